/* Copies of whole objects from and to variables of lanes.

   INPUT	v = p[lane];			OUTPUT	v.x = p[lane].x;
		w = f (v);				v.y = p[lane].y;
							piece = v;  (by parts)
							piece2 = f (piece);
							w = piece2; (by parts)

   Every scalar in the object is copied by itself, so that the variable can be
   taken apart (scalar-replacement.cc).  What a call receives or returns in one
   piece gets a variable of its own for that.  A complex number is two scalars.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/calls/inline.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"
#include "transform/locals/memory-words.h"

/* Arrays with more elements are copied in a loop.  */
enum { MAX_ELEMENTS = 16 };

static void copy_parts (gimple *stmt, tree to, tree from);

static void
insert_before (gimple *stmt, gimple *what)
{
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  gimple_set_location (what, gimple_location (stmt));
  gsi_insert_before (&g, what, GSI_SAME_STMT);
}

/* The scalar TO = FROM, in front of STMT.  Complex numbers are two.  */

static void
copy_scalar (gimple *stmt, tree to, tree from)
{
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (to)), x;
  if (TREE_CODE (type) == COMPLEX_TYPE)
    {
      static const enum tree_code codes[] = { REALPART_EXPR, IMAGPART_EXPR };
      for (unsigned i = 0; i < 2; i++)
	{
	  enum tree_code code = codes[i];
	  x = !from ? NULL_TREE
	      : fold_build1 (code, TREE_TYPE (type), unshare_expr (from));
	  copy_scalar (stmt, build1 (code, TREE_TYPE (type),
				     unshare_expr (to)), x);
	}
      return;
    }
  if (!from)
    x = build_zero_cst (type);
  else if (is_gimple_min_invariant (from))
    x = from;
  else if (!(x = fold_const_aggregate_ref (from))
	   || !is_gimple_min_invariant (x)
	   || !types_compatible_p (TREE_TYPE (x), type))
    {
      x = make_ssa_name (type);
      insert_before (stmt, gimple_build_assign (x, from));
    }
  insert_before (stmt, gimple_build_assign (to, x));
}

/* The member or the element INDEX of REF.  */

static tree
part_of (tree ref, tree index)
{
  ref = unshare_expr (ref);
  if (TREE_CODE (index) == FIELD_DECL)
    return build3 (COMPONENT_REF, TREE_TYPE (index), ref, index, NULL_TREE);
  return build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (ref)), ref, index,
		 NULL_TREE, NULL_TREE);
}

static void
copy_part (gimple *stmt, tree to, tree from, tree index)
{
  copy_parts (stmt, part_of (to, index), from ? part_of (from, index) : NULL);
}

/* Copy the elements from LOW on that come before the END-th in a loop:

	k = PHI <low, k'>;  to[k] = from[k];  k' = k + 1;
	if (k' < end) again;  */

static void
copy_loop (gimple *stmt, tree to, tree from, tree low, tree end)
{
  gimple *mark = gimple_build_nop ();
  insert_before (stmt, mark);
  edge in = split_block (gimple_bb (stmt), mark);
  basic_block head = split_edge (in);
  tree k = make_ssa_name (sizetype), next = make_ssa_name (sizetype);
  gphi *phi = create_phi_node (k, head);
  gassign *step = gimple_build_assign (next, PLUS_EXPR, k, size_one_node);
  gimple_stmt_iterator g = gsi_last_bb (head);

  gsi_insert_after (&g, step, GSI_NEW_STMT);
  add_phi_arg (phi, low, single_pred_edge (head), gimple_location (stmt));
  copy_part (step, to, from, k);
  g = gsi_for_stmt (step);
  gsi_insert_after (&g, gimple_build_cond (LT_EXPR, next, end, NULL_TREE,
					   NULL_TREE), GSI_NEW_STMT);
  edge out = single_succ_edge (gimple_bb (step));
  out->flags = EDGE_FALSE_VALUE;
  out->probability = profile_probability::unlikely ();
  edge back = make_edge (gimple_bb (step), head, EDGE_TRUE_VALUE);
  back->probability = profile_probability::likely ();
  add_phi_arg (phi, next, back, gimple_location (stmt));
  if (current_loops)
    loops_state_set (LOOPS_NEED_FIXUP);
}

/* REF as an array of the largest integers that its alignment and size
   allow.  */

static tree
as_integers (gimple *stmt, tree ref)
{
  HOST_WIDE_INT size = tree_to_shwi (TYPE_SIZE_UNIT (TREE_TYPE (ref)));
  HOST_WIDE_INT es = MIN (least_bit_hwi (size),
			  (HOST_WIDE_INT) get_object_alignment (ref)
			  / BITS_PER_UNIT);
  tree type = lang_hooks.types.type_for_size (MIN (es, 8) * BITS_PER_UNIT, 1);
  tree p = make_ssa_name (build_pointer_type (TREE_TYPE (ref)));
  mark_addressable (ref);
  insert_before (stmt, gimple_build_assign
			 (p, build1 (ADDR_EXPR, TREE_TYPE (p),
				     unshare_expr (ref))));
  return build2 (MEM_REF, build_array_type_nelts (type, size / MIN (es, 8)),
		 p, build_int_cst (ptr_type_node, 0));
}

static bool
has_bit_fields_p (tree type)
{
  for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
    if (TREE_CODE (f) == FIELD_DECL && DECL_BIT_FIELD (f))
      return true;
  return false;
}

/* TO = FROM, null for zeros, in front of STMT, scalar by scalar.  */

static void
copy_parts (gimple *stmt, tree to, tree from)
{
  tree type = TREE_TYPE (to);
  if (is_gimple_reg_type (type))
    copy_scalar (stmt, to, from);
  else if (TREE_CODE (type) == ARRAY_TYPE
	   && (!from || TREE_CODE (TREE_TYPE (from)) == ARRAY_TYPE))
    {
      tree low = TYPE_MIN_VALUE (TYPE_DOMAIN (type));
      tree high = TYPE_MAX_VALUE (TYPE_DOMAIN (type));
      HOST_WIDE_INT n, first = tree_to_shwi (low);
      n = high ? tree_to_shwi (high) - first + 1 : 0;
      if (n > MAX_ELEMENTS)
	copy_loop (stmt, to, from, size_int (first), size_int (first + n));
      else
	for (HOST_WIDE_INT i = 0; i < n; i++)
	  copy_part (stmt, to, from, size_int (first + i));
    }
  else if (TREE_CODE (type) == RECORD_TYPE && !has_bit_fields_p (type)
	   && (!from || types_compatible_p (TREE_TYPE (from), type)))
    {
      for (tree f = TYPE_FIELDS (type); f; f = DECL_CHAIN (f))
	if (TREE_CODE (f) == FIELD_DECL && TYPE_SIZE_UNIT (TREE_TYPE (f))
	    && !integer_zerop (TYPE_SIZE_UNIT (TREE_TYPE (f))))
	  copy_part (stmt, to, from, f);
    }
  else if (sole_member (type)
	   && (!from || types_compatible_p (TREE_TYPE (from), type)))
    copy_part (stmt, to, from, sole_member (type));
  else if (!integer_zerop (TYPE_SIZE_UNIT (type)))
    {
      tree a = as_integers (stmt, to);
      tree b = from ? as_integers (stmt, from) : NULL_TREE;
      if (b && TYPE_SIZE_UNIT (TREE_TYPE (TREE_TYPE (a)))
	       != TYPE_SIZE_UNIT (TREE_TYPE (TREE_TYPE (b))))
	{
	  bool less = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (TREE_TYPE (a))))
		      < tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (TREE_TYPE
								 (b))));
	  tree t = TREE_TYPE (less ? a : b);
	  a = build2 (MEM_REF, t, TREE_OPERAND (a, 0), TREE_OPERAND (a, 1));
	  b = build2 (MEM_REF, t, TREE_OPERAND (b, 0), TREE_OPERAND (b, 1));
	}
      copy_parts (stmt, a, b);
    }
}

/* True if REF is at addresses of lanes, or lanes have copies of it.  */

static bool
of_lanes_p (tree ref)
{
  struct shape s = overlay_operand_shape (ref);
  return !shape_scalar_p (&s);
}

/* STMT loads a complex number: load its parts.  */

static void
load_complex (gimple *stmt)
{
  tree ref = gimple_assign_rhs1 (stmt), part[2];
  tree type = TREE_TYPE (TREE_TYPE (ref));
  for (unsigned i = 0; i < 2; i++)
    {
      part[i] = make_ssa_name (type);
      insert_before (stmt, gimple_build_assign
			     (part[i], build1 (i ? IMAGPART_EXPR
						 : REALPART_EXPR, type,
					       unshare_expr (ref))));
    }
  gimple_stmt_iterator g = gsi_for_stmt (stmt);
  gimple_set_vuse (stmt, NULL_TREE);
  gimple_assign_set_rhs_with_ops (&g, COMPLEX_EXPR, part[0], part[1]);
  update_stmt (gsi_stmt (g));
}

/* True if STMT loads a complex number of each lane.  */

static bool
complex_load_p (gimple *stmt)
{
  return gimple_assign_load_p (stmt)
	 && TREE_CODE (gimple_assign_lhs (stmt)) == SSA_NAME
	 && TREE_CODE (TREE_TYPE (gimple_assign_lhs (stmt))) == COMPLEX_TYPE
	 && !gimple_has_volatile_ops (stmt)
	 && of_lanes_p (gimple_assign_rhs1 (stmt));
}

static bool
whole_p (tree ref)
{
  return TYPE_SIZE_UNIT (TREE_TYPE (ref))
	 && tree_fits_uhwi_p (TYPE_SIZE_UNIT (TREE_TYPE (ref)));
}

/* True if STMT copies a whole object from or to a variable of which lanes have
   copies, or one of very many words (for others see structure-words.cc), or
   stores a complex number of each lane.  */

static bool
whole_copy_p (gimple *stmt)
{
  if (!gimple_assign_single_p (stmt) || gimple_clobber_p (stmt))
    return false;
  tree to = gimple_assign_lhs (stmt), from = gimple_assign_rhs1 (stmt);
  bool is_complex = TREE_CODE (TREE_TYPE (to)) == COMPLEX_TYPE;
  return (is_complex ? (TREE_CODE (to) != SSA_NAME
			&& (of_lanes_p (to) || of_lanes_p (from)))
	  : (!is_gimple_reg_type (TREE_TYPE (to))
	     && (lane_copied_p (to) || lane_copied_p (from)
		 || (of_lanes_p (to) && whole_p (to)
		     && many_words_p (to, from)))))
	 && !gimple_has_volatile_ops (stmt)
	 && TYPE_SIZE_UNIT (TREE_TYPE (to))
	 && tree_fits_shwi_p (TYPE_SIZE_UNIT (TREE_TYPE (to)));
}

/* A variable in which a call receives or returns a whole object of lanes, or a
   complex number, which would be no memory by itself.  */

static tree
own_variable (tree type)
{
  tree member = NULL_TREE, var;
  type = TYPE_MAIN_VARIANT (type);
  if (TREE_CODE (type) == COMPLEX_TYPE)
    {
      tree record = make_node (RECORD_TYPE);
      member = build_decl (UNKNOWN_LOCATION, FIELD_DECL,
			   get_identifier ("value"), type);
      finish_builtin_struct (record, "piece", member, NULL_TREE);
      type = record;
    }
  var = create_tmp_var_raw (type, "piece");
  make_local (var);
  return member ? part_of (var, member) : var;
}

/* True if VAR is one that own_variable made.  */

bool
made_for_call_p (tree var)
{
  return VAR_P (var) && DECL_NAME (var) && DECL_ARTIFICIAL (var)
	 && strncmp (IDENTIFIER_POINTER (DECL_NAME (var)), "piece.", 6) == 0;
}

/* True if REF, an operand of a call, needs no variable of its own.  An object
   that has a function to copy it must stay where it is made.  */

static bool
own_variable_p (tree ref)
{
  if (TREE_CODE (ref) == SSA_NAME)
    return TREE_CODE (TREE_TYPE (ref)) != COMPLEX_TYPE || !varying_p (ref);
  return is_gimple_min_invariant (ref) || !lane_copied_p (ref)
	 || TREE_ADDRESSABLE (TREE_TYPE (ref))
	 || made_for_call_p (get_base_address (ref));
}

/* True if CALL is of an internal function that is no call to be made lane by
   lane: its operands are those of an operation.  */

static bool
operation_p (gcall *call)
{
  return gimple_call_internal_p (call)
	 && !gimple_call_internal_p (call, IFN_ATOMIC_COMPARE_EXCHANGE);
}

/* Let CALL return its result in a variable of its own.  */

static bool
separate_result (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  edge next = stmt_ends_bb_p (call)
	      ? find_fallthru_edge (gimple_bb (call)->succs) : NULL;
  if (!next && stmt_ends_bb_p (call))
    return false;
  tree var = own_variable (TREE_TYPE (lhs));
  gimple_stmt_iterator g = gsi_for_stmt (call);
  gassign *copy = gimple_build_assign (lhs, unshare_expr (var));
  gimple_set_location (copy, gimple_location (call));
  gimple_call_set_lhs (call, var);
  if (TREE_CODE (lhs) == SSA_NAME)
    SSA_NAME_DEF_STMT (lhs) = copy;
  if (next)
    gsi_insert_on_edge_immediate (next, copy);
  else
    gsi_insert_after (&g, copy, GSI_SAME_STMT);
  return true;
}

static bool
separate_call (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  bool changed = false;
  if (ripple_api_call (call) != API_NONE || operation_p (call))
    return false;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree a = gimple_call_arg (call, i);
      if (own_variable_p (a))
	continue;
      tree var = own_variable (TREE_TYPE (a));
      insert_before (call, gimple_build_assign (unshare_expr (var),
						unshare_expr (a)));
      gimple_call_set_arg (call, i, var);
      changed = true;
    }
  if (lhs && !own_variable_p (lhs))
    changed |= separate_result (call);
  if (changed)
    update_stmt (call);
  return changed;
}

bool
lower_whole_copies (void)
{
  auto_vec<gimple *> copies, loads;
  basic_block bb;
  bool changed = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	changed |= separate_call (call);
      else if (complex_load_p (gsi_stmt (g)))
	loads.safe_push (gsi_stmt (g));
      else if (whole_copy_p (gsi_stmt (g)))
	copies.safe_push (gsi_stmt (g));
  for (unsigned i = 0; i < copies.length (); i++)
    {
      tree from = gimple_assign_rhs1 (copies[i]);
      copy_parts (copies[i], gimple_assign_lhs (copies[i]),
		  TREE_CODE (from) == CONSTRUCTOR ? NULL_TREE : from);
      gimple_stmt_iterator g = gsi_for_stmt (copies[i]);
      unlink_stmt_vdef (copies[i]);
      gsi_remove (&g, true);
    }
  for (unsigned i = 0; i < loads.length (); i++)
    load_complex (loads[i]);
  return changed || !copies.is_empty () || !loads.is_empty ();
}

/* True if CALL, made lane by lane, has one object for several lanes of the
   place where it goes.  */

static bool
result_shared_p (gcall *call)
{
  tree lhs = gimple_call_lhs (call);
  if (!lhs || TREE_CODE (lhs) == SSA_NAME
      || ripple_api_call (call) != API_NONE || operation_p (call)
      || made_for_call_p (get_base_address (lhs)))
    return false;
  struct shape s = overlay_call_shape (call);
  struct shape place = overlay_operand_shape (lhs);
  unsigned dim;
  tree fn = gimple_call_fndecl (call);
  cgraph_node *callee = fn ? cgraph_node::get (fn) : NULL;
  return !shape_fits_p (&place, &s, &dim)
	 && !(callee && callee->has_gimple_body_p ()
	      && recursive_block_function_p (callee));
}

bool
share_results (void)
{
  basic_block bb;
  bool changed = false;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (result_shared_p (call) && separate_result (call))
	  {
	    update_stmt (call);
	    changed = true;
	  }
  return changed;
}

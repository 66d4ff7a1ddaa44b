/* Loads from an address that conditions of lanes chose become values that they
   choose.

   INPUT	p = PHI <&a, q>;	OUTPUT	t = a;	(or)  u = *q;
		y = *p;				y = PHI <t, u>;

   That is what std::max and the like make of their references: an address per
   lane, and a gather.  A variable can be loaded where its address is known,
   another place where it has been loaded before; nothing may be written in
   between.  Else what can be loaded at all addresses is loaded where the
   program does it, and chosen there by what has chosen the address:

		c = PHI <true, false>;
		t = *p_1;  u = *p_2;  y = c ? t : u;

   Numbers of elements of a local array are addresses, too:

   INPUT	k = PHI <0, 2>;		OUTPUT	t = v[0];  (or)  u = v[2];
		y = v[k];			y = PHI <t, u>;

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"

tree
copied_address (tree p)
{
  while (TREE_CODE (p) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (!gimple_assign_ssa_name_copy_p (def) && !gimple_assign_cast_p (def))
	break;
      tree from = gimple_assign_rhs1 (def);
      if (!POINTER_TYPE_P (TREE_TYPE (from)))
	break;
      p = from;
    }
  return p;
}

/* The value that a load of type TYPE from BYTES behind P has given, where
   memory was VUSE (null: wherever), before E is taken; null if there is
   none.  */

static tree
loaded_before (edge e, tree p, tree type, HOST_WIDE_INT bytes, tree vuse)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, p)
    {
      gimple *s = USE_STMT (use);
      tree r = gimple_assign_load_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
      if (r && TREE_CODE (r) == MEM_REF && !TREE_THIS_VOLATILE (r)
	  && TREE_OPERAND (r, 0) == p && memory_offset (r) == bytes
	  && (!vuse || gimple_vuse (s) == vuse)
	  && types_compatible_p (TREE_TYPE (r), type)
	  && dominated_by_p (CDI_DOMINATORS, e->src, gimple_bb (s)))
	return gimple_assign_lhs (s);
      /* The same address by another name.  */
      if (gimple_assign_ssa_name_copy_p (s) || gimple_assign_cast_p (s))
	{
	  tree q = gimple_assign_lhs (s);
	  if (POINTER_TYPE_P (TREE_TYPE (q)))
	    if (tree x = loaded_before (e, q, type, bytes, vuse))
	      return x;
	}
    }
  return NULL_TREE;
}

/* What is loaded, at a place that is a PHI: of TYPE, from BYTES behind that;
   or it is REF, where the PHI is the index of an array.  */

struct phi_load
{
  tree type;
  HOST_WIDE_INT bytes;
  tree ref;
};

/* Values of which it is known that LOAD was, or would be, them if POINTER is
   the PHI, and memory VUSE.  */

struct phi_value
{
  tree pointer, vuse, value;
  phi_load load;
};
static auto_vec<phi_value> phi_values;

static bool
same_load_p (const phi_load *a, const phi_load *b)
{
  return a->bytes == b->bytes && types_compatible_p (a->type, b->type)
	 && (a->ref && b->ref ? operand_equal_p (a->ref, b->ref, 0)
	     : a->ref == b->ref);
}

/* The ARRAY_REF of REF, if it has one and that is of a local variable whose
   elements nobody else counts.  */

static tree
indexed_part (tree ref)
{
  tree found = NULL_TREE;
  for (tree t = ref; handled_component_p (t); t = TREE_OPERAND (t, 0))
    if (TREE_CODE (t) == ARRAY_REF && !found
	&& !TREE_OPERAND (t, 2) && !TREE_OPERAND (t, 3))
      found = t;
    else if (TREE_CODE (t) != COMPONENT_REF)
      return NULL_TREE;
  return found && VAR_P (get_base_address (ref)) ? found : NULL_TREE;
}

/* REF with INDEX, a number, for that of its array; null if it has no such
   element.  */

static tree
element_at (tree ref, tree index)
{
  ref = unshare_expr (ref);
  tree part = indexed_part (ref);
  tree n = array_ref_up_bound (part), low = array_ref_low_bound (part);
  if (!n || TREE_CODE (n) != INTEGER_CST || TREE_CODE (low) != INTEGER_CST
      || tree_int_cst_lt (index, low) || tree_int_cst_lt (n, index))
    return NULL_TREE;
  TREE_OPERAND (part, 1) = fold_convert (sizetype, index);
  return ref;
}

/* What X, the number of an element, is a copy of.  */

static tree
copied_index (tree x)
{
  while (TREE_CODE (x) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (!gimple_assign_ssa_name_copy_p (def)
	  && !(gimple_assign_cast_p (def)
	       && INTEGRAL_TYPE_P (TREE_TYPE (gimple_assign_rhs1 (def)))
	       && (TYPE_PRECISION (TREE_TYPE (gimple_assign_rhs1 (def)))
		   <= TYPE_PRECISION (TREE_TYPE (x)))))
	break;
      x = gimple_assign_rhs1 (def);
    }
  return x;
}

/* True if REF is, or is part of, a variable or a parameter that can be loaded
   from wherever its address is known.  */

static bool
loadable_variable_p (tree ref)
{
  tree base = reference_base (ref);
  if (TREE_CODE (base) == MEM_REF
      && TREE_CODE (TREE_OPERAND (base, 0)) == ADDR_EXPR)
    base = TREE_OPERAND (TREE_OPERAND (base, 0), 0);
  return (VAR_P (base) || TREE_CODE (base) == PARM_DECL)
	 && !TREE_THIS_VOLATILE (base) && !DECL_HAS_VALUE_EXPR_P (base);
}

static tree value_of_phi (gphi *, const phi_load *, tree, unsigned, bool);

/* The value that LOAD, through ARG, gives at the end of E's source, where
   memory is VUSE; null if it cannot be loaded there.  TRIAL: do not load,
   return anything but null.  DEPTH: of PHIs that ARG came through.  */

static tree
load_before (edge e, tree arg, const phi_load *load, tree vuse,
	     unsigned depth, bool trial)
{
  tree ref = NULL_TREE;
  arg = load->ref ? copied_index (arg) : copied_address (arg);
  if (TREE_CODE (arg) == INTEGER_CST && load->ref)
    ref = element_at (load->ref, arg);
  else if (TREE_CODE (arg) == ADDR_EXPR)
    ref = TREE_OPERAND (arg, 0);
  else if (TREE_CODE (arg) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (arg);
      /* A value that was loaded once can be loaded again.  */
      if (!load->ref)
	if (tree x = loaded_before (e, arg, load->type, load->bytes, vuse))
	  return x;
      if (gphi *phi = dyn_cast<gphi *> (def))
	return value_of_phi (phi, load, vuse, depth + 1, trial);
      if (is_gimple_assign (def)
	  && gimple_assign_rhs_code (def) == ADDR_EXPR)
	ref = TREE_OPERAND (gimple_assign_rhs1 (def), 0);
    }
  if (!ref || !loadable_variable_p (ref))
    return NULL_TREE;
  if (!load->ref)
    ref = reference_behind (ref, load->bytes, load->type);
  if (!ref || trial)
    return ref;
  tree x = make_ssa_name (load->type);
  gassign *g = gimple_build_assign (x, ref);
  gimple_set_vuse (g, vuse);
  gsi_insert_on_edge_immediate (e, g);
  return x;
}

/* What memory is on entry from E to the block of PHI, if that is still so, for
   what LOAD loads, where it is VUSE; else null.  */

static tree
memory_before (gphi *phi, const phi_load *load, tree vuse, edge e)
{
  gimple *def = SSA_NAME_DEF_STMT (vuse);
  basic_block bb = gimple_bb (phi);
  /* A loop that was unrolled leaves such.  */
  while (gimple_code (def) == GIMPLE_PHI && gimple_phi_num_args (def) == 1)
    {
      vuse = gimple_phi_arg_def (def, 0);
      def = SSA_NAME_DEF_STMT (vuse);
    }
  /* An array that is a variable of its own is not what others write to.  */
  while (load->ref && is_gimple_assign (def)
	 && !stmt_may_clobber_ref_p (def, get_base_address (load->ref)))
    {
      vuse = gimple_vuse (def);
      def = SSA_NAME_DEF_STMT (vuse);
    }
  if (gimple_code (def) == GIMPLE_PHI && gimple_bb (def) == bb)
    return PHI_ARG_DEF_FROM_EDGE (def, e);
  if (SSA_NAME_IS_DEFAULT_DEF (vuse)
      || (gimple_bb (def) != bb
	  && dominated_by_p (CDI_DOMINATORS, bb, gimple_bb (def))))
    return vuse;
  return NULL_TREE;
}

/* The PHI of values that LOAD gives, through the result of PHI, where memory
   is VUSE.  TRIAL, DEPTH, and null: as above.  */

static tree
value_of_phi (gphi *phi, const phi_load *load, tree vuse, unsigned depth,
	      bool trial)
{
  enum { DEEPEST = 4 };
  tree pointer = gimple_phi_result (phi);
  auto_vec<tree> args;
  edge e;
  edge_iterator ei;

  for (unsigned i = 0; i < phi_values.length (); i++)
    {
      const phi_value *v = &phi_values[i];
      if (v->pointer == pointer && v->vuse == vuse
	  && same_load_p (&v->load, load))
	return v->value;
    }
  if (depth > DEEPEST)
    return NULL_TREE;
  FOR_EACH_EDGE (e, ei, gimple_bb (phi)->preds)
    if ((e->flags & EDGE_ABNORMAL) || e->src == gimple_bb (phi)
	|| !memory_before (phi, load, vuse, e))
      return NULL_TREE;
  for (unsigned i = 0; i < 2 * gimple_phi_num_args (phi); i++)
    {
      bool trying = i < gimple_phi_num_args (phi);
      unsigned k = trying ? i : i - gimple_phi_num_args (phi);
      e = gimple_phi_arg_edge (phi, k);
      tree x = load_before (e, gimple_phi_arg_def (phi, k), load,
			    memory_before (phi, load, vuse, e), depth, trying);
      if (!x || (trial && k + 1 == gimple_phi_num_args (phi)))
	return x;
      if (!trying)
	args.safe_push (x);
    }
  gphi *value = create_phi_node (make_ssa_name (load->type),
				 gimple_bb (phi));
  for (unsigned i = 0; i < args.length (); i++)
    add_phi_arg (value, args[i], gimple_phi_arg_edge (phi, i),
		 gimple_location (phi));
  overlay_info (gimple_phi_result (value))->flags
    |= overlay_info (pointer)->flags & (VALUE_LANE_CODE | VALUE_DATA_PHI);
  phi_values.safe_push ({ pointer, vuse, gimple_phi_result (value), *load });
  return gimple_phi_result (value);
}

/* True if nothing but stores comes between the block of PHI and LOAD: what a
   call has freed must not be loaded.  */

static bool
only_stores_between_p (gphi *phi, gimple *load)
{
  tree vuse = gimple_vuse (load);
  while (!SSA_NAME_IS_DEFAULT_DEF (vuse))
    {
      gimple *def = SSA_NAME_DEF_STMT (vuse);
      if (gimple_bb (def) == gimple_bb (phi)
	  ? gimple_code (def) == GIMPLE_PHI
	  : dominated_by_p (CDI_DOMINATORS, gimple_bb (phi),
			    gimple_bb (def)))
	return true;
      if (!is_gimple_assign (def))
	return false;
      vuse = gimple_vuse (def);
    }
  return true;
}

/* What the statement LOAD, through another pointer, would load through P, on
   the way to which it takes E (null: none); null if it cannot be loaded.
   TRIAL: do not load, return anything but null.  DEPTH: of PHIs.  */

static tree
load_again (gimple *load, edge e, tree p, unsigned depth, bool trial)
{
  enum { DEEPEST = 3 };
  tree ref = gimple_assign_rhs1 (load), type = TREE_TYPE (ref), x[2];
  gimple_stmt_iterator g = gsi_for_stmt (load);
  p = copied_address (p);
  if (TREE_CODE (p) != SSA_NAME || depth > DEEPEST)
    return NULL_TREE;
  gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (p));
  gassign *s;
  if (phi && gimple_phi_num_args (phi) == 2
      && !loop_header_p (gimple_bb (phi))
      && dominated_by_p (CDI_DOMINATORS, gimple_bb (load), gimple_bb (phi)))
    {
      for (unsigned i = 0; i < 2; i++)
	if (!(x[i] = load_again (load, gimple_phi_arg_edge (phi, i),
				 gimple_phi_arg_def (phi, i), depth + 1,
				 trial)))
	  return NULL_TREE;
      if (trial)
	return x[0];
      tree first = make_ssa_name (boolean_type_node);
      gphi *choice = create_phi_node (first, gimple_bb (phi));
      for (unsigned i = 0; i < 2; i++)
	add_phi_arg (choice, i == 0 ? boolean_true_node : boolean_false_node,
		     gimple_phi_arg_edge (phi, i), gimple_location (phi));
      overlay_info (first)->flags
	|= overlay_info (p)->flags & (VALUE_LANE_CODE | VALUE_DATA_PHI);
      s = gimple_build_assign (make_ssa_name (type), COND_EXPR, first, x[0],
			       x[1]);
    }
  else
    {
      gimple *def = SSA_NAME_DEF_STMT (p);
      if (!e || !loaded_before (e, p, TYPE_MAIN_VARIANT (type),
				memory_offset (ref), NULL_TREE)
	  || (gimple_bb (def) && (gimple_bb (def) == gimple_bb (load)
				  || !dominated_by_p (CDI_DOMINATORS,
						      gimple_bb (load),
						      gimple_bb (def)))))
	return NULL_TREE;
      if (trial)
	return p;
      s = gimple_build_assign (make_ssa_name (type),
			       build2 (MEM_REF, type, p,
				       TREE_OPERAND (ref, 1)));
      gimple_set_vuse (s, gimple_vuse (load));
    }
  gimple_set_location (s, gimple_location (load));
  gsi_insert_before (&g, s, GSI_SAME_STMT);
  return gimple_assign_lhs (s);
}

/* The pointer, or the number of the element of a local array, that REF is
   found by, if lanes differ in it; else null.  */

static tree
place_of (tree ref)
{
  tree part = TREE_CODE (ref) == MEM_REF ? NULL_TREE : indexed_part (ref);
  tree x = (TREE_CODE (ref) == MEM_REF ? TREE_OPERAND (ref, 0)
	    : part ? TREE_OPERAND (part, 1) : NULL_TREE);
  return x && TREE_CODE (x) == SSA_NAME && varying_p (x) ? x : NULL_TREE;
}

/* Let LOAD, which is through the result of PHI, be a PHI of loads, or a choice
   of them.  Add the pointer to UNUSED.  */

static bool
resolve_phi_load (gimple *load, gphi *phi, bitmap unused)
{
  tree ref = gimple_assign_rhs1 (load), type = TREE_TYPE (ref);
  if (!is_gimple_reg_type (type) || TREE_THIS_VOLATILE (ref)
      || !gimple_vuse (load))
    return false;
  bool element = TREE_CODE (ref) != MEM_REF;
  phi_load l = { TYPE_MAIN_VARIANT (type), element ? 0 : memory_offset (ref),
		 element ? ref : NULL_TREE };
  tree value = value_of_phi (phi, &l, gimple_vuse (load), 0, false);
  tree p = gimple_phi_result (phi);
  if (!value && !element && only_stores_between_p (phi, load)
      && load_again (load, NULL, p, 0, true))
    value = load_again (load, NULL, p, 0, false);
  if (!value)
    return false;
  gimple_stmt_iterator g = gsi_for_stmt (load);
  /* A pointer that nothing needs any more would keep the variable in
     memory.  */
  bitmap_set_bit (unused, SSA_NAME_VERSION (place_of (ref)));
  gimple_set_vuse (load, NULL_TREE);
  gimple_assign_set_rhs_from_tree (&g, value);
  update_stmt (gsi_stmt (g));
  return true;
}

bool
resolve_phi_loads (void)
{
  bool changed = false;
  auto_vec<gimple *> loads;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *s = gsi_stmt (g);
	tree r = gimple_assign_load_p (s) ? gimple_assign_rhs1 (s) : NULL_TREE;
	if (r && place_of (r))
	  loads.safe_push (s);
      }
  calculate_dominance_info (CDI_DOMINATORS);
  auto_bitmap unused;
  phi_values.truncate (0);
  for (unsigned i = 0; i < loads.length (); i++)
    {
      tree p = place_of (gimple_assign_rhs1 (loads[i]));
      p = POINTER_TYPE_P (TREE_TYPE (p)) ? copied_address (p)
	  : copied_index (p);
      if (TREE_CODE (p) != SSA_NAME)
	continue;
      if (gphi *phi = dyn_cast<gphi *> (SSA_NAME_DEF_STMT (p)))
	changed |= resolve_phi_load (loads[i], phi, unused);
    }
  simple_dce_from_worklist (unused);
  return changed;
}

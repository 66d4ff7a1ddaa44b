/* Everything that must be refused is refused here, all errors of a function
   in one go, before anything is rewritten for good.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/check.h"
#include "analysis/constants.h"
#include "analysis/libraries.h"
#include "analysis/shapes.h"
#include "analysis/show.h"
#include "report/report.h"

/* A call of a function that was never declared, which C allows, though it has
   nearly the name of one of the API.  True if it was reported.  */

static bool
check_misspelt (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  if (!fn || !undeclared_function_p (fn))
    return false;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fn));
  const char *hint = closest_ripple_name (name);
  location_t loc = ripple_program_location (stmt_location (call));
  if (!hint && !ripple_name_p (name))
    return false;
  if (!hint)
    {
      ripple_report (loc, RMK_API_NO_SUCH, name);
      return true;
    }
  loc = get_start (loc);
  loc = make_location (loc, loc,
		       linemap_position_for_loc_and_offset
			 (line_table, loc, strlen (name) - 1));
  rich_location where (line_table, loc);
  where.add_fixit_replace (hint);
  ripple_report_fix (&where, RMK_API_MISSPELT, name, hint);
  return true;
}

/* Report STMT, in which lanes of shape S have the type TYPE, that of no
   element.  */

static void
report_element (gimple *stmt, tree type, const struct shape *s)
{
  ripple_report (stmt_location (stmt), VECTOR_TYPE_P (type)
				       ? RMK_ELEMENT_VECTOR : RMK_ELEMENT_TYPE,
		 type, check_text (s));
}

/* Report TYPE if it can be no element of lanes of shape S in STMT.  */

static void
check_element (gimple *stmt, tree type, const struct shape *s)
{
  tree elt = lanes_element_type (type);
  if (!elt)
    report_element (stmt, type, s);
  else if (shape_scalable_p (s)
	   && !VECTOR_MODE_P (TYPE_MODE (lanes_part_type
					   (elt, 1, lanes_of_shape (s)))))
    refuse_scalable (stmt_location (stmt),
		     "an element type without vectors on this target", s);
}

/* Report that CALL passes a block, its argument I, to a function that nothing
   is known of, unless it is a vector function.  */

static void
report_block_argument (gcall *call, unsigned i)
{
  auto_vec<const library_function *> found;
  struct shape block;
  bool param;
  if (library_match (call, false))
    return;
  if (gimple_call_fndecl (call))
    library_functions (gimple_call_fndecl (call), &found);
  if (!found.is_empty ()
      && block_shape (gimple_call_arg (call, i), &block, &param))
    ripple_report (stmt_location (call), RMK_LIBRARY_NO_MATCH,
		   gimple_call_fndecl (call), check_text (&block));
  else
    ripple_report (stmt_location (call), RMK_BLOCK_TO_UNKNOWN);
}

/* A call with a tensor operand that is not of the API.  */

static void
check_other_call (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  if (check_misspelt (call))
    return;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (ripple_block_type_p (TREE_TYPE (gimple_call_arg (call, i))))
      {
	report_block_argument (call, i);
	return;
      }
  struct shape s = overlay_call_shape (call);
  unsigned dim;
  if (shape_scalar_p (&s))
    return;
  tree lhs = gimple_call_lhs (call);
  if (constructor_call_p (call)
      && !shape_fits_p (&s, overlay_shape (gimple_call_arg (call, 0)), &dim))
    ripple_report (stmt_location (call), RMK_CONSTRUCT_LARGER,
		   DECL_CONTEXT (fn), check_text (&s),
		   check_text (overlay_shape (gimple_call_arg (call, 0))));
  if (lhs && TREE_CODE (lhs) != SSA_NAME)
    {
      struct shape to = overlay_address_shape (lhs);
      if (!shape_fits_p (&s, &to, &dim))
	ripple_report (stmt_location (call), RMK_STORE_LARGER, check_text (&s),
		       check_text (&to));
    }
  else if (lhs && !lanes_element_type (TREE_TYPE (lhs)))
    ripple_report (stmt_location (call), RMK_CALL_RESULT, check_text (&s),
		   TREE_TYPE (lhs));
  else if (lhs)
    check_element (call, TREE_TYPE (lhs), &s);
  if (fn && gimple_call_flags (call) & ECF_RETURNS_TWICE)
    ripple_report (stmt_location (call), RMK_CALL_SHAPED, fn, check_text (&s),
		   "it may return twice");
}

/* The local variable that REF, which is larger than a scalar, is a part of;
   null if it is none.  */

static tree
local_aggregate (tree ref)
{
  tree base = handled_component_p (ref) ? get_base_address (ref) : NULL_TREE;
  if (base && VAR_P (base) && auto_var_in_fn_p (base, cfun->decl)
      && !DECL_ARTIFICIAL (base))
    return base;
  return NULL_TREE;
}

/* True if REF is a part of an array whose length is no constant.  */

static bool
variable_array_p (tree ref)
{
  tree base = get_base_address (ref);
  if (!base || TREE_CODE (base) != MEM_REF
      || TREE_CODE (TREE_OPERAND (base, 0)) != SSA_NAME)
    return false;
  gimple *def = SSA_NAME_DEF_STMT (TREE_OPERAND (base, 0));
  return gimple_call_builtin_p (def, BUILT_IN_ALLOCA_WITH_ALIGN)
	 || gimple_call_builtin_p (def, BUILT_IN_ALLOCA_WITH_ALIGN_AND_MAX);
}

/* Report that STMT stores a value of shape VALUE at an address of shape
   ADDRESS; where it is an assignment `p = x', propose a sum.  */

static void
report_larger (gimple *stmt, const struct shape *value,
	       const struct shape *address)
{
  location_t loc = ripple_program_location (stmt_location (stmt));
  gimple *def = SSA_NAME_DEF_STMT (gimple_assign_rhs1 (stmt));
  rich_location where (line_table, loc);
  unsigned mask = 0;
  char reduce[64];
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (value->dim[d].fixed != address->dim[d].fixed)
      mask |= 1u << d;
  snprintf (reduce, sizeof reduce, " ripple_reduceadd (%s%x,",
	    mask > 9 ? "0x" : "", mask);
  /* The operator is at the position of the statement.  That of `p += x' is
     also where the sum is computed.  */
  if (LOCATION_LOCUS (gimple_location (def))
      != LOCATION_LOCUS (gimple_location (stmt))
      && get_finish (loc) != get_pure_location (line_table, loc))
    {
      where.add_fixit_insert_after (get_pure_location (line_table, loc),
				    reduce);
      where.add_fixit_insert_after (get_finish (loc), ")");
    }
  ripple_report_fix (&where, RMK_STORE_LARGER, check_text (value),
		     check_text (address));
}

/* A memory access to REF by STMT.  VALUE is what is stored, or null.  False if
   something was reported.  */

static bool
check_access (gimple *stmt, tree ref, tree value)
{
  unsigned before = ripple_errors;
  struct shape a = overlay_address_shape (ref), joined;
  unsigned dim;
  if (value && TREE_CODE (value) == SSA_NAME
      && !shape_fits_p (overlay_shape (value), &a, &dim))
    {
      tree local = local_aggregate (ref), base = get_base_address (ref);
      const struct shape *shape = overlay_shape (value);
      if (base && TREE_CODE (base) == RESULT_DECL)
	ripple_report (stmt_location (stmt), RMK_RETURN_SHAPED,
		       check_text (overlay_shape (value)));
      else if (local)
	ripple_report (stmt_location (stmt), RMK_STORE_LOCAL, local,
		       check_text (overlay_shape (value)));
      else if (variable_array_p (ref))
	ripple_report (stmt_location (stmt), RMK_STORE_VLA,
		       check_text (shape));
      else if (!shape_join (&joined, shape, &a, &dim))
	ripple_report (stmt_location (stmt), RMK_STORE_BLOCKS, dim,
		       check_text (shape), check_text (&a));
      else
	report_larger (stmt, shape, &a);
    }
  if (shape_scalar_p (&a))
    return ripple_errors == before;
  if (!is_gimple_reg_type (TREE_TYPE (ref)))
    ripple_report (stmt_location (stmt), RMK_AGGREGATE, TREE_TYPE (ref),
		   check_text (&a));
  else if (TREE_CODE (ref) == BIT_FIELD_REF
	   || (TREE_CODE (ref) == COMPONENT_REF
	       && DECL_BIT_FIELD (TREE_OPERAND (ref, 1))))
    ripple_report (stmt_location (stmt), RMK_BIT_FIELD, check_text (&a));
  else if (reverse_storage_order_for_component_p (ref)
	   && !integer_onep (TYPE_SIZE_UNIT (TREE_TYPE (ref))))
    ripple_report (stmt_location (stmt), RMK_STORAGE_ORDER, check_text (&a));
  else
    check_element (stmt, TREE_TYPE (ref), &a);
  return ripple_errors == before;
}

static void
check_condition (gcond *cond)
{
  struct shape s = *overlay_shape (gimple_cond_lhs (cond));
  const struct shape *t = overlay_shape (gimple_cond_rhs (cond));
  unsigned dim;
  if (!shape_join (&s, &s, t, &dim))
    report_join (stmt_location (cond), &s, t, dim);
}

/* True if STMT only converts a value to the type of a bit-field that it is
   stored to; the store is reported.  */

static bool
bit_field_value_p (gimple *stmt)
{
  use_operand_p use;
  gimple *store;
  return single_imm_use (gimple_assign_lhs (stmt), &use, &store)
	 && gimple_store_p (store)
	 && TREE_CODE (gimple_assign_lhs (store)) == COMPONENT_REF
	 && DECL_BIT_FIELD (TREE_OPERAND (gimple_assign_lhs (store), 1));
}

/* True if NAME, a complex number, is what the function returns: reported
   there.  DEPTH counts PHIs on the way.  */

static bool
returned_p (tree name, unsigned depth = 0)
{
  imm_use_iterator it;
  use_operand_p use;
  if (TREE_CODE (TREE_TYPE (name)) != COMPLEX_TYPE || depth > 8)
    return false;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *s = USE_STMT (use);
      if (gimple_code (s) == GIMPLE_RETURN
	  || (gimple_code (s) == GIMPLE_PHI
	      && returned_p (gimple_phi_result (s), depth + 1)))
	return true;
    }
  return false;
}

static void
check_statement (gimple *stmt)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_PHI:
      {
	tree r = gimple_phi_result (stmt);
	if (varying_p (r) && !returned_p (r))
	  check_element (stmt, TREE_TYPE (r), overlay_shape (r));
      }
      break;

    case GIMPLE_ASSIGN:
      /* A clobber, by which an object's life begins or ends, says nothing of
	 the copies that lanes have.  */
      if (gimple_clobber_p (stmt))
	break;
      check_double (stmt);
      if (gimple_store_p (stmt)
	  && !check_access (stmt, gimple_assign_lhs (stmt),
			    gimple_assign_rhs1 (stmt)))
	break;
      if (gimple_assign_load_p (stmt))
	check_access (stmt, gimple_assign_rhs1 (stmt), NULL_TREE);
      else if (varying_p (gimple_get_lhs (stmt))
	       && (lanes_element_type (TREE_TYPE (gimple_get_lhs (stmt)))
		   || (!returned_p (gimple_get_lhs (stmt))
		       && !bit_field_value_p (stmt))))
	check_element (stmt, TREE_TYPE (gimple_get_lhs (stmt)),
		       overlay_shape (gimple_get_lhs (stmt)));
      break;

    case GIMPLE_CALL:
      check_double_call (as_a<gcall *> (stmt));
      if (!check_api_call (as_a<gcall *> (stmt)))
	check_other_call (as_a<gcall *> (stmt));
      else if (varying_p (gimple_get_lhs (stmt)))
	check_element (stmt, TREE_TYPE (gimple_get_lhs (stmt)),
		       overlay_shape (gimple_get_lhs (stmt)));
      break;

    case GIMPLE_COND:
      check_condition (as_a<gcond *> (stmt));
      break;

    case GIMPLE_GOTO:
      if (varying_p (gimple_goto_dest (stmt)))
	ripple_report (stmt_location (stmt), RMK_GOTO_SHAPED,
		       check_text (overlay_shape (gimple_goto_dest (stmt))));
      break;

    case GIMPLE_RETURN:
      {
	tree v = gimple_return_retval (as_a<greturn *> (stmt));
	struct shape s = *overlay_shape (v);
	if (v && (DECL_P (v) || handled_component_p (v)))
	  s = overlay_address_shape (v);
	if (!shape_scalar_p (&s))
	  ripple_report (stmt_location (stmt), RMK_RETURN_SHAPED,
			 check_text (&s));
      }
      break;

    case GIMPLE_ASM:
      {
	ssa_op_iter i;
	tree use;
	FOR_EACH_SSA_TREE_OPERAND (use, stmt, i, SSA_OP_USE)
	  if (varying_p (use))
	    {
	      ripple_report (stmt_location (stmt), RMK_ASM_SHAPED,
			     check_text (overlay_shape (use)));
	      break;
	    }
      }
      break;

    default:
      break;
    }
}

/* The positions of the stores that have been reported.  */
static hash_set<int_hash<location_t, UNKNOWN_LOCATION> > bad_stores;

/* Check STMT, in an order in which most definitions come before their
   uses.  */

static bool
check_once (gimple *stmt)
{
  auto_diagnostic_group group;
  unsigned before = ripple_errors;
  location_t loc = gimple_location (stmt);
  /* A copy of a structure is several stores at one place.  */
  if (inherits_blame_p (stmt)
      || (gimple_vdef (stmt) && bad_stores.contains (loc)))
    return false;
  named_shape_p ();
  check_statement (stmt);
  if (ripple_errors == before)
    return false;
  if (gimple_vdef (stmt) && loc != UNKNOWN_LOCATION)
    bad_stores.add (loc);
  if (named_shape_p ())
    explain_shapes (stmt);
  blame (stmt);
  return false;
}

/* Report STMT if it sets VAR, which stands for the counter in the body of an
   annotated loop where the body takes the counter's address.  VAR is set once,
   from a register: any other assignment changes the counter.  */

static bool
check_counter (gimple *stmt, tree var)
{
  tree attribute = (var && VAR_P (var)
		    ? lookup_attribute (RIPPLE_COPY_ATTRIBUTE,
					DECL_ATTRIBUTES (DECL_ORIGIN (var)))
		    : NULL_TREE);
  if (!attribute || gimple_code (stmt) == GIMPLE_PHI
      || gimple_clobber_p (stmt))
    return false;
  tree from = (gimple_assign_single_p (stmt) ? gimple_assign_rhs1 (stmt)
	       : NULL_TREE);
  if (from && TREE_CODE (from) == SSA_NAME
      && SSA_NAME_IDENTIFIER (from) == TREE_VALUE (attribute))
    return false;
  ripple_report (stmt_location (stmt), RMK_LOOP_COUNTER_SET, var);
  return true;
}

static bool
check_counter_store (gimple *stmt, tree base, tree, void *)
{
  return check_counter (stmt, base);
}

void
check_counters (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      {
	gimple *stmt = gsi_stmt (g);
	ssa_op_iter it;
	tree name;
	walk_stmt_load_store_ops (stmt, NULL, NULL, check_counter_store);
	FOR_EACH_SSA_TREE_OPERAND (name, stmt, it, SSA_OP_DEF)
	  check_counter (stmt, SSA_NAME_VAR (name));
      }
}

void
check_function (void)
{
  bad_stores.empty ();
  overlay_solve (check_once);
  forget_blame ();
}

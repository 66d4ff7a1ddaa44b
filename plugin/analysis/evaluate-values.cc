/* Operands, places and operations of evaluate.cc: one assignment at a time.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "report/report.h"
#include "analysis/evaluate-private.h"

/* The address of the variable, function or literal DECL in F.  */

uint64_t
address_of (frame *f, tree decl)
{
  uint64_t size;

  if (CONSTANT_CLASS_P (decl) || TREE_CODE (decl) == FUNCTION_DECL
      || TREE_CODE (decl) == CONST_DECL
      || (VAR_P (decl) && is_global_var (decl)))
    return memory_static (decl);
  if (!VAR_P (decl) && TREE_CODE (decl) != PARM_DECL
      && TREE_CODE (decl) != RESULT_DECL)
    {
      evaluation_fails (RMK_EVAL_STATEMENT);
      return 0;
    }
  if (uint64_t *known = f->address.get (decl))
    return *known;
  if (!memory_size (TREE_TYPE (decl), &size))
    return 0;
  uint64_t address = memory_new (size);
  f->address.put (decl, address);
  return address;
}

/* The address that the pointer OP holds.  */

bool
pointer_value (frame *f, tree op, uint64_t *address)
{
  tree v = value_of (f, op);

  if (!v)
    return false;
  *address = wi::to_wide (v).to_uhwi ();
  return true;
}

/* The address of REF, which has no components; 0 if that fails.  */

static uint64_t
base_address (frame *f, tree ref)
{
  uint64_t address;

  if (TREE_CODE (ref) == MEM_REF)
    {
      if (!pointer_value (f, TREE_OPERAND (ref, 0), &address))
	return 0;
      return address + wi::to_offset (TREE_OPERAND (ref, 1)).to_shwi ();
    }
  if (TREE_CODE (ref) == SSA_NAME)
    {
      /* A part of a register.  */
      tree v = value_of (f, ref);
      memory_place p = { 0, 0, 0, TREE_TYPE (ref), false };
      uint64_t size;

      if (!v || !memory_size (p.type, &size))
	return 0;
      p.address = memory_new (size);
      p.bits = size * 8;
      return p.address && memory_store (&p, v) ? p.address : 0;
    }
  return address_of (f, ref);
}

/* *OFFSET += INDEX * UNIT bits; false if something is not known.  */

static bool
add_index (frame *f, tree index, tree low, tree unit, int64_t *offset)
{
  tree i = value_of (f, index), u = value_of (f, unit);
  tree l = low ? value_of (f, low) : integer_zero_node;

  if (!i || !u || !l)
    return false;
  *offset += (int64_t) ((wi::to_offset (i) - wi::to_offset (l)).to_shwi ()
			* (uint64_t) wi::to_offset (u).to_shwi () * 8);
  return true;
}

/* Set *P to where REF is.  */

bool
find_place (frame *f, tree ref, memory_place *p)
{
  int64_t offset = 0;
  uint64_t size, base;

  p->type = TREE_TYPE (ref);
  p->bit_field = false;
  if (TREE_THIS_VOLATILE (ref))
    return evaluation_fails (RMK_EVAL_VOLATILE);
  if (TREE_CODE (ref) == BIT_FIELD_REF)
    {
      p->bits = tree_to_uhwi (TREE_OPERAND (ref, 1));
      p->bit_field = INTEGRAL_TYPE_P (p->type);
    }
  else if (TREE_CODE (ref) == COMPONENT_REF
	   && DECL_BIT_FIELD (TREE_OPERAND (ref, 1)))
    {
      p->bits = tree_to_uhwi (DECL_SIZE (TREE_OPERAND (ref, 1)));
      p->bit_field = true;
    }
  else if (memory_size (p->type, &size))
    p->bits = size * 8;
  else
    return false;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    switch (TREE_CODE (ref))
      {
      case ARRAY_REF:
      case ARRAY_RANGE_REF:
	if (!add_index (f, TREE_OPERAND (ref, 1), array_ref_low_bound (ref),
			array_ref_element_size (ref), &offset))
	  return false;
	break;
      case COMPONENT_REF:
	if (!add_index (f, component_ref_field_offset (ref), NULL_TREE,
			integer_one_node, &offset))
	  return false;
	offset += tree_to_uhwi (DECL_FIELD_BIT_OFFSET (TREE_OPERAND (ref, 1)));
	break;
      case BIT_FIELD_REF:
	offset += tree_to_uhwi (TREE_OPERAND (ref, 2));
	break;
      case IMAGPART_EXPR:
	offset += tree_to_uhwi (TYPE_SIZE (TREE_TYPE (ref)));
	break;
      default:
	break;
      }
  base = base_address (f, ref);
  if (base == 0)
    return evaluation_fails (RMK_EVAL_ADDRESS);
  p->address = base + (offset >> 3);
  p->bit = offset & 7;
  return true;
}

/* The value of OP, an operand that is no aggregate.  */

tree
value_of (frame *f, tree op)
{
  memory_place p;
  tree v;

  if (CONSTANT_CLASS_P (op))
    return TREE_OVERFLOW_P (op) ? drop_tree_overflow (op) : op;
  switch (TREE_CODE (op))
    {
    case SSA_NAME:
      v = f->value[SSA_NAME_VERSION (op)];
      return v ? v : evaluation_fails (RMK_EVAL_UNINITIALIZED);
    case ADDR_EXPR:
      if (TREE_CODE (TREE_OPERAND (op, 0)) == LABEL_DECL
	  || !find_place (f, TREE_OPERAND (op, 0), &p))
	return evaluation_fails (RMK_EVAL_STATEMENT);
      return build_int_cst (TREE_TYPE (op), p.address);
    case OBJ_TYPE_REF:
      return value_of (f, OBJ_TYPE_REF_EXPR (op));
    default:
      return find_place (f, op, &p) ? memory_load (&p) : NULL_TREE;
    }
}

/* Operations.  */

/* What the operation CODE on A and B may be undefined for.  */

static bool
defined_p (enum tree_code code, tree a, tree b)
{
  switch (code)
    {
    case TRUNC_DIV_EXPR:
    case TRUNC_MOD_EXPR:
    case FLOOR_DIV_EXPR:
    case FLOOR_MOD_EXPR:
    case CEIL_DIV_EXPR:
    case CEIL_MOD_EXPR:
    case ROUND_DIV_EXPR:
    case ROUND_MOD_EXPR:
    case EXACT_DIV_EXPR:
      if (TREE_CODE (b) == INTEGER_CST
	  && (integer_zerop (b)
	      || (!TYPE_UNSIGNED (TREE_TYPE (b)) && integer_all_onesp (b)
		  && wi::only_sign_bit_p (wi::to_wide (a)))))
	return evaluation_fails (RMK_EVAL_DIVISION);
      return true;
    case LSHIFT_EXPR:
    case RSHIFT_EXPR:
      if (TREE_CODE (b) == INTEGER_CST
	  && (tree_int_cst_sgn (b) < 0
	      || wi::geu_p (wi::to_wide (b), element_precision (a))))
	return evaluation_fails (RMK_EVAL_SHIFT);
      return true;
    default:
      return true;
    }
}

/* R, the result of CODE, unless it does not fit.  */

static tree
checked (enum tree_code code, tree r)
{
  if (!r || !CONSTANT_CLASS_P (r))
    return evaluation_fails (RMK_EVAL_STATEMENT);
  if (!TREE_OVERFLOW_P (r))
    return r;
  switch (code)
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case NEGATE_EXPR:
    case ABS_EXPR:
      if (TYPE_OVERFLOW_WRAPS (TREE_TYPE (r)))
	break;
      /* Fall through.  */
    case FIX_TRUNC_EXPR:
      return evaluation_fails (RMK_EVAL_OVERFLOW);
    default:
      break;
    }
  return drop_tree_overflow (r);
}

tree
binary (enum tree_code code, tree type, tree a, tree b)
{
  if (!defined_p (code, a, b))
    return NULL_TREE;
  if (code == POINTER_PLUS_EXPR)
    return wide_int_to_tree (type, wi::to_wide (a)
				   + wide_int::from (wi::to_wide (b),
						     TYPE_PRECISION (type),
						     SIGNED));
  if (code == POINTER_DIFF_EXPR)
    return wide_int_to_tree (type, wi::to_wide (a) - wi::to_wide (b));
  return checked (code, fold_binary (code, type, a, b));
}

/* The value of the assignment S's right side, no aggregate.  */

static tree
assigned_value (frame *f, gassign *s)
{
  enum tree_code code = gimple_assign_rhs_code (s);
  tree type = TREE_TYPE (gimple_assign_lhs (s)), v[3];
  unsigned n = gimple_num_ops (s) - 1;

  if (get_gimple_rhs_class (code) == GIMPLE_SINGLE_RHS)
    {
      tree rhs = gimple_assign_rhs1 (s);

      if (code == CONSTRUCTOR)
	{
	  tree r = CONSTRUCTOR_NELTS (rhs) == 0 ? build_zero_cst (type)
						: NULL_TREE;
	  return r ? r : evaluation_fails (RMK_EVAL_STATEMENT);
	}
      return value_of (f, rhs);
    }
  if (code == COND_EXPR)
    {
      tree c = gimple_assign_rhs1 (s);

      if (COMPARISON_CLASS_P (c))
	{
	  v[0] = value_of (f, TREE_OPERAND (c, 0));
	  v[1] = v[0] ? value_of (f, TREE_OPERAND (c, 1)) : NULL_TREE;
	  c = v[1] ? binary (TREE_CODE (c), boolean_type_node, v[0], v[1])
		   : NULL_TREE;
	}
      else
	c = value_of (f, c);
      return c ? value_of (f, integer_zerop (c) ? gimple_assign_rhs3 (s)
						: gimple_assign_rhs2 (s))
	       : NULL_TREE;
    }
  for (unsigned i = 0; i < n; i++)
    if (!(v[i] = value_of (f, gimple_op (s, i + 1))))
      return NULL_TREE;
  if (n == 1)
    return checked (code, fold_unary (code, type, v[0]));
  if (n == 2)
    return binary (code, type, v[0], v[1]);
  return checked (code, fold_ternary (code, type, v[0], v[1], v[2]));
}

/* LHS, which may be null, := VALUE.  */

bool
assign (frame *f, tree lhs, tree value)
{
  memory_place p;

  if (!lhs)
    return true;
  if (!value)
    return false;
  if (INTEGRAL_TYPE_P (TREE_TYPE (lhs)) && TREE_CODE (value) == INTEGER_CST
      && TREE_TYPE (value) != TREE_TYPE (lhs))
    {
      value = fold_convert (TREE_TYPE (lhs), value);
      if (TREE_OVERFLOW_P (value))
	value = drop_tree_overflow (value);
    }
  if (TREE_CODE (lhs) == SSA_NAME)
    {
      f->value[SSA_NAME_VERSION (lhs)] = value;
      return true;
    }
  return find_place (f, lhs, &p) && memory_store (&p, value);
}

bool
run_assignment (frame *f, gassign *s)
{
  tree lhs = gimple_assign_lhs (s), rhs = gimple_assign_rhs1 (s);
  memory_place to, from;

  if (is_gimple_reg_type (TREE_TYPE (lhs)) && !gimple_clobber_p (s))
    return assign (f, lhs, assigned_value (f, s));
  if (!find_place (f, lhs, &to))
    return false;
  if (TREE_CODE (rhs) == CONSTRUCTOR)
    return memory_set (to.address, gimple_clobber_p (s) ? -1 : 0, to.bits / 8)
	   && memory_initialize (to.address, to.type, rhs);
  if (TREE_CODE (rhs) == STRING_CST)
    return memory_set (to.address, 0, to.bits / 8)
	   && memory_initialize (to.address, to.type, rhs);
  return find_place (f, rhs, &from)
	 && memory_copy (to.address, from.address, to.bits / 8);
}

/* The values that integers in lanes can have, as far as the types of what is
   loaded and the statements say.

   INPUT	_3 = 77 * p_1;		p_1: loaded as unsigned char
   OUTPUT	_3 is from 0 to 19635

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"

static vec<width_info> infos;

void
begin_widths (void)
{
  infos.safe_grow_cleared (num_ssa_names, true);
}

void
end_widths (void)
{
  infos.truncate (0);
}

width_info &
info_of (tree name)
{
  return infos[SSA_NAME_VERSION (name)];
}

/* True if OP is an integer, but no boolean, whose bits are all its value.  */

bool
integer_p (tree op)
{
  tree type = TREE_TYPE (op);
  return INTEGRAL_TYPE_P (type) && TREE_CODE (type) != BOOLEAN_TYPE
	 && TYPE_PRECISION (type) > 1 && TYPE_PRECISION (type) <= 64
	 && known_eq (GET_MODE_PRECISION (TYPE_MODE (type)),
		      TYPE_PRECISION (type));
}

unsigned
bits_of (tree op)
{
  return TYPE_PRECISION (TREE_TYPE (op));
}

unsigned
held_bits (tree op)
{
  if (!op || !varying_p (op) || overlay_info (op)->affine)
    return 0;
  tree held = overlay_info (op)->held;
  return held ? TYPE_PRECISION (held) : bits_of (op);
}

bool
low_bits_code_p (enum tree_code code)
{
  switch (code)
    {
    case SSA_NAME:
    CASE_CONVERT:
    case PLUS_EXPR:
    case MINUS_EXPR:
    case MULT_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
    case BIT_NOT_EXPR:
    case NEGATE_EXPR:
      return true;
    default:
      return false;
    }
}

/* OP if it is a constant or made from one by conversions, else null.  */

tree
literal (tree op, int depth)
{
  if (TREE_CODE (op) == INTEGER_CST)
    return op;
  if (TREE_CODE (op) != SSA_NAME || varying_p (op) || depth == 0)
    return NULL_TREE;
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (!gimple_assign_single_p (def) && !gimple_assign_cast_p (def))
    return NULL_TREE;
  tree c = literal (gimple_assign_rhs1 (def), depth - 1);
  return c ? fold_convert (TREE_TYPE (op), c) : NULL_TREE;
}

width_info
range_of_type (tree type)
{
  width_info r = { false, 0, 0, 0 };
  unsigned bits = TYPE_PRECISION (type);
  if (bits > 32)
    return r;
  r.known = true;
  r.lo = TYPE_UNSIGNED (type) ? 0 : -(HOST_WIDE_INT_1 << (bits - 1));
  r.hi = (HOST_WIDE_INT_1 << (bits - !TYPE_UNSIGNED (type))) - 1;
  return r;
}

bool
within_type_p (const width_info &r, tree type)
{
  unsigned bits = TYPE_PRECISION (type);
  if (!r.known || (TYPE_UNSIGNED (type) && r.lo < 0))
    return false;
  if (bits == 64)
    return true;
  HOST_WIDE_INT top = HOST_WIDE_INT_1 << (bits - !TYPE_UNSIGNED (type));
  return r.hi < top && (TYPE_UNSIGNED (type) || r.lo >= -top);
}

/* What is known of the value of OP.  */

width_info
range_of (tree op)
{
  width_info r = { false, 0, 0, 0 };
  if (!integer_p (op))
    return r;
  if (tree c = literal (op))
    {
      if (tree_fits_shwi_p (c))
	{
	  r.known = true;
	  r.lo = r.hi = tree_to_shwi (c);
	}
      return r;
    }
  if (TREE_CODE (op) != SSA_NAME)
    return range_of_type (TREE_TYPE (op));
  if (varying_p (op) && info_of (op).known)
    return info_of (op);
  gimple *def = SSA_NAME_DEF_STMT (op);
  if (!varying_p (op) && gimple_assign_cast_p (def)
      && integer_p (gimple_assign_rhs1 (def)))
    {
      r = range_of_type (TREE_TYPE (gimple_assign_rhs1 (def)));
      if (within_type_p (r, TREE_TYPE (op)))
	return r;
    }
  return range_of_type (TREE_TYPE (op));
}

static bool
add_range (width_info *r, const width_info &a, const width_info &b)
{
  return !__builtin_add_overflow (a.lo, b.lo, &r->lo)
	 && !__builtin_add_overflow (a.hi, b.hi, &r->hi);
}

static bool
multiply_range (width_info *r, const width_info &a, const width_info &b)
{
  HOST_WIDE_INT p[4];
  if (__builtin_mul_overflow (a.lo, b.lo, &p[0])
      || __builtin_mul_overflow (a.lo, b.hi, &p[1])
      || __builtin_mul_overflow (a.hi, b.lo, &p[2])
      || __builtin_mul_overflow (a.hi, b.hi, &p[3]))
    return false;
  r->lo = MIN (MIN (p[0], p[1]), MIN (p[2], p[3]));
  r->hi = MAX (MAX (p[0], p[1]), MAX (p[2], p[3]));
  return true;
}

width_info
join_ranges (const width_info &a, const width_info &b)
{
  width_info r = { a.known && b.known, MIN (a.lo, b.lo), MAX (a.hi, b.hi), 0 };
  return r;
}

/* The smallest 2^n - 1 that is not below X >= 0.  */

static HOST_WIDE_INT
all_ones_above (HOST_WIDE_INT x)
{
  return x ? (HOST_WIDE_INT) (HOST_WIDE_INT_M1U >> clz_hwi (x)) : 0;
}

/* What X is a copy of or, of the same value, is converted from.  */

static tree
same_value (tree x)
{
  while (TREE_CODE (x) == SSA_NAME)
    {
      gimple *def = SSA_NAME_DEF_STMT (x);
      if (!gimple_assign_ssa_name_copy_p (def)
	  && !(gimple_assign_cast_p (def)
	       && integer_p (gimple_assign_rhs1 (def))
	       && within_type_p (range_of (gimple_assign_rhs1 (def)),
				 TREE_TYPE (x))))
	break;
      x = gimple_assign_rhs1 (def);
    }
  return x;
}

/* If the mask C compares a value with a constant, that value, and in *R its
   range where C is on, or off if NEGATED; else null.  */

static tree
compared_value (tree c, bool negated, width_info *r)
{
  gimple *def = TREE_CODE (c) == SSA_NAME ? SSA_NAME_DEF_STMT (c) : NULL;
  if (!def || !is_gimple_assign (def)
      || TREE_CODE_CLASS (gimple_assign_rhs_code (def)) != tcc_comparison)
    return NULL_TREE;
  tree x = gimple_assign_rhs1 (def);
  tree k = integer_p (x) ? literal (gimple_assign_rhs2 (def)) : NULL_TREE;
  enum tree_code code = gimple_assign_rhs_code (def);
  if (!k || !tree_fits_shwi_p (k))
    return NULL_TREE;
  if (negated)
    code = invert_tree_comparison (code, false);
  HOST_WIDE_INT n = tree_to_shwi (k);
  *r = range_of (x);
  if (!r->known)
    return NULL_TREE;
  if (code == LT_EXPR || code == LE_EXPR)
    r->hi = MIN (r->hi, n - (code == LT_EXPR));
  else if (code == GT_EXPR || code == GE_EXPR)
    r->lo = MAX (r->lo, n + (code == GT_EXPR));
  else if (code == EQ_EXPR)
    r->lo = r->hi = n;
  x = same_value (x);
  /* GCC makes the sign of the same bits of an unsigned X < 128.  */
  gimple *from = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (from && gimple_assign_cast_p (from)
      && integer_p (gimple_assign_rhs1 (from))
      && bits_of (gimple_assign_rhs1 (from)) == bits_of (x)
      && TYPE_UNSIGNED (TREE_TYPE (gimple_assign_rhs1 (from)))
      && bits_of (x) <= 32 && (r->lo >= 0 || r->hi < 0))
    {
      x = gimple_assign_rhs1 (from);
      if (r->hi < 0)
	{
	  r->lo += HOST_WIDE_INT_1 << bits_of (x);
	  r->hi += HOST_WIDE_INT_1 << bits_of (x);
	}
      x = same_value (x);
    }
  return r->lo <= r->hi ? x : NULL_TREE;
}

static width_info range_by (gimple *stmt, width_info a, width_info b);

/* The range of X where that of VALUE is R; at most DEPTH operations are looked
   at, one upon the other.  */

static width_info
range_where (tree x, tree value, const width_info &r, int depth)
{
  width_info all = range_of (x);
  if (same_value (x) == value)
    return within_type_p (r, TREE_TYPE (x)) ? r : all;
  gimple *def = TREE_CODE (x) == SSA_NAME ? SSA_NAME_DEF_STMT (x) : NULL;
  if (!def || !varying_p (x) || !is_gimple_assign (def) || gimple_vuse (def)
      || depth == 0 || gimple_num_ops (def) > 3
      || !integer_p (gimple_assign_rhs1 (def)))
    return all;
  width_info a = range_where (gimple_assign_rhs1 (def), value, r, depth - 1);
  width_info b = a;
  if (gimple_assign_rhs2 (def))
    b = range_where (gimple_assign_rhs2 (def), value, r, depth - 1);
  width_info here = range_by (def, a, b);
  return within_type_p (here, TREE_TYPE (x)) ? here : all;
}

/* The range of what is chosen by STMT.  */

static width_info
range_of_choice (gimple *stmt)
{
  width_info r[2], where;
  for (unsigned i = 0; i < 2; i++)
    {
      tree x = gimple_op (stmt, i + 2);
      tree value = compared_value (gimple_assign_rhs1 (stmt), i, &where);
      r[i] = value ? range_where (x, value, where, 3) : range_of (x);
    }
  return join_ranges (r[0], r[1]);
}

width_info
range_of_products (gimple *call)
{
  width_info no = { false, 0, 0, 0 }, r = range_of (gimple_call_arg (call, 2));
  tree kind = literal (gimple_call_arg (call, 3)), factor[2];
  for (unsigned i = 0; i < 2; i++)
    factor[i] = literal (gimple_call_arg (call, i));
  if (!r.known || !kind || tree_to_uhwi (kind) != DOT_U8I8
      || (!factor[0] && !factor[1]))
    return no;
  /* The other one may be any byte of its sign.  */
  bool uns = factor[0];
  unsigned HOST_WIDE_INT bytes
    = TREE_INT_CST_LOW (factor[0] ? factor[0] : factor[1]);
  for (unsigned k = 0; k < 4; k++)
    {
      HOST_WIDE_INT by = (uns ? bytes >> 8 * k & 255
			  : sext_hwi (bytes >> 8 * k, 8));
      HOST_WIDE_INT end[2] = { by * (uns ? -128 : 0), by * (uns ? 127 : 255) };
      r.lo += MIN (end[0], end[1]);
      r.hi += MAX (end[0], end[1]);
    }
  return r;
}

/* The range of the exact result of STMT; its type has not been looked at.  */

width_info
exact_range (gimple *stmt)
{
  if (gimple_assign_rhs_code (stmt) == COND_EXPR)
    return range_of_choice (stmt);
  tree b = gimple_assign_rhs2 (stmt);
  width_info a = range_of (gimple_assign_rhs1 (stmt));
  return range_by (stmt, a, b ? range_of (b) : a);
}

/* The same, of operands of the ranges A and, if there are two, B.  */

static width_info
range_by (gimple *stmt, width_info a, width_info b)
{
  width_info no = { false, 0, 0, 0 }, r = { true, 0, 0, 0 }, neg;
  enum tree_code code = gimple_assign_rhs_code (stmt);
  tree x = gimple_assign_rhs1 (stmt);
  if (gimple_assign_rhs2 (stmt) && !b.known)
    return no;
  if (CONVERT_EXPR_CODE_P (code) && INTEGRAL_TYPE_P (TREE_TYPE (x))
      && TYPE_PRECISION (TREE_TYPE (x)) == 1 && TYPE_UNSIGNED (TREE_TYPE (x)))
    {
      r.hi = 1;
      return r;
    }
  if (!a.known)
    return no;
  switch (code)
    {
    case SSA_NAME:
    CASE_CONVERT:
      return a;
    case PLUS_EXPR:
      return add_range (&r, a, b) ? r : no;
    case NEGATE_EXPR:
      b = a;
      a.lo = a.hi = 0;
      /* FALLTHRU */
    case MINUS_EXPR:
      neg = b;
      if (__builtin_sub_overflow ((HOST_WIDE_INT) 0, b.hi, &neg.lo)
	  || __builtin_sub_overflow ((HOST_WIDE_INT) 0, b.lo, &neg.hi))
	return no;
      return add_range (&r, a, neg) ? r : no;
    case MULT_EXPR:
      return multiply_range (&r, a, b) ? r : no;
    case LSHIFT_EXPR:
      if (b.lo != b.hi || b.lo < 0 || b.lo > 31)
	return no;
      b.lo = b.hi = HOST_WIDE_INT_1 << b.lo;
      return multiply_range (&r, a, b) ? r : no;
    case RSHIFT_EXPR:
      if (b.lo != b.hi || b.lo < 0 || b.lo > 62)
	return no;
      r.lo = a.lo >> b.lo;
      r.hi = a.hi >> b.lo;
      return r;
    case BIT_AND_EXPR:
      if (a.lo < 0 && b.lo < 0)
	return no;
      r.hi = a.lo < 0 ? b.hi : b.lo < 0 ? a.hi : MIN (a.hi, b.hi);
      return r;
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      if (a.lo < 0 || b.lo < 0)
	return no;
      r.hi = all_ones_above (a.hi | b.hi);
      return r;
    case MIN_EXPR:
      r.lo = MIN (a.lo, b.lo);
      r.hi = MIN (a.hi, b.hi);
      return r;
    case MAX_EXPR:
      r.lo = MAX (a.lo, b.lo);
      r.hi = MAX (a.hi, b.hi);
      return r;
    case TRUNC_DIV_EXPR:
      if (b.lo < 1)
	return no;
      r.lo = a.lo / (a.lo < 0 ? b.lo : b.hi);
      r.hi = a.hi / (a.hi < 0 ? b.hi : b.lo);
      return r;
    case TRUNC_MOD_EXPR:
      if (b.lo < 1)
	return no;
      r.lo = MIN (MAX (a.lo, 1 - b.hi), 0);
      r.hi = MAX (MIN (a.hi, b.hi - 1), 0);
      return r;
    case ABS_EXPR:
      if (a.lo == HOST_WIDE_INT_MIN)
	return no;
      r.hi = MAX (a.hi, -a.lo);
      r.lo = a.lo > 0 ? a.lo : a.hi < 0 ? -a.hi : 0;
      return r;
    default:
      return no;
    }
}

/* Idioms: numbers that are cut off at the ends of a narrow type.

   INPUT	int x;  signed char r;  if (x > 127) x = 127;
		if (x < -128) x = -128;  r = x;
   OUTPUT	r = __ripple_narrow (x)

   There are many ways to say so: minima and maxima, conditions in any order,
   functions that return early.  What is chosen by comparisons of a number with
   constants is a constant or that number between any two neighbours of these
   constants: it is computed here for some numbers, those next to each
   constant, which shows whether it is the number cut off.

   See idioms.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "analysis/same-value.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

namespace {

/* The lanes of BLOCK count; in these OF has the value NOW.  */
struct trial
{
  tree of;
  HOST_WIDE_INT now;
  tree block;
  auto_vec<HOST_WIDE_INT> constants;	/* Those that were met.  */
};

enum { DEPTH = 16 };

/* X, chosen where any lane wants it; elsewhere it is zero.  */

tree
behind_guard (tree x)
{
  x = original (x);
  gphi *phi = (TREE_CODE (x) == SSA_NAME
	       ? dyn_cast<gphi *> (SSA_NAME_DEF_STMT (x)) : NULL);
  if (!phi || !(overlay_info (x)->flags & VALUE_ANY_LANE_PHI)
      || gimple_phi_num_args (phi) != 2)
    return x;
  for (unsigned i = 0; i < 2; i++)
    if (integer_zerop (gimple_phi_arg_def (phi, i)))
      return original (gimple_phi_arg_def (phi, 1 - i));
  return x;
}

/* True if the mask M, null for all lanes, is on in all lanes of the mask
   WHERE.  */

bool
on_in_p (tree m, tree where)
{
  if (!m)
    return true;
  m = behind_guard (m);
  while (where && TREE_CODE (where) == SSA_NAME)
    {
      where = behind_guard (where);
      if (where == m)
	return true;
      if (!varying_p (where))
	return false;
      value_info *info = overlay_info (where);
      if (info->cond && !info->negated && on_in_p (m, info->cond))
	return true;
      where = info->parent;
    }
  return false;
}

bool value_of (trial *t, tree x, HOST_WIDE_INT *value, int depth);

/* Set *VALUE to that of the mask M; false if it is not known.  */

bool
mask_value_of (trial *t, tree m, bool *value, int depth)
{
  m = behind_guard (m);
  if (TREE_CODE (m) == INTEGER_CST)
    {
      *value = !integer_zerop (m);
      return true;
    }
  *value = true;
  if (on_in_p (m, t->block))
    return true;
  gassign *def = (TREE_CODE (m) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (m)) : NULL);
  if (!def || depth == 0)
    return false;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  if (TREE_CODE_CLASS (code) == tcc_comparison && integer_p (a))
    {
      HOST_WIDE_INT x, y;
      if (!value_of (t, a, &x, depth - 1) || !value_of (t, b, &y, depth - 1))
	return false;
      *value = code == LT_EXPR ? x < y : code == LE_EXPR ? x <= y
	       : code == GT_EXPR ? x > y : code == GE_EXPR ? x >= y
	       : code == EQ_EXPR ? x == y : x != y;
      return (code == LT_EXPR || code == LE_EXPR || code == GT_EXPR
	      || code == GE_EXPR || code == EQ_EXPR || code == NE_EXPR);
    }
  bool v, w;
  if ((code != BIT_NOT_EXPR && code != BIT_AND_EXPR && code != BIT_IOR_EXPR)
      || !mask_value_of (t, a, &v, depth - 1))
    return false;
  if (code == BIT_NOT_EXPR)
    {
      *value = !v;
      return true;
    }
  /* What is behind a condition need not have a value where that is off.  */
  if (v == (code == BIT_IOR_EXPR))
    {
      *value = v;
      return true;
    }
  if (!mask_value_of (t, b, &w, depth - 1))
    return false;
  *value = w;
  return true;
}

/* Set *VALUE to that of X where the number has the value NOW; false if X
   depends on more.  */

bool
value_of (trial *t, tree x, HOST_WIDE_INT *value, int depth)
{
  x = behind_guard (x);
  if (tree c = literal (x))
    {
      if (!tree_fits_shwi_p (c))
	return false;
      *value = tree_to_shwi (c);
      /* What may be a negative number is compared with no such constants.  */
      if (!IN_RANGE (*value, HOST_WIDE_INT_MIN / 2, HOST_WIDE_INT_MAX / 2)
	  || (bits_of (x) == 32 && *value > INT_MAX))
	return false;
      if (!t->constants.contains (*value))
	t->constants.safe_push (*value);
      return true;
    }
  if (TREE_CODE (x) != SSA_NAME || !integer_p (x))
    return false;
  if (x == t->of || (types_compatible_p (TREE_TYPE (x), TREE_TYPE (t->of))
		     && (same_as_before_p (t->of, x)
			 || same_value_p (t->of, x, 4))))
    {
      *value = t->now;
      return true;
    }
  gassign *def = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x));
  if (!def || depth == 0)
    return false;
  enum tree_code code = gimple_assign_rhs_code (def);
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  HOST_WIDE_INT v, w;
  bool on;
  if (CONVERT_EXPR_CODE_P (code) && integer_p (a))
    {
      if (bits_of (a) == 64 || !value_of (t, a, value, depth - 1))
	return false;
      width_info here = { true, *value, *value, 0 };
      /* Of  v >= 0 && v <= 255  GCC makes  (unsigned) v <= 255.  */
      if (bits_of (a) == 32 && bits_of (x) == 32 && *value < 0
	  && TYPE_UNSIGNED (TREE_TYPE (x)))
	{
	  *value += HOST_WIDE_INT_1 << 32;
	  return true;
	}
      return within_type_p (here, TREE_TYPE (x));
    }
  if (code == MIN_EXPR || code == MAX_EXPR)
    {
      if (!value_of (t, a, &v, depth - 1) || !value_of (t, b, &w, depth - 1))
	return false;
      *value = code == MIN_EXPR ? MIN (v, w) : MAX (v, w);
      return true;
    }
  return (code == COND_EXPR && mask_value_of (t, a, &on, depth - 1)
	  && value_of (t, on ? b : gimple_assign_rhs3 (def), value,
		       depth - 1));
}

/* True if X is T->of, cut off at the ends of TYPE below and above as HAS
   says.  */

bool
cut_off_p (trial *t, tree x, tree type, const bool *has)
{
  width_info ends = range_of_type (type);
  width_info all = range_of_type (TREE_TYPE (t->of));
  if (!all.known)
    {
      all.lo = TYPE_UNSIGNED (TREE_TYPE (t->of)) ? 0 : HOST_WIDE_INT_MIN / 2;
      all.hi = HOST_WIDE_INT_MAX / 2;
    }
  t->constants.truncate (0);
  t->constants.safe_push (ends.lo);
  t->constants.safe_push (ends.hi);
  t->constants.safe_push (0);
  t->constants.safe_push (all.lo);
  t->constants.safe_push (all.hi);
  for (unsigned i = 0; i < t->constants.length (); i++)
    for (int d = -1; d <= 1; d++)
      {
	HOST_WIDE_INT value, k = t->constants[i] + d, want;
	if (i > DEPTH)
	  return false;
	if (!IN_RANGE (k, all.lo, all.hi))
	  continue;
	t->now = want = k;
	if (has[0])
	  want = MAX (want, ends.lo);
	if (has[1])
	  want = MIN (want, ends.hi);
	if (!value_of (t, x, &value, DEPTH) || value != want)
	  return false;
      }
  return true;
}

/* True if X, of which T->of may be what is cut off at ends of TYPE, is that
   number cut off at some; *HAS says at which.  It must be there in all lanes
   of T->block.  */

bool
cut_off_somewhere_p (trial *t, tree x, tree type, bool *has)
{
  if (TREE_CODE (t->of) != SSA_NAME || !integer_p (t->of) || literal (t->of)
      || bits_of (t->of) <= TYPE_PRECISION (type))
    return false;
  basic_block bb = gimple_bb (SSA_NAME_DEF_STMT (t->of));
  if (bb && !on_in_p (block_mask (bb), t->block))
    return false;
  for (unsigned ends = 3; ends > 0; ends--)
    {
      has[0] = ends & 1;
      has[1] = ends & 2;
      if (cut_off_p (t, x, type, has))
	return true;
    }
  return false;
}

/* Look for the number, T->of, that X is, cut off at ends of TYPE as *HAS says,
   among what PART of X is made of, the innermost first.  */

bool
find_number (trial *t, tree part, tree x, tree type, bool *has, int depth)
{
  part = behind_guard (part);
  gassign *def = (TREE_CODE (part) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (part)) : NULL);
  if (!def || depth == 0)
    return false;
  enum tree_code code = gimple_assign_rhs_code (def);
  bool mask = TREE_CODE (TREE_TYPE (part)) == BOOLEAN_TYPE;
  if (mask ? (code == BIT_NOT_EXPR || code == BIT_AND_EXPR
	      || code == BIT_IOR_EXPR
	      || TREE_CODE_CLASS (code) == tcc_comparison)
      : (CONVERT_EXPR_CODE_P (code) || code == MIN_EXPR || code == MAX_EXPR
	 || code == COND_EXPR))
    for (unsigned i = 1; i < gimple_num_ops (def); i++)
      if (find_number (t, gimple_op (def, i), x, type, has, depth - 1))
	return true;
  t->of = part;
  return !mask && part != x && cut_off_somewhere_p (t, x, type, has);
}

/* The mask of the lanes in which what G assigns is used, null for all: what is
   chosen where ways join is in a block without a mask.  At most DEPTH
   operations are looked at, one upon the other.  */

tree
used_lanes (gimple *g, int depth)
{
  tree mask = block_mask (gimple_bb (g)), lhs = gimple_get_lhs (g);
  if (mask || depth == 0)
    return mask;
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, lhs)
    {
      gimple *u = USE_STMT (use);
      if (is_gimple_debug (u))
	continue;
      tree m = block_mask (gimple_bb (u));
      if (!m && is_gimple_assign (u) && !gimple_vuse (u)
	  && TREE_CODE (gimple_assign_lhs (u)) == SSA_NAME
	  && varying_p (gimple_assign_lhs (u))
	  && shape_equal_p (overlay_shape (gimple_assign_lhs (u)),
			    overlay_shape (lhs)))
	m = used_lanes (u, depth - 1);
      if (!m || (mask && m != mask))
	return NULL_TREE;
      mask = m;
    }
  return mask;
}

} // anonymous namespace

bool
find_narrowing (gimple_stmt_iterator *g, tree x)
{
  tree type = element_like (gimple_assign_lhs (gsi_stmt (*g)));
  bool has[2];
  trial t;
  x = original (x);
  gassign *def = (TREE_CODE (x) == SSA_NAME
		  ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (x)) : NULL);
  enum tree_code code = def ? gimple_assign_rhs_code (def) : ERROR_MARK;
  if (TYPE_PRECISION (type) > 32
      || (code != MIN_EXPR && code != MAX_EXPR && code != COND_EXPR))
    return false;
  t.block = used_lanes (gsi_stmt (*g), 8);
  if (!find_number (&t, x, x, type, has, DEPTH))
    return false;
  if (find_saturation (g, t.of, type, has))
    return true;
  if (!has[1] || (!has[0] && !TYPE_UNSIGNED (TREE_TYPE (t.of)))
      || !same_shape_p (g, 1, &t.of))
    return false;
  replace_by (g, new_call (g, API_NARROW, type, 1, &t.of));
  return true;
}

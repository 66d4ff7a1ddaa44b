/* Idioms: numbers that are cut off at the ends of a narrow type.

   INPUT	int x;  signed char r;  if (x > 127) x = 127;
		if (x < -128) x = -128;  r = x;
   OUTPUT	r = __ripple_narrow (x)

   See idioms.cc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/demanded-bits.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "transform/tune/idioms.h"
#include "transform/tune/tune.h"

/* If G chooses a constant, *END, where a number is above it (*UPPER) or below,
   and *REST elsewhere, that number; else null.  */

static tree
chosen_end (gassign *g, tree *rest, bool *upper, tree *end)
{
  tree c = original (gimple_assign_rhs1 (g)), k;
  gassign *cond = (TREE_CODE (c) == SSA_NAME
		   ? dyn_cast<gassign *> (SSA_NAME_DEF_STMT (c)) : NULL);
  if (!cond || TREE_CODE_CLASS (gimple_assign_rhs_code (cond))
	       != tcc_comparison)
    return NULL_TREE;
  enum tree_code code = gimple_assign_rhs_code (cond);
  tree of = gimple_assign_rhs1 (cond);
  if (!integer_p (of) || !(k = literal (gimple_assign_rhs2 (cond))))
    return NULL_TREE;
  *end = literal (gimple_assign_rhs2 (g));
  *rest = gimple_assign_rhs3 (g);
  if (!*end)
    {
      *end = literal (*rest);
      *rest = gimple_assign_rhs2 (g);
      code = invert_tree_comparison (code, false);
    }
  *upper = code == GT_EXPR || code == GE_EXPR;
  if (!*end || (!*upper && code != LT_EXPR && code != LE_EXPR))
    return NULL_TREE;
  /* X > 127 and X >= 128, or the other way round, do the same; as do X >= 127
     and X > 126.  */
  widest_int d = wi::to_widest (k) - wi::to_widest (*end);
  if (!*upper)
    d = -d;
  if (d != 0 && !(d == 1 && (code == GE_EXPR || code == LE_EXPR))
      && !(d == -1 && (code == GT_EXPR || code == LT_EXPR)))
    return NULL_TREE;
  return original (of);
}

/* If X is what is left of a number where it is cut off at a constant, *END,
   above (UPPER) or below, that number; else null.  */

static tree
cut_off (tree x, bool *upper, tree *end)
{
  for (int i = 0; i < 2; i++)
    if (gassign *g = made_by (x, i ? MAX_EXPR : MIN_EXPR))
      {
	*upper = i == 0;
	*end = literal (gimple_assign_rhs2 (g));
	return *end ? original (gimple_assign_rhs1 (g)) : NULL_TREE;
      }
  gassign *g = made_by (x, COND_EXPR);
  tree rest, of = g ? chosen_end (g, &rest, upper, end) : NULL_TREE;
  return of && original (rest) == of ? of : NULL_TREE;
}

/* X, chosen where any lane wants it; elsewhere it is zero.  */

static tree
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

/* If CHOICE gives one end of a range, and elsewhere a number that is cut off
   at the other end, that number; *END are the lower and the upper end.  Else
   null.  */

static tree
cut_off_at_both (gassign *choice, tree *end)
{
  bool upper, other;
  tree rest, first, second;
  tree of = chosen_end (choice, &rest, &upper, &first);
  if (!of || TREE_CODE (of) != SSA_NAME)
    return NULL_TREE;
  rest = behind_guard (rest);
  tree from = converted (rest);
  tree x = cut_off (from ? from : rest, &other, &second);
  if (!x || other == upper
      || (!same_as_before_p (of, x) && !same_value_p (of, x, 4)))
    return NULL_TREE;
  end[upper] = first;
  end[other] = second;
  return of;
}

/* True if END is the end of TYPE above (UPPER) or below.  */

static bool
end_of_type_p (tree end, bool upper, tree type)
{
  return tree_int_cst_equal (end, upper ? TYPE_MAX_VALUE (type)
				  : TYPE_MIN_VALUE (type));
}

bool
find_narrowing (gimple_stmt_iterator *g, tree x)
{
  tree type = element_like (gimple_assign_lhs (gsi_stmt (*g)));
  bool has[2] = { false, false };
  unsigned bits = TYPE_PRECISION (type);
  tree of = original (x), end[2];
  if (bits > 32)
    return false;
  gassign *choice = made_by (of, COND_EXPR);
  tree from = choice ? cut_off_at_both (choice, end) : NULL_TREE;
  if (from && end_of_type_p (end[0], false, type)
      && end_of_type_p (end[1], true, type))
    {
      of = from;
      has[0] = has[1] = true;
    }
  while (!has[0] || !has[1])
    {
      bool upper;
      from = cut_off (of, &upper, end);
      if (!from || has[upper] || !end_of_type_p (*end, upper, type))
	break;
      has[upper] = true;
      of = from;
    }
  if (TREE_CODE (of) != SSA_NAME || !integer_p (of) || bits_of (of) <= bits)
    return false;
  if (find_saturation (g, of, type, has))
    return true;
  if (!has[1] || (!has[0] && !TYPE_UNSIGNED (TREE_TYPE (of)))
      || !same_shape_p (g, 1, &of))
    return false;
  replace_by (g, new_call (g, API_NARROW, type, 1, &of));
  return true;
}

bool
find_chosen (gimple_stmt_iterator *g)
{
  gassign *choice = as_a<gassign *> (gsi_stmt (*g));
  tree type = element_like (gimple_assign_lhs (choice)), end[2];
  const bool both[2] = { true, true };
  if (TYPE_PRECISION (type) > 32)
    return false;
  tree of = cut_off_at_both (choice, end);
  if (!of || bits_of (of) <= TYPE_PRECISION (type)
      || !end_of_type_p (end[0], false, type)
      || !end_of_type_p (end[1], true, type) || !same_shape_p (g, 1, &of))
    return false;
  if (find_saturation (g, of, type, both))
    return true;
  replace_by (g, new_call (g, API_NARROW, type, 1, &of));
  return true;
}

/* Comparisons of a lane's number with a bound.

   INPUT	m = v < n;		v is x, x + 1, x + 2, ... in the lanes
   OUTPUT	c = x < n ? n - x : 0;	so many lanes are on, the first ones

   The number is a scalar.  The mask is made of it where one is needed, for the
   elements that are there: 64-bit numbers are not compared lane by lane, for
   32-bit elements.  Other than in a remainder's mask there may be no lane that
   is on.

   It must be known that the numbers do not wrap from one lane to another:
   since they are exact, and all lanes are on; or since the first of them is a
   multiple of the number of lanes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith.h"
#include "transform/render/render-private.h"

/* True if the lanes of A, seen by STMT under MASK, are numbers X, X + 1, ...
   that do not wrap.  */

static bool
numbers_p (gimple *stmt, tree a, const struct shape *s, tree mask)
{
  const struct affine *f = varying_p (a) ? overlay_info (a)->affine : NULL;
  if (!f || !shape_equal_p (overlay_shape (a), s)
      || !affine_contiguous_p (f, s, 1))
    return false;
  if (f->exact)
    return !mask;
  return TYPE_UNSIGNED (TREE_TYPE (a))
	 && alignment_bytes (rendered_as (a)->base, gimple_bb (stmt))
	    % shape_lanes (s) == 0;
}

/* True if masks of 64-bit numbers cost more than counts.  */

static bool
counted_type_p (tree type, const struct shape *s)
{
  return INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) == 64
	 && !shape_scalable_p (s) && !lanes_emulate
	 && !lengths_p () && !lanes_single_p (8);
}

bool
render_lane_bound (emitter *e, gimple *stmt, tree mask)
{
  tree lhs = gimple_assign_lhs (stmt), a = gimple_assign_rhs1 (stmt);
  enum tree_code code = gimple_assign_rhs_code (stmt);
  const struct shape *s = overlay_shape (lhs);
  if (TREE_CODE_CLASS (code) != tcc_comparison
      || TREE_CODE (TREE_TYPE (lhs)) != BOOLEAN_TYPE
      || !counted_type_p (TREE_TYPE (a), s))
    return false;
  tree b = gimple_assign_rhs2 (stmt);
  if (varying_p (b))
    {
      std::swap (a, b);
      code = swap_tree_comparison (code);
    }
  bool rest = code == GE_EXPR || code == GT_EXPR;
  if (rest)
    code = code == GE_EXPR ? LT_EXPR : LE_EXPR;
  if ((code != LT_EXPR && code != LE_EXPR) || varying_p (b)
      || !numbers_p (stmt, a, s, mask))
    return false;
  tree type = TYPE_UNSIGNED (TREE_TYPE (a)) ? long_long_unsigned_type_node
	      : long_long_integer_type_node;
  tree word = long_long_unsigned_type_node;
  tree x = value_base (e, a, type);
  b = gimple_convert (&e->seq, e->loc, type, b);
  tree some = gimple_build (&e->seq, e->loc, code, boolean_type_node, x, b);
  x = gimple_convert (&e->seq, e->loc, word, x);
  b = gimple_convert (&e->seq, e->loc, word, b);
  tree n = gimple_build (&e->seq, e->loc, MINUS_EXPR, word, b, x);
  if (code == LE_EXPR)
    {
      n = gimple_build (&e->seq, e->loc, MIN_EXPR, word, n,
			build_int_cst (word, shape_lanes (s) - 1));
      n = gimple_build (&e->seq, e->loc, PLUS_EXPR, word, n,
			build_one_cst (word));
    }
  n = gimple_build (&e->seq, e->loc, COND_EXPR, word, some, n,
		    build_zero_cst (word));
  if (code == LT_EXPR)
    n = gimple_build (&e->seq, e->loc, MIN_EXPR, word, n,
		      build_int_cst (word, shape_lanes (s)));
  rendered *r = rendered_as (lhs);
  r->count = n;
  r->lo = 0;
  r->hi = shape_lanes (s);
  r->rest = rest;
  return true;
}

/* Masks: the statements that compute which lanes take an edge.

   A mask is a boolean SSA name with a shape, or null for all lanes.  The
   overlay remembers what it is the conjunction of.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "analysis/shapes.h"
#include "transform/masks/region.h"

tree
materialise_condition (basic_block bb)
{
  gcond *c = as_a<gcond *> (last_stmt (bb));
  tree lhs = gimple_cond_lhs (c), rhs = gimple_cond_rhs (c);
  enum tree_code code = gimple_cond_code (c);
  /* The name of a scalar variable gets a statement that compares it: by that
     scalars.cc finds the use.  */
  if (TREE_CODE (lhs) == SSA_NAME
      && TREE_CODE (TREE_TYPE (lhs)) == BOOLEAN_TYPE
      && (varying_p (lhs) || !SSA_NAME_VAR (lhs))
      && code == NE_EXPR && integer_zerop (rhs))
    return lhs;
  tree m = make_ssa_name (boolean_type_node);
  gassign *s = gimple_build_assign (m, code, lhs, rhs);
  gimple_set_location (s, gimple_location (c));
  gimple_stmt_iterator g = gsi_for_stmt (c);
  gsi_insert_before (&g, s, GSI_SAME_STMT);
  struct shape sh = *overlay_shape (lhs);
  unsigned dim;
  shape_join (&sh, &sh, overlay_shape (rhs), &dim);
  overlay_set_shape (m, &sh);
  return m;
}

/* Append to BB  CODE A, B  (B may be null), a mask of shape S.  */

static tree
append_assign (region *r, basic_block bb, enum tree_code code, tree a, tree b,
	       const struct shape *s)
{
  tree m = make_ssa_name (boolean_type_node);
  gassign *g = b ? gimple_build_assign (m, code, a, b)
		 : gimple_build_assign (m, code, a);
  gimple_set_location (g, r->loc);
  gimple_stmt_iterator i = gsi_last_bb (bb);
  gsi_insert_after (&i, g, GSI_NEW_STMT);
  overlay_set_shape (m, s);
  return m;
}

/* The integer X if COND is  X == constant,  which is added to *CONSTANTS, or
   several of them; else null.  */

static tree
tested_value (tree cond, vec<tree> *constants)
{
  gimple *def = TREE_CODE (cond) == SSA_NAME ? SSA_NAME_DEF_STMT (cond) : NULL;
  if (!def || !is_gimple_assign (def))
    return NULL_TREE;
  tree a = gimple_assign_rhs1 (def), b = gimple_assign_rhs2 (def);
  if (gimple_assign_rhs_code (def) == EQ_EXPR && TREE_CODE (b) == INTEGER_CST)
    {
      constants->safe_push (b);
      return a;
    }
  if (gimple_assign_rhs_code (def) != BIT_IOR_EXPR)
    return NULL_TREE;
  tree x = tested_value (a, constants);
  return x && tested_value (b, constants) == x ? x : NULL_TREE;
}

/* True if A and B are cases of one switch: they compare the same value with
   distinct constants.  */

static bool
distinct_cases_p (tree a, tree b)
{
  auto_vec<tree> of_a, of_b;
  tree x = tested_value (a, &of_a);
  if (!x || tested_value (b, &of_b) != x)
    return false;
  for (unsigned i = 0; i < of_a.length (); i++)
    for (unsigned k = 0; k < of_b.length (); k++)
      if (tree_int_cst_equal (of_a[i], of_b[k]))
	return false;
  return true;
}

/* MASK, or what it is a part of, if the lanes in which COND holds are the same
   ones of both.  */

static tree
without_other_cases (tree mask, tree cond)
{
  while (mask && varying_p (mask))
    {
      value_info *info = overlay_info (mask);
      if (!info->cond || !info->negated
	  || !distinct_cases_p (info->cond, cond))
	break;
      mask = info->parent;
    }
  return mask;
}

/* Append to BB the mask of the lanes of MASK (null: all) in which COND holds
   (does not, if NEGATED).  */

static tree
append_mask (region *r, basic_block bb, tree mask, tree cond, bool negated)
{
  if (!cond)
    return mask;
  /* The condition is a part of MASK already.  */
  if (!negated && (overlay_info (cond)->flags & VALUE_LIVE))
    return cond;
  tree c = cond;
  if (negated)
    c = append_assign (r, bb, BIT_NOT_EXPR, cond, NULL_TREE,
		       overlay_shape (cond));
  if (!mask && !negated)
    return c;
  tree m = c, within = negated ? mask : without_other_cases (mask, cond);
  if (within)
    {
      struct shape s = *overlay_shape (within);
      unsigned dim;
      if (!shape_join (&s, &s, overlay_shape (c), &dim))
	report_join (r->loc, &s, overlay_shape (c), dim);
      m = append_assign (r, bb, BIT_AND_EXPR, within, c, &s);
    }
  else if (mask)
    m = append_assign (r, bb, SSA_NAME, c, NULL_TREE, overlay_shape (c));
  overlay_info (m)->parent = mask;
  overlay_info (m)->cond = cond;
  overlay_info (m)->negated = negated;
  return m;
}

tree
edge_mask (region *r, const incoming_edge *w, basic_block bb)
{
  return append_mask (r, bb, node_mask (r, w->from), w->cond, w->negated);
}

tree
join_mask (region *r, const vec<incoming_edge> &incoming, basic_block bb)
{
  tree all = edge_mask (r, &incoming[0], bb);
  for (unsigned i = 1; i < incoming.length (); i++)
    {
      tree m = edge_mask (r, &incoming[i], bb);
      struct shape s = *overlay_shape (all);
      unsigned dim;
      shape_join (&s, &s, overlay_shape (m), &dim);
      all = append_assign (r, bb, BIT_IOR_EXPR, all, m, &s);
    }
  return all;
}

tree
copy_mask (region *r, tree mask, basic_block bb)
{
  if (!mask)
    return NULL_TREE;
  tree m = append_assign (r, bb, SSA_NAME, mask, NULL_TREE,
			  overlay_shape (mask));
  overlay_info (m)->parent = mask;
  return m;
}

bool
mask_within_p (tree m, tree wide)
{
  if (!wide || m == wide)
    return true;
  if (!m || !varying_p (m))
    return false;
  value_info *info = overlay_info (m);
  return (info->parent && mask_within_p (info->parent, wide))
	 || (info->cond && !info->negated && mask_within_p (info->cond, wide));
}

/* True if some lane of MASK is known to be on.  */

static bool
some_lane_p (tree mask)
{
  value_info *info = overlay_info (mask);
  if (info->flags & (VALUE_NONEMPTY | VALUE_LIVE))
    return true;
  if (!info->parent || !info->cond || info->negated
      || !varying_p (info->cond) || !some_lane_p (info->parent)
      || !some_lane_p (info->cond))
    return false;
  /* Where the two have no dimension in common each keeps its lanes.  */
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&overlay_shape (info->parent)->dim[d])
	&& !extent_one_p (&overlay_shape (info->cond)->dim[d]))
      return false;
  return true;
}

tree
append_any (region *r, basic_block bb, tree mask)
{
  if (!mask || some_lane_p (mask))
    return NULL_TREE;
  tree any = make_ssa_name (boolean_type_node);
  gcall *c = gimple_build_call (ripple_api_make (API_ANY), 1, mask);
  gimple_call_set_lhs (c, any);
  gimple_set_location (c, r->loc);
  gimple_stmt_iterator i = gsi_last_bb (bb);
  gsi_insert_after (&i, c, GSI_NEW_STMT);
  return any;
}

void
check_masks (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (block_mask (bb))
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  gimple *stmt = gsi_stmt (g);
	  tree ref = !is_gimple_assign (stmt) ? NULL_TREE
		     : gimple_store_p (stmt) ? gimple_assign_lhs (stmt)
		     : gimple_assign_load_p (stmt) ? gimple_assign_rhs1 (stmt)
		     : NULL_TREE;
	  if (!ref)
	    continue;
	  struct shape a = overlay_address_shape (ref), s;
	  const struct shape *m = overlay_shape (block_mask (bb));
	  unsigned dim;
	  if (!shape_join (&s, &a, m, &dim))
	    {
	      auto_diagnostic_group group;
	      report_join (stmt_location (stmt), &a, m, dim);
	      explain_mask (stmt, block_mask (bb), dim);
	    }
	}
}

/* What the plugin found out about a function as notes, for the user who wants
   to know why it is so.

   Shapes: one for each assignment to a variable of the program, each store and
   each condition that has more than one lane, in the program as it was
   written.

     t.c:8:7: note: 's' has the shape 'Tensor[16]' here [ripple-shape]
	 8 |     s += a[i];
	   |     ~~^~~~~~~

   Masks: one for each basic block under one, when branches have become masks,
   at its first statement.

     t.c:9:12: note: from here on under a mask: the lanes of the remainder and
     of the condition at 8:14 [ripple-mask]

   Accesses are shown where they are rendered, by transform/render/access.cc.

   Called by pipeline.cc, if the option dump asks for it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "analysis/show.h"
#include "report/report.h"

static void
show_condition (gcond *cond)
{
  struct shape s = *overlay_shape (gimple_cond_lhs (cond));
  char text[SHAPE_TEXT];
  unsigned dim;

  shape_join (&s, &s, overlay_shape (gimple_cond_rhs (cond)), &dim);
  if (!shape_scalar_p (&s))
    ripple_report (stmt_location (cond), RMK_SHOW_CONDITION,
		   shape_print (&s, text, sizeof text));
}

static void
show_store (gimple *stmt)
{
  struct shape address = overlay_address_shape (gimple_assign_lhs (stmt));
  char value_text[SHAPE_TEXT], text[SHAPE_TEXT];

  if (!shape_scalar_p (&address))
    ripple_report (stmt_location (stmt), RMK_SHOW_STORE,
		   shape_print (overlay_shape (gimple_assign_rhs1 (stmt)),
				value_text, sizeof value_text),
		   shape_print (&address, text, sizeof text));
}

static bool
show_once (gimple *stmt)
{
  tree lhs = gimple_code (stmt) == GIMPLE_PHI ? NULL_TREE
	     : gimple_get_lhs (stmt);
  tree var = lhs && TREE_CODE (lhs) == SSA_NAME ? SSA_NAME_VAR (lhs)
	     : NULL_TREE;
  char text[SHAPE_TEXT];

  if (gcond *cond = dyn_cast<gcond *> (stmt))
    show_condition (cond);
  else if (gimple_store_p (stmt) && gimple_assign_single_p (stmt))
    show_store (stmt);
  else if (varying_p (lhs) && var && DECL_NAME (var) && !DECL_ARTIFICIAL (var)
	   && gimple_has_location (stmt))
    ripple_report (gimple_location (stmt), RMK_SHOW_VARIABLE, var,
		   shape_print (overlay_shape (lhs), text, sizeof text));
  return false;
}

void
show_shapes (void)
{
  overlay_solve (show_once);
}

/* Masks.  */

enum { MASK_TEXT = 400 };

/* Append the conditions that MASK consists of to TEXT.  */

static void
describe_mask (tree mask, bool negated, char *text, unsigned depth)
{
  value_info *info = overlay_info (mask);
  gimple *def = SSA_NAME_DEF_STMT (mask);
  size_t len = strlen (text);
  char *end = text + len;

  if (len > MASK_TEXT - 80 || depth == 0)
    snprintf (end, MASK_TEXT - len, "others");
  else if (info->cond && TREE_CODE (info->cond) == SSA_NAME)
    {
      if (info->parent)
	{
	  describe_mask (info->parent, negated, text, depth - 1);
	  strcat (text, negated ? " or " : " and ");
	}
      describe_mask (info->cond, negated != info->negated, text, depth - 1);
    }
  else if (info->flags & VALUE_PREFIX)
    snprintf (end, MASK_TEXT - len, "%sthe remainder", negated ? "not " : "");
  else if (is_gimple_assign (def)
	   && (gimple_assign_rhs_code (def) == BIT_IOR_EXPR
	       || gimple_assign_rhs_code (def) == BIT_AND_EXPR)
	   && TREE_CODE (gimple_assign_rhs2 (def)) == SSA_NAME)
    {
      bool both = (gimple_assign_rhs_code (def) == BIT_AND_EXPR) != negated;

      describe_mask (gimple_assign_rhs1 (def), negated, text, depth - 1);
      strcat (text, both ? " and " : " or ");
      describe_mask (gimple_assign_rhs2 (def), negated, text, depth - 1);
    }
  else if (is_gimple_assign (def)
	   && gimple_assign_rhs_code (def) == BIT_NOT_EXPR)
    describe_mask (gimple_assign_rhs1 (def), !negated, text, depth - 1);
  else if (info->flags & VALUE_LIVE || gimple_code (def) == GIMPLE_PHI)
    snprintf (end, MASK_TEXT - len, "%sthose still in the loop",
	      negated ? "not " : "");
  else
    {
      expanded_location at = expand_location (stmt_location (def));

      snprintf (end, MASK_TEXT - len, "%sthe condition at %d:%d",
		negated ? "not " : "", at.line, at.column);
    }
}

/* The position of the first statement of BB that has one.  */

static location_t
block_location (basic_block bb)
{
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    if (!is_gimple_debug (gsi_stmt (g)) && gimple_has_location (gsi_stmt (g)))
      return gimple_location (gsi_stmt (g));
  return UNKNOWN_LOCATION;
}

void
show_masks (void)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, cfun)
    {
      location_t loc = block_location (bb);
      char text[MASK_TEXT] = "";

      if (!block_mask (bb) || loc == UNKNOWN_LOCATION)
	continue;
      describe_mask (block_mask (bb), false, text, 8);
      ripple_report (loc, RMK_SHOW_MASK, text);
    }
}

/* True if what is being reported names a shape.  */
static bool shape_named;

const char *
check_text (const struct shape *s)
{
  static char buf[2][SHAPE_TEXT];
  static int k;
  k ^= 1;
  shape_named = true;
  return shape_print (s, buf[k], sizeof buf[k]);
}

bool
named_shape_p (void)
{
  bool named = shape_named;
  shape_named = false;
  return named;
}

void
refuse_scalable (location_t loc, const char *what, const struct shape *s)
{
  ripple_report (loc, RMK_SCALABLE, what, check_text (s));
}

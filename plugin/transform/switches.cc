/* A switch on lanes becomes a chain of branches.

   INPUT, x has a shape:

       switch (x) <default: D, case 1: A, case 3 ... 5: A, case 7: B>

   OUTPUT:

       a = x == 1 | (unsigned) x - 3 <= 2;
       if (a) goto A; else goto next;
       next: b = x == 7;
       if (b) goto B; else goto D;

   linearise.cc makes masks of the branches.  That one case falls through to
   another, and where the default stands, is in the blocks that they lead to.

   So does a switch on a scalar that shares blocks with the ways of lanes, as
   by a return: its ways get masks, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/transform.h"

/* Append to BB  CODE A, B  of TYPE.  */

static tree
append (basic_block bb, location_t loc, tree type, enum tree_code code,
	tree a, tree b = NULL_TREE)
{
  tree r = make_ssa_name (type);
  gassign *g = gimple_build_assign (r, code, a, b);
  gimple_set_location (g, loc);
  gimple_stmt_iterator i = gsi_last_bb (bb);
  gsi_insert_after (&i, g, GSI_NEW_STMT);
  return r;
}

/* Append to BB a boolean: INDEX is what the case LABEL stands for.  */

static tree
label_test (basic_block bb, location_t loc, tree index, tree label)
{
  tree low = CASE_LOW (label), high = CASE_HIGH (label);
  tree type = TREE_TYPE (index), bt = boolean_type_node;
  low = fold_convert (type, low);
  if (!high)
    return append (bb, loc, bt, EQ_EXPR, index, low);
  tree uns = unsigned_type_for (type);
  tree size = wide_int_to_tree (uns, wi::to_wide (fold_convert (type, high))
				     - wi::to_wide (low));
  tree x = append (bb, loc, uns, NOP_EXPR, index);
  x = append (bb, loc, uns, MINUS_EXPR, x, fold_convert (uns, low));
  return append (bb, loc, bt, LE_EXPR, x, size);
}

/* Let the PHIs of TO's destination have by TO what they have by FROM.  */

static void
copy_arguments (edge from, edge to)
{
  for (gphi_iterator p = gsi_start_phis (to->dest); !gsi_end_p (p);
       gsi_next (&p))
    add_phi_arg (p.phi (), PHI_ARG_DEF_FROM_EDGE (p.phi (), from), to,
		 gimple_phi_arg_location_from_edge (p.phi (), from));
}

/* A branch at the end of BB: the cases of SW that lead the way of E, else to a
   new block, which is returned.  */

static basic_block
branch_to (basic_block bb, gswitch *sw, edge e)
{
  location_t loc = gimple_location (sw);
  tree test = NULL_TREE;
  for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
    {
      tree label = gimple_switch_label (sw, i);
      if (label_to_block (cfun, CASE_LABEL (label)) != e->dest)
	continue;
      tree t = label_test (bb, loc, gimple_switch_index (sw), label);
      test = test ? append (bb, loc, boolean_type_node, BIT_IOR_EXPR, test, t)
	     : t;
    }
  gcond *c = gimple_build_cond (NE_EXPR, test, boolean_false_node, NULL_TREE,
				NULL_TREE);
  gimple_set_location (c, loc);
  gimple_stmt_iterator g = gsi_last_bb (bb);
  gsi_insert_after (&g, c, GSI_NEW_STMT);
  basic_block more = create_empty_bb (bb);
  more->count = bb->count;
  if (current_loops)
    add_bb_to_loop (more, bb->loop_father);
  edge then = make_edge (bb, e->dest, EDGE_TRUE_VALUE);
  then->probability = profile_probability::even ();
  copy_arguments (e, then);
  make_edge (bb, more, EDGE_FALSE_VALUE)->probability
    = profile_probability::even ();
  return more;
}

void
lower_switch (gswitch *sw)
{
  basic_block bb = gimple_bb (sw);
  gimple_stmt_iterator g = gsi_for_stmt (sw);
  gsi_prev (&g);
  edge in = split_block (bb, gsi_stmt (g)), e;
  edge_iterator ei;
  basic_block other = in->dest;
  edge always = gimple_switch_default_edge (cfun, sw);
  remove_edge (in);
  /* In the order of the cases.  */
  auto_vec<edge> ways;
  for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
    {
      e = gimple_switch_edge (cfun, sw, i);
      if (e != always && !ways.contains (e))
	ways.safe_push (e);
    }
  for (unsigned i = 0; i < ways.length (); i++)
    bb = branch_to (bb, sw, ways[i]);
  make_edge (bb, other, EDGE_FALLTHRU)->probability
    = profile_probability::always ();
  g = gsi_for_stmt (sw);
  gsi_remove (&g, true);
  for (ei = ei_start (other->succs); (e = ei_safe_edge (ei));)
    if (e != always)
      remove_edge (e);
    else
      ei_next (&ei);
  always->flags |= EDGE_FALLTHRU;
  always->probability = profile_probability::always ();
}

bool
lower_switches (void)
{
  auto_vec<gswitch *> work;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    if (gswitch *sw = safe_dyn_cast<gswitch *> (last_stmt (bb)))
      if (shaped_p (gimple_switch_index (sw)))
	work.safe_push (sw);
  for (unsigned i = 0; i < work.length (); i++)
    lower_switch (work[i]);
  return !work.is_empty ();
}

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

   So does a switch on a scalar that shares blocks with the paths of lanes, as
   by a return: its paths get masks, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/flow/flow.h"

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

/* What SW decides on, before C promoted it: in as few bits as it has.  */

static tree
narrow_index (gswitch *sw)
{
  tree index = gimple_switch_index (sw);
  while (TREE_CODE (index) == SSA_NAME
	 && gimple_assign_cast_p (SSA_NAME_DEF_STMT (index)))
    {
      tree from = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (index));
      tree wide = TREE_TYPE (index), type = TREE_TYPE (from);
      if (TREE_CODE (from) != SSA_NAME || !INTEGRAL_TYPE_P (type)
	  || TREE_CODE (type) == BOOLEAN_TYPE
	  || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (from)
	  || !type_has_mode_precision_p (type)
	  || TYPE_PRECISION (type) >= TYPE_PRECISION (wide)
	  || (!TYPE_UNSIGNED (type) && TYPE_UNSIGNED (wide)))
	break;
      index = from;
    }
  return index;
}

/* Append to BB a boolean: INDEX is what the case LABEL stands for, of which
   its type holds a part.  Null if that is nothing.  */

static tree
label_test (basic_block bb, location_t loc, tree index, tree label)
{
  tree type = TREE_TYPE (index), bt = boolean_type_node;
  tree high = CASE_HIGH (label) ? CASE_HIGH (label) : CASE_LOW (label);
  widest_int from = wi::smax (wi::to_widest (CASE_LOW (label)),
			      wi::to_widest (TYPE_MIN_VALUE (type)));
  widest_int to = wi::smin (wi::to_widest (high),
			    wi::to_widest (TYPE_MAX_VALUE (type)));
  if (wi::gts_p (from, to))
    return NULL_TREE;
  tree low = wide_int_to_tree (type, from);
  if (from == to)
    return append (bb, loc, bt, EQ_EXPR, index, low);
  tree uns = unsigned_type_for (type);
  tree x = append (bb, loc, uns, NOP_EXPR, index);
  x = append (bb, loc, uns, MINUS_EXPR, x, fold_convert (uns, low));
  return append (bb, loc, bt, LE_EXPR, x, wide_int_to_tree (uns, to - from));
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

/* A branch at the end of BB: the cases of SW that lead the path of E, else to
   a new block, which is returned.  */

static basic_block
branch_to (basic_block bb, gswitch *sw, edge e)
{
  location_t loc = gimple_location (sw);
  tree test = boolean_false_node, index = narrow_index (sw);
  for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
    {
      tree label = gimple_switch_label (sw, i);
      if (label_to_block (cfun, CASE_LABEL (label)) != e->dest)
	continue;
      tree t = label_test (bb, loc, index, label);
      if (test == boolean_false_node)
	test = t ? t : test;
      else if (t)
	test = append (bb, loc, boolean_type_node, BIT_IOR_EXPR, test, t);
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
  auto_vec<edge> edges;
  for (unsigned i = 1; i < gimple_switch_num_labels (sw); i++)
    {
      e = gimple_switch_edge (cfun, sw, i);
      if (e != always && !edges.contains (e))
	edges.safe_push (e);
    }
  for (unsigned i = 0; i < edges.length (); i++)
    bb = branch_to (bb, sw, edges[i]);
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
      if (varying_p (gimple_switch_index (sw)))
	work.safe_push (sw);
  for (unsigned i = 0; i < work.length (); i++)
    lower_switch (work[i]);
  return !work.is_empty ();
}

/* Regions: what the files share that make masks of varying conditions.

   A region is what a branch on a varying condition controls: the blocks
   between its TOP, which ends in the branch, and its END, where all paths have
   met again.  It is cut into nodes.  A node runs under one mask.  Edges lead
   from node to node; each has the condition under which it is taken.

       top: if (a)			edges to T: top, if a
       T: x; goto F			edges to F: top, if not a; T, always
       F: y;				edges to the end: F, always

   The nodes are laid in a row, in the order of the program: link, node, link,
   node.  A link is a new block with what must be computed before the node: its
   mask, what its PHIs choose, the test of its any-lane branch.

   The steps, each of which needs those before (linearise in linearise.cc):

     form_region	nodes, edges, places		region.cc, flow.cc
     order_scalars	cells for scalar variables	scalars.cc
     take_phis		PHIs where paths meet		phi-selects.cc
     lay_row		masks				masks.cc
			selects				phi-selects.cc
			any-lane branches		any-lane-branches.cc
     repair_any_lane_branch  values that leave one	any-lane-branches.cc

   What may stand in a region is decided in form_node alone: a block, or a part
   whose own control is uniform.  What leads where is decided in
   add_incoming_edges alone: a condition and its opposite.  Loops that lanes
   leave one by one have one exit by then (divergent-loops.cc), and a switch is
   a chain of branches (switches.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REGION_H
#define RIPPLE_REGION_H

#include "analysis/overlay.h"
#include "analysis/postdom.h"

/* An edge into a node, or to the end.  */
struct incoming_edge
{
  edge e;
  struct node *from;	/* Null: from the region's top.  */
  tree cond;		/* Condition on which it is taken; null: always.  */
  bool negated;
};

/* PHIs of a block where paths meet, taken out of it: RESULT = ARG[i] by edge
   i.  */
struct saved_phi
{
  tree result;
  location_t loc;
  auto_vec<tree> args;
  auto_vec<int> rank;	/* Where ARG[i] is defined: the node's place in the
			   row, -1 before the paths parted.  */
};

/* NAME is what CELL holds.  */
struct cell_load
{
  tree name, cell;
};

/* Why a node is jumped over where no lane is active; the stronger reasons
   last.  */
enum test_reason { TEST_UNKNOWN, TEST_NONE, TEST_COST, TEST_LOOP,
		   TEST_NEEDED };

/* Blocks that run under one mask: one block, or a part with uniform control
   that is entered at HEAD and left to DEST only.  */
struct node
{
  /* From form_region.  */
  basic_block head, tail;	/* TAIL is null if control never leaves.  */
  basic_block dest;		/* Null if it BRANCHES.  */
  bool branches;		/* It ends in a condition between edges.  */
  auto_vec<basic_block> blocks;
  auto_vec<incoming_edge> incoming;
  struct node *parent;		/* Dominating node.  */
  unsigned place;		/* In the row.  */
  struct node *outer;		/* Within whose any-lane branch it stands, if
				   any.  */
  auto_vec<node *> inner;	/* What stands within its own.  */

  /* From order_scalars.  */
  auto_vec<cell_load> loads;	/* Scalars that it uses  */
  auto_vec<tree> assigned;	/* and those that it assigns.  */

  /* From take_phis.  */
  auto_vec<saved_phi *> phis;	/* Of HEAD.  */
  auto_vec<tree> entry_args;	/* If HEAD heads a loop, whose PHIs stay:
				   their values at entry.  */

  /* From lay_row.  */
  tree mask;			/* Null: all lanes.  */
  enum test_reason test;
  unsigned cost;		/* cost.cc */
  bool unlikely;		/* Lanes come by no edge as a rule.  */
};

/* A branch round blocks that no lane needs, from the end of TEST to JOIN.  */
struct any_lane_branch
{
  basic_block test, join;
  tree mask;			/* Some lane of which must be on.  */
  auto_vec<basic_block> blocks;
};

struct region
{
  gcond *cond;			/* The condition that it begins with,  */
  location_t loc;		/* and where that stands.  */
  basic_block top, end;
  tree mask;			/* Of TOP.  */
  auto_vec<node *> nodes;	/* In the order of their places.  */
  hash_map<basic_block, node *> node_of;	/* Block -> its node.  */
  auto_vec<incoming_edge> end_incoming;
  auto_vec<cell_load> end_loads;
  auto_vec<saved_phi *> end_phis;
  hash_map<tree, node *> phi_nodes;	/* Result of a saved PHI -> its
					   node.  */
  basic_block last;		/* End of the row so far.  */
  auto_vec<edge> links;		/* Edges of the row, in its order.  */
  auto_vec<any_lane_branch *> any_lane_branches;  /* Outer ones first.  */
};

/* True if every edge to N leads through A.  */

static inline bool
dominates_p (const node *a, const node *n)
{
  while (n && n != a)
    n = n->parent;
  return n;
}

static inline tree
node_mask (const region *r, const node *n)
{
  return n ? n->mask : r->mask;
}

/* region.cc */

/* The head of a loop, or a block that ends in a switch, whose own control is
   uniform but shares blocks with the paths of the region that the varying
   condition of TOP begins, so that it can be no part there, or whose exits
   stand beside TOP; or null.  */
extern basic_block irregular_part (basic_block top);
/* The block at whose end the paths part that meet again behind the varying
   condition at the end of BB: BB, or one that shares an edge with it.  */
extern basic_block region_top (basic_block bb);
/* Form the region R that begins with the varying condition of TOP; false after
   an error.  */
extern bool form_region (region *r, basic_block top);
extern void release_region (region *r);
/* The mask of the lanes that go on in the loop which BB heads, if BB ends in a
   test of it, or null.  */
extern tree live_condition (basic_block bb);

/* masks.cc */

/* The boolean SSA name of the condition that ends BB, computed there.  */
extern tree materialise_condition (basic_block bb);
/* Append to BB the mask of the lanes that take W, or one of INCOMING.  */
extern tree edge_mask (region *r, const incoming_edge *w, basic_block bb);
extern tree join_mask (region *r, const vec<incoming_edge> &incoming,
		       basic_block bb);
/* Append to BB a copy of MASK, which an any-lane branch may have made; null is
   for all lanes.  */
extern tree copy_mask (region *r, tree mask, basic_block bb);
/* Append to BB a uniform boolean: some lane of MASK is on.  Null if that is
   known.  */
extern tree append_any (region *r, basic_block bb, tree mask);
/* Report accesses whose shapes do not join with the mask they run under.  */
extern void check_masks (void);

/* scalars.cc */

/* Split edges behind calls that define a scalar and may throw, so that there
   is a place behind them.  */
extern void make_room_for_scalars (void);
/* Order what the nodes of R do to scalar variables.  */
extern void order_scalars (region *r);
/* Append LOADS to BB.  */
extern void append_loads (region *r, basic_block bb,
			  const vec<cell_load> &loads);
/* Where the condition stands that leads to W.  */
extern location_t edge_location (const region *r, const incoming_edge *w);
/* Say, once for each variable, that the scalar NAME is assigned if any lane is
   active, under a condition of the shape S at COND.  VALUE is what is
   assigned if NAME is a PHI, else null.  */
extern void warn_scalar (tree name, const struct shape *s, location_t cond,
			 tree value = NULL_TREE);
/* The same of the variable VAR, which is assigned at LOC.  */
extern void warn_scalar_variable (tree var, location_t loc,
				  const struct shape *s, location_t cond);

/* phi-selects.cc */

/* Take the PHIs out of the blocks where R's paths meet.  */
extern void take_phis (region *r);
/* Append to BB what replaces PHIS, which a part of the mask MASK has each by
   one of INCOMING.  Empties PHIS.  */
extern void append_selects (region *r, basic_block bb, vec<saved_phi *> *phis,
			    const vec<incoming_edge> &incoming, tree mask);

/* any-lane-branches.cc */

/* True if every lane of FROM (null: the region) comes to HEAD.  */
extern bool all_lanes_come_p (region *r, node *from, basic_block head);
/* True if N must not run where no lane is active.  */
extern bool node_needs_lane_p (node *n);
/* Give the values that leave G, a branch of R, a PHI at its join.  */
extern void repair_any_lane_branch (region *r, any_lane_branch *g);

/* cost.cc */

/* Whether, and why, to jump over N, for itself or for a node within it that
   has all of its lanes.  */
extern enum test_reason node_test (region *r, node *n);

#endif

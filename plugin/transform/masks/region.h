/* Regions: what the files share that make masks of shaped conditions.

   A region is what a branch on a shaped condition controls: the blocks
   between its TOP, which ends in the branch, and its END, where all ways have
   met again.  It is cut into nodes.  A node runs under one mask.  Ways lead
   from node to node; each has the condition under which it is taken.

       top: if (a)			ways of T: top, if a
       T: x; goto F			ways of F: top, if not a; T, always
       F: y;				ways of the end: F, always

   The nodes are laid in a row, in the order of the program: link, node, link,
   node.  A link is a new block with what must be computed before the node: its
   mask, what its PHIs choose, the test of its guard.

   The steps, each of which needs those before (linearise in linearise.cc):

     form_region	nodes, ways, places		region.cc, flow.cc
     order_scalars	cells for scalar variables	scalars.cc
     take_phis		PHIs where ways meet		choices.cc
     lay_row		masks, choices, guards		masks.cc, guards.cc
     repair_guard	values that leave a guard	guards.cc

   What may stand in a region is decided in form_node alone: a block, or a part
   whose own control is uniform.  What leads where is decided in add_ways
   alone: a condition and its opposite.  Loops that lanes leave one by one have
   one exit by then (lane-loops.cc), and a switch is a chain of branches
   (switches.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REGION_H
#define RIPPLE_REGION_H

#include "analysis/overlay.h"
#include "analysis/postdom.h"

/* A way into a node, or to the end.  */
struct way
{
  edge e;
  struct node *from;	/* Null: from the region's top.  */
  tree cond;		/* Condition on which it is taken; null: always.  */
  bool negated;
};

/* PHIs of a block where ways meet, taken out of it: RESULT = ARG[i] by way
   i.  */
struct saved_phi
{
  tree result;
  location_t loc;
  auto_vec<tree> args;
  auto_vec<int> rank;	/* Where ARG[i] is defined: the node's place in the
			   row, -1 before the ways parted.  */
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
  bool branches;		/* It ends in a condition between ways.  */
  auto_vec<basic_block> blocks;
  auto_vec<way> ways;
  struct node *parent;		/* Dominating node.  */
  unsigned place;		/* In the row.  */
  struct node *outer;		/* Within whose guard it stands, if any.  */
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
};

/* A branch round blocks that no lane needs, from the end of TEST to JOIN.  */
struct guard
{
  basic_block test, join;
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
  auto_vec<way> end_ways;
  auto_vec<cell_load> end_loads;
  auto_vec<saved_phi *> end_phis;
  hash_map<tree, node *> phi_nodes;	/* Result of a saved PHI -> its
					   node.  */
  basic_block last;		/* End of the row so far.  */
  auto_vec<edge> links;		/* Edges of the row, in its order.  */
  auto_vec<guard *> guards;	/* Outer ones first.  */
};

/* True if every way to N leads through A.  */

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
   uniform but shares blocks with the ways of the region that the shaped
   condition of TOP begins, so that it can be no part there, or whose ways out
   stand beside TOP; or null.  */
extern basic_block irregular_part (basic_block top);
/* The block at whose end the ways part that meet again behind the shaped
   condition at the end of BB: BB, or one that shares a way with it.  */
extern basic_block region_top (basic_block bb);
/* Form the region R that begins with the shaped condition of TOP; false after
   an error.  */
extern bool form_region (region *r, basic_block top);
extern void release_region (region *r);
/* The mask of the lanes that go on in the loop which BB heads, if BB ends in a
   test of it, or null.  */
extern tree live_condition (basic_block bb);

/* masks.cc */

/* The boolean SSA name of the condition that ends BB, computed there.  */
extern tree materialise_condition (basic_block bb);
/* Append to BB the mask of the lanes that take W, or one of WAYS.  */
extern tree way_mask (region *r, const way *w, basic_block bb);
extern tree join_mask (region *r, const vec<way> &ways, basic_block bb);
/* Append to BB a copy of MASK, which a guard may have made; null is for all
   lanes.  */
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
extern location_t way_location (const region *r, const way *w);
/* Say, once for each variable, that the scalar NAME is assigned if any lane is
   active, under a condition of the shape S at COND.  VALUE is what is
   assigned if NAME is a PHI, else null.  */
extern void warn_scalar (tree name, const struct shape *s, location_t cond,
			 tree value = NULL_TREE);

/* choices.cc */

/* Take the PHIs out of the blocks where R's ways meet.  */
extern void take_phis (region *r);
/* Append to BB what replaces PHIS, which a part of the mask MASK has each by
   one of WAYS.  Empties PHIS.  */
extern void append_choices (region *r, basic_block bb, vec<saved_phi *> *phis,
			    const vec<way> &ways, tree mask);

/* guards.cc */

/* True if every lane of FROM (null: the region) comes to HEAD.  */
extern bool all_lanes_come_p (region *r, node *from, basic_block head);
/* True if N must not run where no lane is active.  */
extern bool node_needs_lane_p (node *n);
/* Give the values that leave G a PHI at its join.  */
extern void repair_guard (guard *g);

/* cost.cc */

/* Whether, and why, to jump over N, for itself or for a node within it that
   has all of its lanes.  */
extern enum test_reason node_test (region *r, node *n);

#endif

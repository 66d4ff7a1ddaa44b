/* Regions: what the files share that make masks of shaped conditions.

   A region is what a branch on a shaped condition controls: the blocks
   between its TOP, which ends in the branch, and its END, where all ways have
   met again.  It is cut into nodes.  A node runs under one mask; its own
   control, if it has any, is uniform.  Ways lead from node to node; each has
   the condition under which it is taken.

       top: if (a)			ways of T: top, if a
       T: x; goto F			ways of F: top, if not a; T, always
       F: y;				ways of the end: F, always

   The nodes are laid in a row, in the order of the program.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_REGION_H
#define RIPPLE_REGION_H

#include "../analysis/overlay.h"

/* A way into a node.  */
struct way
{
  edge e;
  struct node *from;	/* Null: from the region's top block.  */
  tree cond;		/* Condition on which it is taken; null: always.  */
  bool negated;
};

/* NAME is what CELL holds.  */
struct cell_load
{
  tree name, cell;
};

/* Blocks that run under one mask: one block, or a part with uniform control
   that is entered at HEAD and left to DEST only.  */
struct node
{
  basic_block head, tail;	/* TAIL is null if control never leaves.  */
  basic_block dest;
  auto_vec<basic_block> blocks;
  auto_vec<way> ways;
  tree cond;			/* Shaped condition at the end, or null.  */
  struct node *parent;		/* Dominating node.  */
  unsigned place;		/* In the row.  */
  struct node *outer;		/* Within whose guard it stands, if any.  */
  auto_vec<node *> inner;	/* What stands within its own.  */
  tree mask;
  auto_vec<tree> entry_args;	/* A loop's: values of the head's PHIs at
				   entry.  */
  auto_vec<cell_load> loads;	/* Scalars that it uses, see scalars.cc, */
  auto_vec<tree> assigned;	/* and those that it assigns.  */
};

/* A branch round blocks that no lane needs.  */
struct guard
{
  basic_block test, join;
  auto_vec<basic_block> blocks;
};

struct region
{
  basic_block top, end;
  location_t loc;		/* Of the condition.  */
  tree mask;			/* Of TOP; null: all lanes.  */
  auto_vec<node *> nodes;	/* Each behind those that lead to it, else in
				   the order of the program.  */
  auto_vec<way> end_ways;
  auto_vec<cell_load> end_loads;
  auto_vec<guard *> guards;	/* Inner ones first.  */
  hash_map<tree, node *> phi_nodes;	/* PHI result -> its node.  */
  basic_block last;		/* End of the row so far.  */
};

/* True if every way to N leads through A.  */

static inline bool
dominates_p (const node *a, const node *n)
{
  while (n && n != a)
    n = n->parent;
  return n;
}

/* scalars.cc: order what the nodes of R do to scalar variables.  Requires
   nodes with their ways and places; adds loads to them.  */
extern void order_scalars (region *r);
/* Emit LOADS at the end of BB.  */
extern void append_loads (region *r, basic_block bb,
			  const vec<cell_load> &loads);
/* Say, once for each variable, that the scalar NAME is assigned if any lane of
   MASK is active.  */
extern void warn_scalar (region *r, tree name, tree mask);
/* Split edges behind calls that define a scalar and may throw, so that there
   is a place behind them.  */
extern void make_room_for_scalars (void);

/* linearise.cc */
extern bool plain_edge_p (edge e);
extern bool loop_header_p (basic_block bb);

#endif

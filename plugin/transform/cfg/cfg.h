/* What a function consists of: edges, loops, variables.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_CFG_H
#define RIPPLE_CFG_H

/* Let VAR, a new variable, be a local one of cfun.  */
static inline void
make_local (tree var)
{
  DECL_SEEN_IN_BIND_EXPR_P (var) = 1;
  DECL_CONTEXT (var) = current_function_decl;
  add_local_decl (cfun, var);
}

/* loop-tree.cc: loops of cfun as who changes them wants them, and what makes
   up for changes since.  */
extern void begin_loops (void);
extern void end_loops (void);
/* Make up for changes of the control flow while loops are known.  */
extern void repair_loops (void);
/* Remove blocks that control does not reach; loops are to be repaired.  */
extern void remove_unreachable (void);

/* reducible.cc: give every loop of cfun one entry.  */
extern void make_reducible (void);

/* flow.cc: give every loop of cfun one latch.  Left to itself,
   loop_optimizer_init guesses that some latches belong to an inner loop, which
   would seem to have an exit that the program does not have.  */
extern void merge_latches (void);

/* flow.cc: true if the N ARGS are the same value.  A PHI of them would be
   another name for it, so that a path which leaves a variable alone seems to
   assign it.  */
extern bool same_args_p (const tree *args, unsigned n);

/* flow.cc: what NAME is a copy of.  */
extern tree copied_value (tree name);
/* flow.cc: true if BB heads a loop.  */
extern bool loop_header_p (basic_block bb);
/* Where STMT stands in the program, UNKNOWN_LOCATION if it has no place of its
   own; where what is in BB from G on does, and all of BB; and the statement
   that leads control from the end of E's source along E.  */
extern location_t own_location (gimple *stmt);
extern location_t location_from (basic_block bb, gimple_stmt_iterator g);
extern location_t block_location (basic_block bb);
extern location_t jump_location (edge e);
/* Collect the blocks reachable from the successors of BB without passing
   END.  */
extern void reach (basic_block bb, basic_block end,
		   hash_set<basic_block> *set, vec<basic_block> *list);
/* Redirect EDGES, all to DEST, through a new block; its PHIs collect those
   arguments that differ.  Dominators are kept right, and so is what
   post-dominates the new block.  */
extern basic_block merge_edges (const vec<edge> &edges, basic_block dest);
/* Remove the branch at the end of BB and its plain outgoing edges.  */
extern void cut (basic_block bb);
/* Let control leave E's source, which ends with a condition, by E alone.  */
extern void take_edge (edge e);
/* The condition of BB if it is one on varying operands, else null.  */
extern gcond *varying_cond (basic_block bb);

#endif

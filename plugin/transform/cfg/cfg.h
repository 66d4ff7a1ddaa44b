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

/* reducible.cc: give every loop of cfun one entry.  */
extern void make_reducible (void);

/* flow.cc: give every loop of cfun one latch.  Left to itself,
   loop_optimizer_init guesses that some latches belong to an inner loop, which
   would seem to have an exit that the program does not have.  */
extern void merge_latches (void);

#endif

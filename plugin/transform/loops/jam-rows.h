/* Loops whose rounds are done several at a time: which (jam-rows.cc), and
   how (jam-copies.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_JAM_ROWS_H
#define RIPPLE_JAM_ROWS_H

#include "analysis/depend.h"

/* A loop round annotated ones.  */

struct row_nest
{
  class loop *loop;
  unsigned depth;		/* Of the annotated ones in it.  */
  enum round_places kind;	/* What its stores are to.  */
  unsigned rows;		/* So many rounds are done at a time.  */
  auto_vec<basic_block> blocks;	/* Of it, those that dominate others first.  */
  auto_vec<gcall *> markers;	/* Of the annotated loops in it.  */
  auto_vec<gphi *> counters;
  auto_vec<tree> steps;		/* What they are counted by.  */
  /* Loads from where the same round stores to.  */
  hash_set<gimple *> updates;
  /* What is to be done in each round, in PHIS by loops in it, and names that
     are other values in the next one.  */
  hash_set<gimple *> statements;
  auto_vec<gphi *> phis;
  hash_set<tree> names;
  unsigned in_bodies;		/* Statements in the annotated loops.  */
};

/* Let R's loop, of N rounds, do R->rows at a time, if SAFE, computed by SEQ
   before it, is true or null.  False if it cannot be copied for the rounds
   that are left; SEQ is not used then.  */
extern bool jam_copies (row_nest *r, tree n, tree safe, gimple_seq seq);

#endif

/* Loops that lanes leave one by one: what is known of one of them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_DIVERGENT_LOOP_H
#define RIPPLE_DIVERGENT_LOOP_H

#include "transform/flow/flow.h"

/* A value that is carried round for the lanes that have left.  */
struct carried
{
  tree at_head, at_latch;	/* Results of its PHIs.  */
  auto_vec<tree> left;		/* For each exit what lanes leave with; null:
				   not this value.  */
  tree again;			/* What it is for those that go on; null: not
				   this value.  */
  tree first, step;		/* If not null: lanes count from FIRST in
				   STEPs, and leave with what they have.  */
};

/* A PHI behind the loop, and what comes to it from there.  */
struct phi_behind
{
  gphi *phi;
  unsigned target;
  tree value;
};

struct divergent_loop
{
  class loop *loop;
  hash_set<basic_block> body;	/* And what never leaves it.  */
  /* Of a condition that lanes leave it by.  */
  gcond *cond;
  location_t loc;
  struct shape shape;
  bool uniform;			/* They do so together.  */
  basic_block head, latch;
  edge entry;
  auto_vec<edge> exits;
  /* Behind them.  */
  auto_vec<basic_block> targets;
  auto_vec<unsigned> target_of;	/* Of each exit.  */
  auto_vec<gphi *> phis;	/* Of HEAD, as they were.  */
  auto_vec<tree> next;		/* What comes round for each.  */
  auto_vec<bool> kept;		/* Each lane keeps what it left with.  */
  auto_vec<bool> shared;	/* Lanes that go on, and the paths that come
				   later, see what is made of it.  */
  auto_vec<tree> left;		/* For each and each exit: what that is, if
				   another name than the PHI.  */
  auto_vec<carried *> values;
  auto_vec<phi_behind> phis_behind;
  edge back;			/* From LATCH to HEAD.  */
  /* Edges into LATCH: from HEAD, the one that comes round, the exits.  */
  edge skip, again;
  auto_vec<edge> out;
};

/* divergent-loop.cc.  */

/* break-blocks.cc: collect in AMONG what stands in front of breaks from
   LOOP.  */
extern void find_break_blocks (class loop *loop, hash_set<basic_block> *among);

/* What there is to know of the loop X before anything is changed; UNIFORM: all
   lanes leave it together.  */
extern divergent_loop *find_loop (const lane_exit *x, bool uniform);
/* Note what L must carry round.  */
extern void find_values (divergent_loop *l);
/* last-name.cc: the name that the scalar variable VAR was given last in L when
   control has come to the end of BB; FIRST if it was given none, null if lanes
   have values of their own.  The PHIs are made that are missing where the
   variable is not used any more.  */
extern tree last_name (divergent_loop *l, tree var, basic_block bb,
		       tree first);
/* True if NAME is defined in L.  */
extern bool defined_in_p (divergent_loop *l, tree name);

#endif

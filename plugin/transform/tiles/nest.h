/* Nests of loops that add products of rows and columns: what the files share
   that make tiles of them.

     for each ROW i			an annotated loop, or its columns first
       for each COLumn j		an annotated loop
	 {
	   before
	   sum = start;
	   for each STEP k
	     sum = sum + a[i, k] * b[k, j];
	   after			uses the sum
	 }

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_NEST_H
#define RIPPLE_NEST_H

enum { ROW, COL, STEP, LOOPS_OF_NEST };
/* Steps whose bytes are multiplied at once.  */
enum { WAYS = 4 };

/* An access to memory: its address is START + the sum of COEF[l] * the number
   of the iteration of loop l, in bytes; of sizetype but for START, null if
   zero.  */
struct nest_access
{
  gimple *stmt;
  tree ref;
  bool store;
  int kind;			/* See nest_kind.  */
  bool packed;			/* Loaded from a copy in another order.  */
  tree start, coef[LOOPS_OF_NEST];
};

/* Whether A, a factor's load, is of rows or of columns.  */

static inline unsigned
loop_of (const nest_access *a)
{
  return a->kind == 1 << ROW ? ROW : COL;
}

struct tile_nest
{
  class loop *loop[LOOPS_OF_NEST], *outer;
  gcall *marker[STEP];		/* Of ROW and COL.  */
  unsigned dim[STEP];		/* Their dimensions.  */
  tree counter[STEP];		/* The user's, in their own type, or null.  */
  tree count[STEP];		/* Iterations, known in front of the nest,  */
  unsigned whole[STEP];		/* of which a multiple of WHOLE is done.  */
  edge entry, exit;		/* Of all of it, and of the loop STEP.  */
  edge enter_steps, next_step, leave_steps;
  location_t loc;
  /* Statements in their order, without debug statements.  BODY is that of
     STEP.  */
  auto_vec<gimple *> before, body, after;
  /* The blocks of AFTER, each behind those that lead to it.  */
  auto_vec<basic_block> behind;
  /* The sum: what it starts with, and what is multiplied.  */
  gphi *sum;
  gimple *product, *add;
  gimple *convert;		/* Of the product, in between; or null.  */
  tree start, factor[STEP];
  bool minus;
  /* The factors are conversions of bytes that are loaded, which are multiplied
     and added in groups of four steps; else null.  */
  gimple *bytes[STEP];
  auto_vec<nest_access> accesses;
  bool exact;			/* What computes a counter is looked at: that
				   does not wrap.  */
  tree steps;			/* How often STEP is done, as sizetype,
				   computed in front of the nest.  */
};

/* find.cc: the nest whose outer loop is that of MARKER.  False if it is none;
   then *WHY says why, or is null if it does not look like one.  */
extern bool find_nest (tile_nest *n, gcall *marker, const char **why);
/* nest.cc: the one edge that leaves LOOP, or null; that by which a LOOP that
   is left by its header goes on.  */
extern edge loop_exit (class loop *loop);
extern edge loop_entry (class loop *loop);
/* The edge by which the steps of N go on.  */
extern edge into_steps (tile_nest *n);
/* By which of the loops ROW and COL the shape S of a value of N differs: a set
   of 1 << ROW and 1 << COL; -1 if by something else.  */
extern int nest_kind (const tile_nest *n, const struct shape *s);
/* overlap.cc: find how the accesses of N depend on its loops.  False, and
   *WHY, if that is not known.  */
extern bool find_accesses (tile_nest *n, const char **why);
/* A boolean, to be computed in front of N: no two iterations of ROW and COL
   touch the same memory.  */
extern tree nest_independent (tile_nest *n);
/* The bytes of the copies that N needs, or of that of ONLY, computed in front
   of it; null if there are none.  */
extern tree copy_bytes (tile_nest *n, const nest_access *only);
/* outline.cc: make a function of N that does it by tiles; its arguments go to
   ARGS.  If N needs room for copies, the first one is the address of that,
   which is not in ARGS.  */
extern tree make_tile_function (tile_nest *n, vec<tree> *args);

#endif

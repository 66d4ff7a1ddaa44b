/* Nests of loops that add products of rows and columns: what the files share
   that make tiles of them.

     for each ROW i			an annotated loop
       for each COLumn j		an annotated loop
	 {
	   before
	   sum = start;
	   for each STEP k		any number of loops, also annotated
					with clause reduction
	     sum = sum + a[i, k] * b[k, j];
	   after			uses the sum
	 }

   Several sums may be added at once, of several products each.  Where they are
   in memory, in one place for all steps, the loops may stand in any order.  A
   matrix that is transposed is a sum of no products: it comes in as rows and
   leaves as columns.

   Where steps are annotated the rows and columns need not be.

   In SPMD code the lanes of a block of two dimensions take the place of the
   loops over rows and columns: then the nest is the loops of steps alone, and
   sums that they carry begin and end in the caller's room.  A block that is
   transposed (TURNED) has the loops of steps round its rows and columns; it
   may have none, and is then a few statements of a basic block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_NEST_H
#define RIPPLE_NEST_H

#include "emit/machine.h"

enum { ROW, COL, STEP, MAX_STEPS = 4, LOOPS_OF_NEST = STEP + MAX_STEPS };
/* A kind of values: those that differ by rows and columns.  */
enum { BOTH = 1 << ROW | 1 << COL };
/* Where statements of a nest stand: in front of its steps or behind them, or
   in as many loops STEP.  */
enum { BEFORE = 0, BEHIND = -1 };
/* The most steps whose narrow elements are multiplied at a time.  */
enum { MOST_WAYS = 4 };

/* A value: START + the sum of COEF[l] * iteration of loop l; null is zero.
   Numbers are of sizetype.  */
struct linear
{
  tree start, coef[LOOPS_OF_NEST];
};

/* A name that is such a value.  */
struct nest_number
{
  tree name;
  linear value;
};

/* An access to memory: its address is START + the sum of COEF[l] * the number
   of the iteration of loop l, in bytes; of sizetype but for START, null if
   zero.  A value of a block's rows or columns that is made in front of the
   nest, but cannot be made anew, comes in by a room of the caller's: then it
   has no statement, and no START until the room is made.  */
struct nest_access
{
  gimple *stmt;
  tree name;			/* What it loads; null: it stores.  */
  tree ref;
  bool store;
  int place;			/* BEFORE, BEHIND or how many loops STEP.  */
  int kind;			/* See nest_kind.  */
  bool packed;			/* Loaded from a copy in another order.  */
  bool at_once;			/* Its vectors in hand are loaded at once.  */
  tree start, coef[LOOPS_OF_NEST];
};

/* Whether A, a factor's load, is of rows or of columns.  */

static inline unsigned
loop_of (const nest_access *a)
{
  return a->kind == 1 << ROW ? ROW : COL;
}

/* A product that is added to a sum.  */
struct nest_term
{
  tree factor[STEP];		/* Of a row, of a column.  */
  bool minus;
  /* The factors are conversions of these loads of narrow elements, of which
     those of WAYS steps can be multiplied and added at a time; else null.  */
  gimple *narrow[STEP];
  unsigned ways;
};

/* A bound of the rows or columns (ALONG) that take part: LOW, which goes up by
   one along them, is less than HIGH, or at most HIGH; or, unless that is null,
   all of them do if ANY is true, else none.  */
struct nest_bound
{
  unsigned along;
  linear low;
  tree high;
  bool or_equal, is_unsigned;
  tree any;
};

/* Zero where it is made: new nest_sum ().  */
struct nest_sum
{
  tree start;			/* What it begins with.  */
  tree result;			/* What it is in the end.  */
  tree carried;			/* What the first loop of steps carries, if it
				   does so; else null.  */
  /* It stays in memory: the statements that load and store it.  Else null.  */
  gimple *load, *store;
  /* That of a block begins and ends in a room of the caller's: an access like
     those of rows; its REF is null if there is none.  */
  nest_access room;
  auto_vec<nest_term> terms;
};

struct tile_nest
{
  /* LOOP[STEP + q] is the Q-th loop of steps from outside, of STEPS.  OUTER is
     the outermost of all.  The rows and columns of a BLOCK have no loops.  */
  class loop *loop[LOOPS_OF_NEST], *outer;
  unsigned steps;
  bool block, turned;
  /* The last block that conditions in guarded_loop lead to, in front of all
     that it does; null if there are none.  */
  basic_block guarded;
  /* Of turned blocks: bounds to be heeded, and those that what is turned has
     where it is loaded.  */
  auto_vec<nest_bound> bounds, loaded;
  bool limited;			/* So COUNT is less than all iterations.  */
  /* Sums in memory move with some of its loops, which go over rows or columns:
     then accesses are what their addresses are told by, not their
     statements.  */
  bool rounds;
  /* A shuffle that turns the block on the way from its loads to its store, or
     a load from a local array that FILL, which is null for shuffles, has
     stored to; null if there is none.  */
  gimple *turn, *fill;
  /* What is turned if not all lanes load: a PHI of that and of anything else;
     the block in front of the conditions of loads and store.  Both may be
     null.  */
  gphi *joined;
  basic_block before;
  tree handle;			/* Of a block: its type is wanted.  */
  /* Those of ROW and COL, and of steps that clause reduction is for, else
     null; the user's counters of these loops, in their own types, or null.  */
  gcall *marker[LOOPS_OF_NEST];
  tree counter[LOOPS_OF_NEST];
  unsigned dim[STEP];		/* The dimensions of ROW and COL.  */
  unsigned step_dims;		/* The set of those of steps: no value differs
				   by them.  */
  /* The names that differ by rows, or by columns, if these have a loop that is
     not annotated.  */
  hash_set<tree> by[STEP];
  tree count[STEP];		/* Iterations, known in front of the nest,  */
  unsigned whole[STEP];		/* of which a multiple of WHOLE is done.  */
  unsigned extent[STEP];	/* Rows and columns of a BLOCK, of which the
				   first COUNT take part.  */
  /* How often the loops of steps are done, as sizetype, computed in front of
     the nest.  */
  tree step_count[MAX_STEPS];
  /* So many of them, the innermost ones, are one run of steps in copies; 0 if
     there are none.  */
  unsigned merged;
  edge entry, exit;		/* Of all of it.  */
  edge enter[MAX_STEPS], again[MAX_STEPS], leave[MAX_STEPS];
  location_t loc;
  /* Statements in their order, without debug statements: those up to the
     innermost loop's end, and those behind the steps.  */
  auto_vec<gimple *> body, after;
  /* The blocks of AFTER, each behind those that lead to it.  */
  auto_vec<basic_block> behind;
  auto_delete_vec<nest_sum> sums;
  /* What the outermost loop, one of steps, counts, where others use it.  */
  auto_vec<tree> counted;
  tree type;			/* Of the sums.  */
  unsigned ways;		/* Steps done at a time, of narrow elements;
				   0: the factors are none.  */
  bool interleaved;		/* Those stand next to each other already.  */
  bool products;		/* It looks as if products were added.  */
  /* The dimensions that lanes go along where the sums begin, and behind.  */
  unsigned lanes_before, lanes_behind;
  /* Names that factors and steps need; that sums need where they begin and
     end.  */
  hash_set<tree> in_steps, outside;
  auto_vec<tree> brought;	/* Those that come in by rooms.  */
  auto_vec<nest_access> accesses;
  /* Of TURNED blocks: what loops round them count that takes part.  */
  auto_vec<nest_number> numbers;
  tree fits;			/* A boolean: numbers keep their values where
				   they become narrower.  */
  bool exact;			/* What computes a counter is looked at: that
				   does not wrap.  */
};

/* find.cc: the nest whose outermost loop is OUTER, of a BLOCK or annotated.
   False if it is none; then *WHY says why, or is null if it does not look like
   one.  */
extern bool find_nest (tile_nest *n, class loop *outer, bool block,
		       const char **why);
/* box.cc: what is in the way where these functions return false.  */
extern const char lanes_not_first[];
/* Find how many rows and columns of N, of those that are counted, take
   part in BB.  False if they are not the first ones.  */
extern bool find_box (tile_nest *n, basic_block bb);
/* The same of what conditions in guarded_loop lead to.  */
extern bool find_guards (tile_nest *n);
/* The same of what bounds N has, as they are when loops have been merged.  */
extern bool heed_bounds (tile_nest *n);
/* The same of what conditions between FROM and BB, which stand in no other
   loop, lead to.  */
extern bool find_bounds (tile_nest *n, basic_block from, basic_block bb);
/* What the tiles of N are for.  */

static inline enum tile_use
tile_use (const tile_nest *n)
{
  if (n->sums[0]->terms.is_empty ())
    return TILE_MOVED;
  if (!n->ways)
    return TILE_OF_SUMS;
  return n->ways < MOST_WAYS && INTEGRAL_TYPE_P (n->type) ? TILE_OF_PAIRS
	 : TILE_OF_NARROW;
}

/* sums.cc: find what N adds up, or transposes.  False if it does nothing of
   the kind.  */
extern bool find_sums (tile_nest *n);
/* True if N adds products of rows and columns somewhere in its steps.  */
extern bool adds_products_p (tile_nest *n);
/* True if STORE adds products of rows and columns of a block to what is there:
   a nest without loops.  */
extern bool adds_once_p (gimple *store);
/* True if it multiplies them.  */
extern bool multiplies_p (tile_nest *n);
/* True if rows, columns and sums of N are computed apart from each other, else
   *WHY says what is not.  */
extern bool sums_apart_p (tile_nest *n, const char **why);
/* nest.cc: let N be a nest, of which nothing is known but OUTER.  */
extern void begin_nest (tile_nest *n, class loop *outer);
/* Let the rows and columns of N, which has no loops of them, be those of S.
   False if S has others than two fixed dimensions.  */
extern bool find_dimensions (tile_nest *n, const struct shape *s);
/* What DEF is of, in other lanes or for those that loaded it, if it is TURN
   or JOINED of N; else null.  */
extern tree passed_value (const tile_nest *n, gimple *def);
/* The edge by which what is loaded comes to PHI, and nothing else that differs
   from lane to lane; null if there is none.  */
extern edge loaded_edge (gphi *phi);
/* True if STMT, of N, stores where others may see it; if NAME is loaded, but
   not as what turns N's block.  */
extern bool stores_p (tile_nest *n, gimple *stmt);
extern bool loaded_p (tile_nest *n, tree name);
/* True if all of NAMES that N loads are loaded by its body.  */
extern bool all_loaded_p (tile_nest *n, hash_set<tree> *names);
/* The local array that STMT, of N's FILL, stores to or clobbers; null if it
   stores elsewhere.  */
extern tree stored_array (gimple *stmt);
/* The local array that REF is an element of; null if there is none.  */
extern tree local_array (tree ref);
/* True if STMT uses the array that FILL has stored to, no other memory.  */
extern bool buffer_access_p (const tile_nest *n, gimple *stmt);
/* The one edge that leaves LOOP, or null; that by which a LOOP that
   is left by its header goes on.  */
extern edge loop_exit (class loop *loop);
extern edge loop_entry (class loop *loop);
/* The loop of N in which conditions may lead to all that it does: the inner
   one of rows and columns if both are annotated and the steps are in it, or
   the innermost one round turned blocks; else null.  */
extern class loop *guarded_loop (const tile_nest *n);
/* form.cc: find the loops of N, the only ones in each other; and what they do
   in front of the steps and between them.  False if they are none of a
   nest.  */
extern bool find_loops (tile_nest *n);
extern bool find_before (tile_nest *n);
/* Let N's body be all assignments in its loops, to look at.  */
extern void find_all (tile_nest *n);
/* What they do behind inner ones.  */
extern bool find_after (tile_nest *n);
/* find.cc: a block of N's lanes, or one of cfun whose lanes have numbers;
   null: there is none.  */
extern tree find_handle (const tile_nest *n);
/* clause.cc: true if LOOP is one of a clause reduction.  */
extern bool reduces_p (class loop *loop);
/* Let N have steps that are lanes of MARKER's dimensions.  False if its loop
   has been done already.  */
extern bool add_step_dimensions (tile_nest *n, gcall *marker);
/* True if clauses of N's steps add all that these compute, else *WHY says what
   they do.  */
extern bool clauses_add_p (tile_nest *n, const char **why);
/* The block behind N's Q-th loop of steps, and behind what a clause combines
   there.  */
extern basic_block behind_steps (const tile_nest *n, unsigned q);
/* The edge behind N, and behind what clauses combine there if N is a block;
   blocks may be split for it.  */
extern edge end_of_nest (const tile_nest *n);
/* What the sum PHI, of the header of that loop, is in *BEFORE and *BEHIND it;
   NAMES get its names.  False if it is none of a loop's clause.  */
extern bool around_steps (const tile_nest *n, unsigned q, gphi *phi,
			  tree *before, tree *behind, hash_set<tree> *names);
/* plain.cc: true if OUTER and the one in it are the only loops round those
   with a clause: rows and columns, also if they are not annotated.  */
extern bool plain_rounds_p (class loop *outer);
/* Find what differs by loops ROW and COL of N that are not annotated, and what
   they count.  */
extern void find_plain (tile_nest *n);
/* True if NAME, or what LIST computes, is used in N only.  */
extern bool name_used_in_nest_p (tile_nest *n, tree name);
extern bool used_in_nest_p (tile_nest *n, const vec<gimple *> &list);
/* turned.cc: the blocks that STORE leaves turned, with the loops round them
   from OUTER on, null: with none.  False if there are none; then *WHY says
   why, or is null if it does not look like any.  */
extern bool find_turned (tile_nest *n, gimple *store, class loop *outer,
			 const char **why);
/* Let the accesses of N be those of a block that nothing turns.  False if
   there are none.  */
extern bool undo_turn (tile_nest *n);
/* True if what is done on the way does not depend on which row, column or
   iteration of a loop it is.  */
extern bool numbers_apart_p (tile_nest *n);
/* bounded.cc: true if the loads of N, or its store, stand under conditions of
   their own.  */
extern bool bounded_p (tile_nest *n);
/* Find the statements and the bounds of N, which has no loops, if it is such a
   nest.  False, and *WHY, if they are not known.  */
extern bool find_bounded (tile_nest *n, hash_set<tree> *names,
			  const char **why);
/* Let the first block behind all of them be *BEHIND, and LIST those between
   N's BEFORE, which is found, and that.  False if control comes in or goes
   out elsewhere.  */
extern bool find_blocks_between (tile_nest *n, basic_block *behind,
				 vec<basic_block> *list);
/* Find the bounds of N between BEFORE and the loads and the store.  False if
   they are none of first rows and columns.  */
extern bool find_both_bounds (tile_nest *n);
/* What isolate_turned does with such a nest.  */
extern void isolate_bounded (tile_nest *n);
/* rounds.cc: let loops round the blocks of N, from the innermost on, be one
   iteration over more rows or columns, as long as each goes on where the last
   one ends.  What is left keeps its order: blocks may overlap there.  */
extern void merge_rounds (tile_nest *n);
/* Let N, which has ROUNDS, have no loops but those of steps.  False, and *WHY,
   if that cannot be.  */
extern bool drop_rounds (tile_nest *n, const char **why);
/* Let the statements of N, which has no loops, stand in a block of their own
   between N's edges.  */
extern void isolate_turned (tile_nest *n);
/* Which of the loops of steps of N LOOP is, or -1.  */
extern int step_number (const tile_nest *n, const class loop *loop);
/* In how many of them BB is.  */
extern int steps_around (const tile_nest *n, basic_block bb);
/* By which of the loops ROW and COL the shape S of a value of N differs: a set
   of 1 << ROW and 1 << COL; -1 if by something else.  */
extern int nest_kind (const tile_nest *n, const struct shape *s);
/* The same of the value OP.  */
extern int kind_of (tile_nest *n, tree op);
/* The same of the address of the reference REF.  */
extern int kind_of_place (tile_nest *n, tree ref);
/* The loop, ROW or COL, whose iteration's number the statement DEF gives; -1
   if it gives none.  */
extern int counted_by (const tile_nest *n, gimple *def);
/* True if NAME is defined in N, or before it for its lanes.  */
extern bool inside_p (const tile_nest *n, tree name);
/* True if STMT uses lanes that are none of N's, as those of a parameter.  */
extern bool other_lanes_p (const tile_nest *n, gimple *stmt);
/* What N's loop L, of ROW and COL, counts in.  */
extern tree loop_counter (const tile_nest *n, unsigned l);
/* The number of the iteration that DEF, the marker of a loop of steps of N,
   gives a lane of: what counts that loop; null if DEF is no such marker.  */
extern tree step_counter (const tile_nest *n, gimple *def);
/* True if OP is the user's counter of an annotated loop of N.  */
extern bool user_counter_p (const tile_nest *n, tree op);
/* The access of N that STMT is, or null.  */
extern nest_access *access_of (tile_nest *n, gimple *stmt);
/* True if NAME, of N's block, is made in front of N and cannot be made anew in
   it: it is loaded, or called for.  */
extern bool brought_p (const tile_nest *n, tree name);
/* True if A and B are null, or equal.  */
extern bool same_p (tree a, tree b);
/* Put what OP is computed from in N into NEEDED: by way of what the loops of
   steps carry if ROUND, and behind them of any PHI; not what brought_p is
   computed from, nor addresses if N has ROUNDS.  */
extern void need (tile_nest *n, hash_set<tree> *needed, tree op,
		  bool round = false);
/* counts.cc: find how often the loops of steps of N are done.  False, and
   *WHY, if that is not known.  */
extern bool find_step_counts (tile_nest *n, const char **why);
/* overlap.cc: find how its accesses depend on its loops.  */
extern bool find_accesses (tile_nest *n, const char **why);
/* A boolean, to be computed in front of N: no two iterations of ROW and COL
   touch the same memory.  */
extern tree nest_independent (tile_nest *n);
/* cost.cc: a boolean, to be computed in front of N: tiles are quicker there
   than vectors.  */
extern tree nest_worthwhile (tile_nest *n);
/* order.cc: choose along which dimensions lanes go, and what is copied before
   it is multiplied.  False, and *WHY, if that cannot be.  */
extern bool choose_order (tile_nest *n, const char **why);
/* How many steps follow each other in the copies of N, as sizetype, computed
   in front of N.  */
extern tree run_length (tile_nest *n);
/* The bytes of the copies that N needs, or of that of ONLY, computed in front
   of it; null if there are none.  */
extern tree copy_bytes (tile_nest *n, const nest_access *only);
/* instead.cc: let A be an access to NAME's lanes, of KIND, in a room that is
   made by make_rooms, as are those in which sums of a block begin and end.  */
extern void plan_room (tile_nest *n, nest_access *a, tree name, int kind);
extern void make_rooms (tile_nest *n);
/* Compute how many rows and columns of N's block take part in front of it,
   once.  */
extern void compute_counts (tile_nest *n);
/* Let a call of DECL with ARGS take the place of N where INDEPENDENT and
   WORTHWHILE hold, the machine has tiles, and there is room for N's copies, of
   BYTES unless it needs none.  What N loads is looked at where N would come to
   load it.  */
extern void call_instead (tile_nest *n, tree decl, const vec<tree> &args,
			  tree independent, tree worthwhile, tree bytes);
/* outline.cc: make a function of N that does it by tiles; its arguments go to
   ARGS.  If N needs room for copies, the first one is the address of that,
   which is not in ARGS.  */
extern tree make_tile_function (tile_nest *n, vec<tree> *args);

#endif

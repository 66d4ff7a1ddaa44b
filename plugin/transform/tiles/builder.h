/* The function that a nest becomes, while it is made: what the files share that
   make it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_BUILDER_H
#define RIPPLE_BUILDER_H

#include "transform/tiles/nest.h"

/* What names of the nest are in one place of the new function, and in the
   places round it; SHARED: what is the same for all lanes there.  */
struct scope
{
  scope *outer, *shared;
  int kind;			/* By which loops its lanes differ.  */
  tree mask, count;		/* The lanes that are on, the first COUNT; null:
				   all.  */
  tree number[STEP];		/* Of the iteration of a row, a column.  */
  hash_map<tree, tree> names;
  scope (scope *o, int k, scope *s = NULL)
  : outer (o), shared (s), kind (k), mask (NULL_TREE), count (NULL_TREE),
    number ()
  {}
};

struct builder
{
  tile_nest *n;
  tree decl;
  basic_block bb;		/* Its end is where statements go.  */
  tree block, vl, id;		/* One of VL lanes; their numbers.  */
  tree narrow_block, narrow_id;	/* The same of narrow elements.  */
  unsigned least;		/* VL for the shortest vectors.  */
  unsigned grid[STEP];		/* Tiles of a sum in a column, and in a row.  */
  tree run;			/* Steps in a run; null if nothing is packed.  */
  scope *top;			/* What is known where it begins.  */
  tree count[STEP];		/* How many rows and columns there are.  */
  tree first[STEP];		/* Row and column of the first tile in hand.  */
  tree round[LOOPS_OF_NEST];	/* The numbers of loops round what is
				   done; null: 0.  */
  auto_vec<tree> rooms;		/* By access: where its copy is.  */
  auto_vec<tree> args;		/* What the parameters get.  */
  auto_vec<basic_block> unrolled;	/* In loops to be unrolled.  */
  hash_map<tree, tree> params;
};

/* A loop that is being made.  */
struct counted
{
  gphi *phi;
  basic_block rest;		/* Behind it.  */
  tree step;
};

/* builder.cc: append statements to the end of B.  Numbers are of size_t.  */
extern void append (builder *b, gimple *g);
extern tree compute (builder *b, enum tree_code code, tree type, tree x,
		     tree y = NULL_TREE);
extern tree sum_of (builder *b, tree x, tree y);
extern tree product_of (builder *b, tree x, tree y);
extern tree times_vl (builder *b, unsigned n);
/* A call of a function of the API for tiles, of TYPE, with N arguments.  */
extern tree append_api (builder *b, enum ripple_api api, tree type,
			unsigned n, tree *arg);
/* How many of VL are left from FIRST on before COUNT.  */
extern tree left_of (builder *b, tree first, tree count);
/* Begin a loop of I from FROM in steps of STEP while I < TO; I is returned.
   End it.  */
extern tree open_loop (builder *b, counted *l, tree from, tree to, tree step);
extern void close_loop (builder *b, counted *l);
/* What follows is done by the lanes of MASK; the block is returned where all
   go on.  */
extern basic_block open_mask (builder *b, tree mask);

/* copying.cc: statements of the nest.  */
/* What OP of the nest is in S, computed at the end of B if need be.  Its loads
   have been copied before.  */
extern tree value (builder *b, scope *s, tree op);
/* What EXPR, of numbers in front of the nest, is; zero if it is null.  */
extern tree value_of_tree (builder *b, tree expr);
/* What V is, and the address of A, for iteration NUMBER[l] of each loop l;
   null: 0.  */
extern tree linear_now (builder *b, const linear *v, tree const *number);
extern tree address_of (builder *b, const nest_access *a,
			tree const *number);
/* Do the accesses of the nest at PLACE in S: loads of what is NEEDED, of lanes
   of S's KIND, or of all kinds if EVERY.  */
extern void copy_accesses (builder *b, scope *s, int place,
			   hash_set<tree> *needed, bool every);

/* behind.cc: do in S what is done behind the steps, with its conditions, for
   what is NEEDED.  */
extern void copy_behind (builder *b, scope *s, hash_set<tree> *needed);
/* Copy STMT, an assignment, to the end of B for S; the name that it defines
   there.  The same of the access A, for the lanes that are on.  */
extern tree copy_statement (builder *b, scope *s, gimple *stmt);
extern void copy_access (builder *b, scope *s, const nest_access *a);

/* starts.cc: let the tiles in hand begin as the sums do, if these begin with
   zero or with what differs by rows or by columns only; false if not.  */
extern bool append_starts (builder *b);

/* loading.cc */
/* Load N vectors of elements of TYPE, of the block or the NARROW one, from P
   on, to X.  */
extern void load_vectors (builder *b, bool narrow, tree type, tree p,
			  unsigned n, tree *x);
/* Find which rows and columns in hand can be loaded at once in the steps, as
   they are; do that with those of A where NUMBER[l] is that of the iteration of
   each loop l, to X.  */
extern void find_at_once (builder *b);
extern void load_at_once (builder *b, const nest_access *a,
			  tree const *number, tree *x);

/* packing.cc */
/* Move the first COUNT elements, of TYPE, of row or, if VERTICAL, column SLICE
   of TILE from or to P, as API says.  */
extern void append_move (builder *b, enum ripple_api api, unsigned tile,
			 tree slice, tree p, tree count, bool vertical,
			 tree type);
/* The first row or column (L) of tile T of those in hand.  */
extern tree tile_first (builder *b, unsigned l, unsigned t);
/* Begin with the room for copies at ROOM, null if there is none.  */
extern void begin_copies (builder *b, tree room);
/* Make the copies of rows for the tiles in hand, or (L) of all columns.  */
extern void append_copies (builder *b, unsigned l);
/* Where the copy of A has step STEP of all of the vectors in hand.  */
extern tree copy_place (builder *b, const nest_access *a, tree step);

/* Loops over the runs of steps that copies are made of.  */
struct runs
{
  counted loop[MAX_STEPS];
  tree number[LOOPS_OF_NEST];	/* Of what address_of wants.  */
  tree index;			/* Which run it is; null: the only one.  */
};

extern void open_runs (builder *b, runs *r);
extern void close_runs (builder *b, runs *r);

/* narrow.cc: the same for products of narrow elements.  */
extern void append_narrow_copies (builder *b);
extern void append_narrow_steps (builder *b);
extern void append_interleaved_steps (builder *b);

/* steps.cc */
/* Let S have the lanes of vector T of the rows or columns (L) in hand.  */
extern void append_lanes (builder *b, scope *s, unsigned l, unsigned t);
/* Add the products of all steps to the tiles.  */
extern void append_steps (builder *b);

/* The tile of sum SUM for row R and column C of the grid.  */

static inline unsigned
tile_number (const builder *b, unsigned sum, unsigned r, unsigned c)
{
  return (sum * b->grid[ROW] + r) * b->grid[COL] + c;
}

#endif

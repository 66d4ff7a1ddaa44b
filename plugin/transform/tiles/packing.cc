/* Factors whose rows or columns are not next to each other in memory are
   copied in another order, by way of the tiles: they come in as rows and leave
   as columns.

   INPUT	a[i * k + s]: the lanes of a step, i, i + 1, ..., are k apart
   OUTPUT	room[(s * V + t) * VL + lane], for V vectors of rows

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

void
append_move (builder *b, enum ripple_api api, unsigned tile, tree slice,
	     tree p, tree count, bool vertical, tree type)
{
  tree arg[7] = { b->block, build_int_cst (integer_type_node, tile),
		  compute (b, NOP_EXPR, unsigned_type_node, slice), p, count,
		  build_int_cst (integer_type_node, vertical),
		  build_zero_cst (type) };
  append_api (b, api, void_type_node, 7, arg);
}

void
open_runs (builder *b, runs *r)
{
  tile_nest *n = b->n;
  memset (r->number, 0, sizeof r->number);
  r->index = NULL_TREE;
  for (unsigned q = 0; q + n->merged < n->steps; q++)
    {
      tree count = value_of_tree (b, n->step_count[q]);
      tree i = open_loop (b, &r->loop[q], build_zero_cst (size_type_node),
			  count, build_one_cst (size_type_node));
      r->number[STEP + q] = i;
      r->index = r->index ? sum_of (b, product_of (b, r->index, count), i) : i;
    }
}

void
close_runs (builder *b, runs *r)
{
  for (unsigned q = b->n->steps; q-- > 0; )
    if (q + b->n->merged < b->n->steps)
      close_loop (b, &r->loop[q]);
}

tree
tile_first (builder *b, unsigned l, unsigned t)
{
  return t == 0 ? b->first[l] : sum_of (b, b->first[l], times_vl (b, t));
}

void
begin_copies (builder *b, tree room)
{
  tile_nest *n = b->n;
  b->run = room ? value_of_tree (b, run_length (n)) : NULL_TREE;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      b->rooms.safe_push (n->accesses[i].packed ? room : NULL_TREE);
      if (n->accesses[i].packed)
	room = compute (b, POINTER_PLUS_EXPR, ptr_type_node, room,
			value_of_tree (b, copy_bytes (n, &n->accesses[i])));
    }
}

static tree
element_size (const nest_access *a)
{
  return fold_convert (size_type_node, TYPE_SIZE_UNIT (TREE_TYPE (a->ref)));
}

tree
copy_place (builder *b, const nest_access *a, tree step)
{
  tile_nest *n = b->n;
  unsigned l = loop_of (a);
  tree at = product_of (b, step, times_vl (b, b->grid[l]));
  if (l == COL)
    {
      tree all = b->run;
      for (unsigned q = 0; q + n->merged < n->steps; q++)
	all = product_of (b, all, value_of_tree (b, n->step_count[q]));
      at = sum_of (b, at, product_of (b, b->first[COL], all));
    }
  return compute (b, POINTER_PLUS_EXPR, ptr_type_node,
		  b->rooms[a - n->accesses.address ()],
		  product_of (b, at, element_size (a)));
}

/* Vectors that are copied together: VECTORS of them from the T-th on, in steps
   from K[c] of run R on, COUNT[c] of them.  */

enum { CHUNKS = 2 };

struct piece
{
  const nest_access *a;
  unsigned t, vectors, chunks;
  runs *r;
  tree k[CHUNKS], count[CHUNKS];
};

/* Load P as rows of tiles.  */

static void
load_rows (builder *b, piece *p)
{
  tree number[LOOPS_OF_NEST];
  unsigned l = loop_of (p->a), step = STEP + b->n->steps - 1;
  memcpy (number, p->r->number, sizeof number);
  for (unsigned t = 0; t < p->vectors; t++)
    {
      counted rows;
      tree from = tile_first (b, l, p->t + t);
      tree r = open_loop (b, &rows, build_zero_cst (size_type_node),
			  left_of (b, from, b->count[l]),
			  build_one_cst (size_type_node));
      number[l] = sum_of (b, from, r);
      b->unrolled.safe_push (b->bb);
      for (unsigned c = 0; c < p->chunks; c++)
	{
	  number[step] = p->k[c];
	  append_move (b, API_TILE_LOAD, t + p->vectors * c, r,
		       address_of (b, p->a, number), p->count[c], false,
		       TREE_TYPE (p->a->ref));
	}
      close_loop (b, &rows);
    }
}

/* Store them as columns.  */

static void
store_columns (builder *b, piece *p)
{
  tree size = product_of (b, b->vl, element_size (p->a));
  for (unsigned c = 0; c < p->chunks; c++)
    {
      counted cols;
      tree s = open_loop (b, &cols, build_zero_cst (size_type_node),
			  p->count[c], build_one_cst (size_type_node));
      tree step = sum_of (b, p->k[c], s);
      if (p->r->index)
	step = sum_of (b, step, product_of (b, p->r->index, b->run));
      tree to = copy_place (b, p->a, step);
      b->unrolled.safe_push (b->bb);
      for (unsigned t = 0; t < p->t + p->vectors; t++)
	{
	  if (t >= p->t)
	    append_move (b, API_TILE_STORE, t - p->t + p->vectors * c, s, to,
			 b->vl, true, TREE_TYPE (p->a->ref));
	  to = compute (b, POINTER_PLUS_EXPR, ptr_type_node, to, size);
	}
      close_loop (b, &cols);
    }
}

/* Copy what A loads for the vectors in hand, in all steps.  There are fewer
   tiles of smaller elements.  */

static void
append_copy (builder *b, const nest_access *a)
{
  unsigned all = b->grid[loop_of (a)];
  unsigned tiles = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE (a->ref)));
  counted chunk;
  runs r;
  piece p;
  open_runs (b, &r);
  p.a = a;
  p.r = &r;
  p.vectors = MIN (all, tiles);
  p.chunks = MIN ((unsigned) CHUNKS, tiles / p.vectors);
  p.k[0] = open_loop (b, &chunk, build_zero_cst (size_type_node), b->run,
		      times_vl (b, p.chunks));
  for (unsigned c = 0; c < p.chunks; c++)
    {
      if (c > 0)
	p.k[c] = sum_of (b, p.k[c - 1], b->vl);
      p.count[c] = left_of (b, p.k[c], b->run);
    }
  for (p.t = 0; p.t < all; p.t += p.vectors)
    {
      load_rows (b, &p);
      store_columns (b, &p);
    }
  close_loop (b, &chunk);
  close_runs (b, &r);
}

void
append_copies (builder *b, unsigned l)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (!a->packed || loop_of (a) != l)
	continue;
      if (l == ROW)
	append_copy (b, a);
      else
	{
	  counted cols;
	  b->first[COL] = open_loop (b, &cols, build_zero_cst (size_type_node),
				     b->count[COL],
				     times_vl (b, b->grid[COL]));
	  append_copy (b, a);
	  close_loop (b, &cols);
	}
    }
}

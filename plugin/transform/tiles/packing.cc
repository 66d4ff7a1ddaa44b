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

tree
address_of (builder *b, const nest_access *a, tree row, tree col, tree step)
{
  tree number[LOOPS_OF_NEST] = { row, col, step };
  tree p = value_of_tree (b, a->start);
  for (unsigned l = 0; l < LOOPS_OF_NEST; l++)
    if (a->coef[l] && !integer_zerop (number[l]))
      p = sum_of (b, p, product_of (b, number[l],
				    value_of_tree (b, a->coef[l])));
  return compute (b, NOP_EXPR, ptr_type_node, p);
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
  b->steps = room ? value_of_tree (b, n->steps) : NULL_TREE;
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

/* Where the copy of A has step STEP of the vectors in hand.  */

static tree
copy_place (builder *b, const nest_access *a, tree step)
{
  unsigned l = loop_of (a);
  tree n = product_of (b, step, times_vl (b, b->grid[l]));
  if (l == COL)
    n = sum_of (b, n, product_of (b, b->first[COL], b->steps));
  return compute (b, POINTER_PLUS_EXPR, ptr_type_node,
		  b->rooms[a - b->n->accesses.address ()],
		  product_of (b, n, element_size (a)));
}

/* Load the vectors of A that are in hand, in steps from K[c] on, N[c] of them,
   as rows of tiles.  */

static void
load_rows (builder *b, const nest_access *a, const tree *k, const tree *n,
	   unsigned chunks)
{
  tree zero = build_zero_cst (size_type_node);
  tree one = build_one_cst (size_type_node);
  unsigned l = loop_of (a);
  for (unsigned t = 0; t < b->grid[l]; t++)
    {
      counted rows;
      tree from = tile_first (b, l, t);
      tree r = open_loop (b, &rows, zero, left_of (b, from, b->count[l]),
			  one);
      tree at = sum_of (b, from, r);
      b->unrolled.safe_push (b->bb);
      for (unsigned c = 0; c < chunks; c++)
	append_move (b, API_TILE_LOAD, t + b->grid[l] * c, r,
		     address_of (b, a, l == ROW ? at : zero,
				 l == COL ? at : zero, k[c]),
		     n[c], false, TREE_TYPE (a->ref));
      close_loop (b, &rows);
    }
}

/* Store them as columns.  */

static void
store_columns (builder *b, const nest_access *a, const tree *k, const tree *n,
	       unsigned chunks)
{
  unsigned l = loop_of (a);
  for (unsigned c = 0; c < chunks; c++)
    {
      counted cols;
      tree s = open_loop (b, &cols, build_zero_cst (size_type_node), n[c],
			  build_one_cst (size_type_node));
      tree p = copy_place (b, a, sum_of (b, k[c], s));
      tree size = product_of (b, b->vl, element_size (a));
      b->unrolled.safe_push (b->bb);
      for (unsigned t = 0; t < b->grid[l]; t++)
	{
	  append_move (b, API_TILE_STORE, t + b->grid[l] * c, s, p, b->vl,
		       true, TREE_TYPE (a->ref));
	  p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p, size);
	}
      close_loop (b, &cols);
    }
}

/* Copy what A loads for the vectors in hand, in all steps.  */

static void
append_copy (builder *b, const nest_access *a)
{
  enum { CHUNKS = 2 };
  counted chunk;
  tree k[CHUNKS], n[CHUNKS];
  k[0] = open_loop (b, &chunk, build_zero_cst (size_type_node), b->steps,
		    times_vl (b, CHUNKS));
  for (unsigned c = 0; c < CHUNKS; c++)
    {
      if (c > 0)
	k[c] = sum_of (b, k[c - 1], b->vl);
      n[c] = left_of (b, k[c], b->steps);
    }
  load_rows (b, a, k, n, CHUNKS);
  store_columns (b, a, k, n, CHUNKS);
  close_loop (b, &chunk);
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

void
load_copy (builder *b, scope *s, const nest_access *a, unsigned t, tree step)
{
  tree type = TREE_TYPE (a->ref), p = copy_place (b, a, step);
  tree lane = t == 0 ? b->id : sum_of (b, b->id, times_vl (b, t));
  p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
	       product_of (b, lane, element_size (a)));
  tree ref = build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
  gassign *load = gimple_build_assign (make_ssa_name (type), ref);
  append (b, load);
  s->names.put (gimple_assign_lhs (a->stmt), gimple_assign_lhs (load));
}

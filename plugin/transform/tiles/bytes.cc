/* Products of bytes, which are multiplied and added four steps at a time.

   INPUT	sum += a[i * k + s] * b[s * n + j], a and b bytes
   OUTPUT	room[((s / 4) * V + t) * VL * 4 + lane * 4 + s % 4], for V
		vectors t of rows or columns, zero beyond the last step;
		for each four steps
		  __ripple_outer_add (BS, tile, minus, a0, b0); ...

   All rows and columns are copied first.  Where steps are next to each other
   in memory four bytes are a word that goes through a tile; where rows or
   columns are, the bytes of four steps are stored in turn.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/calls/calls.h"
#include "transform/tiles/builder.h"

static tree
zero (void)
{
  return build_zero_cst (size_type_node);
}

static tree
one (void)
{
  return build_one_cst (size_type_node);
}

/* True if the rows or columns of A are next to each other in memory.  */

static bool
lanes_adjacent_p (const nest_access *a)
{
  tree c = a->coef[loop_of (a)];
  return c && integer_onep (c);
}

/* How many vectors of words the copy of A has for each four steps.  */

static unsigned
copied_vectors (builder *b, const nest_access *a)
{
  return lanes_adjacent_p (a) ? (unsigned) WAYS : b->grid[loop_of (a)];
}

/* N / 4, rounded up.  */

static tree
groups_of (builder *b, tree n)
{
  n = sum_of (b, n, build_int_cst (size_type_node, WAYS - 1));
  return compute (b, TRUNC_DIV_EXPR, size_type_node, n,
		  build_int_cst (size_type_node, WAYS));
}

/* Where the copy of A has the vectors from row or column FIRST on, a multiple
   of as many as are copied together, for the four steps with number GROUP.  */

static tree
place (builder *b, const nest_access *a, tree first, tree group)
{
  tree n = product_of (b, group, times_vl (b, copied_vectors (b, a)));
  n = sum_of (b, n, product_of (b, first, groups_of (b, b->steps)));
  n = product_of (b, n, build_int_cst (size_type_node, WAYS));
  return compute (b, POINTER_PLUS_EXPR, ptr_type_node,
		  b->rooms[a - b->n->accesses.address ()], n);
}

static tree
smaller (builder *b, tree x, tree y)
{
  return compute (b, MIN_EXPR, size_type_node, x, y);
}

/* X - Y, or 0 where Y is more.  */

static tree
difference (builder *b, tree x, tree y)
{
  return compute (b, MINUS_EXPR, size_type_node, x, smaller (b, x, y));
}

/* The byte at P + STRIDE * the number of each lane of the byte block, in the
   T-th vector from there on.  */

static tree
byte_at (builder *b, tree type, tree p, unsigned stride, unsigned t = 0)
{
  tree off = t == 0 ? b->byte_id
	     : sum_of (b, b->byte_id, times_vl (b, t * WAYS));
  if (stride != 1)
    off = product_of (b, off, build_int_cst (size_type_node, stride));
  p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p, off);
  return build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
}

/* The bytes of TYPE from P on, COUNT of a vector, zero behind them.  */

static tree
load_bytes (builder *b, tree type, tree p, tree count)
{
  tree mask = make_ssa_name (boolean_type_node);
  gcall *prefix = gimple_build_call (ripple_api_make (API_PREFIX), 5,
				     b->byte_id, count, count, size_int (0),
				     size_int (SCALABLE_BYTES));
  gimple_call_set_lhs (prefix, mask);
  append (b, prefix);
  tree ref = byte_at (b, type, p, 1);
  basic_block join = open_mask (b, mask);
  tree x = make_ssa_name (type), r = make_ssa_name (type);
  append (b, gimple_build_assign (x, ref));
  edge on = single_succ_edge (b->bb), off;
  edge_iterator ei;
  gphi *phi = create_phi_node (r, join);
  FOR_EACH_EDGE (off, ei, join->preds)
    add_phi_arg (phi, off == on ? x : build_zero_cst (type), off,
		 UNKNOWN_LOCATION);
  b->bb = join;
  return r;
}

/* Copy A, whose steps are next to each other, for the tiles' worth of rows or
   columns from FIRST on.  */

static void
copy_steps (builder *b, const nest_access *a, tree first)
{
  unsigned l = loop_of (a), vectors = copied_vectors (b, a);
  tree bytes = times_vl (b, WAYS), type = TREE_TYPE (a->ref);
  counted chunk;
  tree k = open_loop (b, &chunk, zero (), b->steps, bytes);
  tree left = smaller (b, difference (b, b->steps, k), bytes);
  for (unsigned t = 0; t < vectors; t++)
    {
      counted rows;
      tree from = t == 0 ? first : sum_of (b, first, times_vl (b, t));
      tree r = open_loop (b, &rows, zero (), left_of (b, from, b->count[l]),
			  one ());
      tree at = sum_of (b, from, r);
      tree x = load_bytes (b, type, address_of (b, a, l == ROW ? at : zero (),
						l == COL ? at : zero (), k),
			   left);
      tree arg[4] = { b->byte_block, build_int_cst (integer_type_node, t),
		      compute (b, NOP_EXPR, unsigned_type_node, r), x };
      b->unrolled.safe_push (b->bb);
      append_api (b, API_TILE_SET_ROW, void_type_node, 4, arg);
      close_loop (b, &rows);
    }
  counted cols;
  tree s = open_loop (b, &cols, zero (), groups_of (b, left), one ());
  tree group = sum_of (b, compute (b, TRUNC_DIV_EXPR, size_type_node, k,
				   build_int_cst (size_type_node, WAYS)), s);
  tree p = place (b, a, first, group);
  b->unrolled.safe_push (b->bb);
  for (unsigned t = 0; t < vectors; t++)
    {
      append_move (b, API_TILE_STORE, t, s, p, b->vl, true,
		   unsigned_type_node);
      p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p, bytes);
    }
  close_loop (b, &cols);
  close_loop (b, &chunk);
}

/* Copy A, whose rows or columns are next to each other, for four vectors of
   them from FIRST on.  */

static void
copy_lanes (builder *b, const nest_access *a, tree first)
{
  unsigned l = loop_of (a);
  tree type = TREE_TYPE (a->ref), byte[WAYS];
  counted groups;
  tree bytes = times_vl (b, WAYS);
  tree lanes = smaller (b, difference (b, b->count[l], first), bytes);
  tree g = open_loop (b, &groups, zero (), groups_of (b, b->steps), one ());
  tree k = product_of (b, g, build_int_cst (size_type_node, WAYS));
  for (unsigned i = 0; i < WAYS; i++)
    {
      tree s = i == 0 ? k : sum_of (b, k, build_int_cst (size_type_node, i));
      tree done = compute (b, GE_EXPR, boolean_type_node, s, b->steps);
      gassign *count = gimple_build_assign (make_ssa_name (size_type_node),
					    COND_EXPR, done, zero (), lanes);
      append (b, count);
      byte[i] = load_bytes (b, type,
			    address_of (b, a, l == ROW ? first : zero (),
					l == COL ? first : zero (), s),
			    gimple_assign_lhs (count));
    }
  tree p = place (b, a, first, g);
  for (unsigned i = 0; i < WAYS; i++)
    {
      tree q = i == 0 ? p : compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
				     build_int_cst (size_type_node, i));
      append (b, gimple_build_assign (byte_at (b, type, q, WAYS), byte[i]));
    }
  b->unrolled.safe_push (b->bb);
  close_loop (b, &groups);
}

void
append_byte_copies (builder *b)
{
  tile_nest *n = b->n;
  struct shape s = shape_scalar ();
  s.dim[0].fixed = SCALABLE_BYTES;
  s.dim[0].scalable = true;
  gimple_stmt_iterator g = gsi_last_bb (b->bb);
  b->byte_block = make_handle (&g, TREE_TYPE (gimple_call_arg
						(n->marker[COL], 0)), &s);
  tree arg[2] = { b->byte_block, integer_zero_node };
  b->byte_id = append_api (b, API_ID, size_type_node, 2, arg);
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (!a->packed)
	continue;
      counted all;
      tree first = open_loop (b, &all, zero (), b->count[loop_of (a)],
			      times_vl (b, copied_vectors (b, a)));
      if (lanes_adjacent_p (a))
	copy_lanes (b, a, first);
      else
	copy_steps (b, a, first);
      close_loop (b, &all);
    }
}

/* Where the copy of A has the vectors in hand for the first four steps; the
   others are *STRIDE bytes further each.  */

static tree
vector_place (builder *b, const nest_access *a, tree *stride)
{
  unsigned vectors = copied_vectors (b, a);
  tree width = times_vl (b, vectors), at = b->first[loop_of (a)];
  tree within = compute (b, TRUNC_MOD_EXPR, size_type_node, at, width);
  tree ways = build_int_cst (size_type_node, WAYS);
  tree p = place (b, a, compute (b, MINUS_EXPR, size_type_node, at, within),
		  zero ());
  *stride = product_of (b, width, ways);
  return compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
		  product_of (b, within, ways));
}

void
append_byte_steps (builder *b)
{
  tile_nest *n = b->n;
  enum { MOST = 8 };
  tree at[STEP], stride[STEP], byte[MOST];
  nest_access *a[STEP] = { access_of (n, n->bytes[ROW]),
			   access_of (n, n->bytes[COL]) };
  unsigned v = 0;
  for (unsigned l = ROW; l <= COL; l++)
    at[l] = vector_place (b, a[l], &stride[l]);
  counted groups;
  tree g = open_loop (b, &groups, zero (), groups_of (b, b->steps), one ());
  b->unrolled.safe_push (b->bb);
  for (unsigned l = ROW; l <= COL; l++)
    {
      tree type = TREE_TYPE (a[l]->ref);
      tree p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, at[l],
			product_of (b, g, stride[l]));
      for (unsigned t = 0; t < b->grid[l]; t++, v++)
	{
	  byte[v] = make_ssa_name (type);
	  append (b, gimple_build_assign (byte[v],
					  byte_at (b, type, p, 1, t)));
	}
    }
  for (unsigned r = 0; r < b->grid[ROW]; r++)
    for (unsigned c = 0; c < b->grid[COL]; c++)
      {
	tree arg[5] = { b->byte_block,
			build_int_cst (integer_type_node,
				       tile_number (b, r, c)),
			build_int_cst (integer_type_node, n->minus),
			byte[r], byte[b->grid[ROW] + c] };
	append_api (b, API_OUTER_ADD, void_type_node, 5, arg);
      }
  close_loop (b, &groups);
}

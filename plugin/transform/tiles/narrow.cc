/* Products of narrow elements, which are multiplied and added several steps at
   a time: four of bytes, or of 16-bit integers in 64 bits, two of 16-bit
   floats, or of 16-bit integers in 32 bits.

   INPUT	sum += a[i * k + s] * b[s * n + j], a and b bytes
   OUTPUT	room[((s / 4) * V + t) * VL * 4 + lane * 4 + s % 4], for V
		vectors t of rows or columns, zero beyond the last step of a
		run;
		for each four steps
		  __ripple_outer_add (BS, tile, minus, a0, b0); ...

   All rows and columns are copied first.  Where steps are next to each other
   in memory the elements of those done at a time are a word that goes through
   a tile; where rows or columns are, they are stored in turn.

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

static tree
number (unsigned n)
{
  return build_int_cst (size_type_node, n);
}

/* The bytes of a word, which has the elements of the steps done at a time; of
   one of these.  */

static unsigned
word_bytes (builder *b)
{
  return tree_to_uhwi (TYPE_SIZE_UNIT (b->n->type));
}

static unsigned
element_bytes (builder *b)
{
  return word_bytes (b) / b->n->ways;
}

/* The unsigned type of a word.  */

static tree
word_type (builder *b)
{
  return build_nonstandard_integer_type (word_bytes (b) * BITS_PER_UNIT, 1);
}

/* The elements of a vector.  */

static tree
elements (builder *b)
{
  return times_vl (b, b->n->ways);
}

/* True if the rows or columns of A are next to each other in memory.  */

static bool
lanes_adjacent_p (builder *b, const nest_access *a)
{
  return same_p (a->coef[loop_of (a)], size_int (element_bytes (b)));
}

/* How many vectors of words the copy of A has for each group of steps.  */

static unsigned
copied_vectors (builder *b, const nest_access *a)
{
  return lanes_adjacent_p (b, a) ? b->n->ways : b->grid[loop_of (a)];
}

/* How many groups of steps N are, rounded up.  */

static tree
groups_of (builder *b, tree n)
{
  n = sum_of (b, n, number (b->n->ways - 1));
  return compute (b, TRUNC_DIV_EXPR, size_type_node, n, number (b->n->ways));
}

/* How many groups of steps there are in all.  */

static tree
all_groups (builder *b)
{
  tree n = groups_of (b, b->run);
  for (unsigned q = 0; q + b->n->merged < b->n->steps; q++)
    n = product_of (b, n, value_of_tree (b, b->n->step_count[q]));
  return n;
}

/* The number of the first group of run R.  */

static tree
first_group (builder *b, runs *r)
{
  return r->index ? product_of (b, r->index, groups_of (b, b->run)) : zero ();
}

/* Where the copy of A has the vectors from row or column FIRST on, a multiple
   of as many as are copied together, for the group of steps with number
   GROUP.  */

static tree
place (builder *b, const nest_access *a, tree first, tree group)
{
  tree n = product_of (b, group, times_vl (b, copied_vectors (b, a)));
  n = sum_of (b, n, product_of (b, first, all_groups (b)));
  n = product_of (b, n, number (word_bytes (b)));
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

/* The element at P + STRIDE elements * the number of each lane of the block of
   elements.  */

static tree
element_at (builder *b, tree type, tree p, unsigned stride)
{
  tree off = b->narrow_id;
  if (stride * element_bytes (b) != 1)
    off = product_of (b, off, number (stride * element_bytes (b)));
  p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p, off);
  return build2 (MEM_REF, type, p, build_zero_cst (ptr_type_node));
}

/* The elements of TYPE from P on, COUNT of a vector, zero behind them.  */

static tree
load_elements (builder *b, tree type, tree p, tree count)
{
  tree mask = make_ssa_name (boolean_type_node);
  tree least = size_int (SCALABLE_BYTES / element_bytes (b));
  gcall *prefix = gimple_build_call (ripple_api_make (API_PREFIX), 5,
				     b->narrow_id, count, count, size_int (0),
				     least);
  gimple_call_set_lhs (prefix, mask);
  append (b, prefix);
  tree ref = element_at (b, type, p, 1);
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
   columns from FIRST on, in run RUN.  */

static void
copy_steps (builder *b, const nest_access *a, tree first, runs *run)
{
  tree at[LOOPS_OF_NEST];
  unsigned l = loop_of (a), vectors = copied_vectors (b, a);
  tree all = elements (b), type = TREE_TYPE (a->ref);
  counted chunk;
  tree k = open_loop (b, &chunk, zero (), b->run, all);
  tree left = smaller (b, difference (b, b->run, k), all);
  memcpy (at, run->number, sizeof at);
  at[STEP + b->n->steps - 1] = k;
  for (unsigned t = 0; t < vectors; t++)
    {
      counted rows;
      tree from = t == 0 ? first : sum_of (b, first, times_vl (b, t));
      tree r = open_loop (b, &rows, zero (), left_of (b, from, b->count[l]),
			  one ());
      at[l] = sum_of (b, from, r);
      tree x = load_elements (b, type, address_of (b, a, at), left);
      tree arg[6] = { b->narrow_block, build_int_cst (integer_type_node, t),
		      compute (b, NOP_EXPR, unsigned_type_node, r),
		      integer_zero_node, x,
		      build_zero_cst (word_type (b)) };
      b->unrolled.safe_push (b->bb);
      append_api (b, API_TILE_SET_ROW, void_type_node, 6, arg);
      close_loop (b, &rows);
    }
  counted cols;
  tree s = open_loop (b, &cols, zero (), groups_of (b, left), one ());
  tree group = sum_of (b, compute (b, TRUNC_DIV_EXPR, size_type_node, k,
				   number (b->n->ways)), s);
  group = sum_of (b, group, first_group (b, run));
  tree p = place (b, a, first, group);
  b->unrolled.safe_push (b->bb);
  for (unsigned t = 0; t < vectors; t++)
    {
      append_move (b, API_TILE_STORE, t, s, p, b->vl, true, word_type (b));
      p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
		   product_of (b, b->vl, number (word_bytes (b))));
    }
  close_loop (b, &cols);
  close_loop (b, &chunk);
}

/* Copy A, whose rows or columns are next to each other, for a vector of
   elements of them from FIRST on, in run RUN.  */

static void
copy_lanes (builder *b, const nest_access *a, tree first, runs *run)
{
  tree at[LOOPS_OF_NEST];
  unsigned l = loop_of (a);
  tree type = TREE_TYPE (a->ref), x[MOST_WAYS];
  unsigned ways = b->n->ways;
  counted groups;
  tree lanes = smaller (b, difference (b, b->count[l], first), elements (b));
  tree g = open_loop (b, &groups, zero (), groups_of (b, b->run), one ());
  memcpy (at, run->number, sizeof at);
  at[l] = first;
  tree k = product_of (b, g, number (ways));
  for (unsigned i = 0; i < ways; i++)
    {
      tree s = i == 0 ? k : sum_of (b, k, number (i));
      tree done = compute (b, GE_EXPR, boolean_type_node, s, b->run);
      gassign *count = gimple_build_assign (make_ssa_name (size_type_node),
					    COND_EXPR, done, zero (), lanes);
      append (b, count);
      if (b->n->steps > 0)
	at[STEP + b->n->steps - 1] = s;
      x[i] = load_elements (b, type, address_of (b, a, at),
			    gimple_assign_lhs (count));
    }
  tree p = place (b, a, first, sum_of (b, g, first_group (b, run)));
  for (unsigned i = 0; i < ways; i++)
    {
      tree q = i == 0 ? p : compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
				     number (i * element_bytes (b)));
      append (b, gimple_build_assign (element_at (b, type, q, ways), x[i]));
    }
  b->unrolled.safe_push (b->bb);
  close_loop (b, &groups);
}

/* Make the block whose vectors have narrow elements.  */

static void
append_narrow_block (builder *b)
{
  tile_nest *n = b->n;
  struct shape s = shape_scalar ();
  s.dim[0].fixed = SCALABLE_BYTES / element_bytes (b);
  s.dim[0].scalable = true;
  gimple_stmt_iterator g = gsi_last_bb (b->bb);
  b->narrow_block = make_handle (&g, TREE_TYPE (n->handle), &s);
  tree arg[2] = { b->narrow_block, integer_zero_node };
  b->narrow_id = append_api (b, API_ID, size_type_node, 2, arg);
}

void
append_narrow_copies (builder *b)
{
  tile_nest *n = b->n;
  append_narrow_block (b);
  for (unsigned i = 0; i < n->accesses.length (); i++)
    {
      nest_access *a = &n->accesses[i];
      if (!a->packed)
	continue;
      counted all;
      runs run;
      tree first = open_loop (b, &all, zero (), b->count[loop_of (a)],
			      times_vl (b, copied_vectors (b, a)));
      open_runs (b, &run);
      if (lanes_adjacent_p (b, a))
	copy_lanes (b, a, first, &run);
      else
	copy_steps (b, a, first, &run);
      close_runs (b, &run);
      close_loop (b, &all);
    }
}

/* Where the copy of A has the vectors in hand for the first group of steps;
   the others are *STRIDE bytes further each.  */

static tree
vector_place (builder *b, const nest_access *a, tree *stride)
{
  unsigned vectors = copied_vectors (b, a);
  tree width = times_vl (b, vectors), at = b->first[loop_of (a)];
  tree within = compute (b, TRUNC_MOD_EXPR, size_type_node, at, width);
  tree bytes = number (word_bytes (b));
  tree p = place (b, a, compute (b, MINUS_EXPR, size_type_node, at, within),
		  zero ());
  *stride = product_of (b, width, bytes);
  return compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
		  product_of (b, within, bytes));
}

/* The vectors of an access that are in hand.  */

struct narrow_vectors
{
  nest_access *a;
  tree at, stride, vector[MOST_VECTORS];
};

/* What of V, of N of them, A loads.  */

static narrow_vectors *
vectors_of (narrow_vectors *v, unsigned n, gimple *load)
{
  for (unsigned i = 0; i < n; i++)
    if (v[i].a->stmt == load)
      return &v[i];
  gcc_unreachable ();
}

/* Add the products of what is in hand, V, to the tiles: of all terms, or of
   the last one of each EVERY.  */

static void
append_narrow_products (builder *b, vec<narrow_vectors> *v, unsigned every)
{
  tile_nest *n = b->n;
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = n->sums[i]->terms.length (); k > 0; k -= every)
      {
	nest_term *term = &n->sums[i]->terms[k - 1];
	narrow_vectors *x[STEP];
	for (unsigned l = ROW; l <= COL; l++)
	  x[l] = vectors_of (v->address (), v->length (), term->narrow[l]);
	for (unsigned r = 0; r < b->grid[ROW]; r++)
	  for (unsigned c = 0; c < b->grid[COL]; c++)
	    {
	      tree arg[6] = { b->narrow_block,
			      build_int_cst (integer_type_node,
					     tile_number (b, i, r, c)),
			      build_int_cst (integer_type_node, term->minus),
			      x[ROW]->vector[r], x[COL]->vector[c],
			      build_zero_cst (n->type) };
	      append_api (b, API_OUTER_ADD, void_type_node, 6, arg);
	    }
      }
}

void
append_narrow_steps (builder *b)
{
  tile_nest *n = b->n;
  auto_vec<narrow_vectors> v;
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (n->accesses[i].packed)
      {
	narrow_vectors x = { &n->accesses[i], NULL_TREE, NULL_TREE, {} };
	x.at = vector_place (b, x.a, &x.stride);
	v.safe_push (x);
      }
  counted groups;
  tree g = open_loop (b, &groups, zero (), all_groups (b), one ());
  b->unrolled.safe_push (b->bb);
  for (unsigned i = 0; i < v.length (); i++)
    {
      tree type = TREE_TYPE (v[i].a->ref);
      tree p = compute (b, POINTER_PLUS_EXPR, ptr_type_node, v[i].at,
			product_of (b, g, v[i].stride));
      load_vectors (b, true, type, p, b->grid[loop_of (v[i].a)], v[i].vector);
    }
  append_narrow_products (b, &v, 1);
  close_loop (b, &groups);
}

/* Where what is multiplied at a time stands next to each other, nothing is
   copied: each step has one vector of it for each vector of words.  */

void
append_interleaved_steps (builder *b)
{
  tile_nest *n = b->n;
  auto_vec<narrow_vectors> v;
  runs steps;
  append_narrow_block (b);
  open_runs (b, &steps);
  b->unrolled.safe_push (b->bb);
  for (unsigned i = 0; i < n->sums.length (); i++)
    for (unsigned k = n->ways - 1; k < n->sums[i]->terms.length ();
	 k += n->ways)
      for (unsigned l = ROW; l <= COL; l++)
	{
	  narrow_vectors x = {};
	  x.a = access_of (n, n->sums[i]->terms[k].narrow[l]);
	  for (unsigned t = 0; t < b->grid[l]; t++)
	    {
	      steps.number[l] = tile_first (b, l, t);
	      tree lanes = left_of (b, steps.number[l], b->count[l]);
	      x.vector[t] = load_elements (b, TREE_TYPE (x.a->ref),
					   address_of (b, x.a, steps.number),
					   product_of (b, lanes,
						       number (n->ways)));
	    }
	  steps.number[l] = NULL_TREE;
	  v.safe_push (x);
	}
  append_narrow_products (b, &v, n->ways);
  close_runs (b, &steps);
}

/* Vectors of rows or columns that are next to each other in memory are loaded
   at once where the machine has instructions for that.

   INPUT	N vectors from P on, of which there are COUNT elements
   OUTPUT	x0 = __ripple_load_vectors (block, N, p, count, 0);
		x1 = __ripple_loaded_with (x0, 1);  ...
   or		x0 = MEM[p + id];  x1 = MEM[p + id + vl];  ...

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/tiles/builder.h"

/* True if N vectors of TYPE, of the block or the NARROW one, can be.  */

static bool
at_once_p (builder *b, bool narrow, tree type, unsigned n)
{
  const ripple_matrix *matrix = ripple_current_target ()->matrix;
  return matrix->loads && matrix->loads (type, n)
	 && (narrow || same_p (TYPE_SIZE (type), TYPE_SIZE (b->n->type)));
}

static void
append_load (builder *b, tree block, tree type, tree p, tree count, unsigned n,
	     tree *x)
{
  tree arg[5] = { block, build_int_cst (integer_type_node, n), p, count,
		  build_zero_cst (type) };
  x[0] = append_api (b, API_LOAD_VECTORS, type, 5, arg);
  for (unsigned i = 1; i < n; i++)
    {
      tree with[2] = { x[0], build_int_cst (integer_type_node, i) };
      x[i] = append_api (b, API_LOADED_WITH, type, 2, with);
    }
}

void
load_vectors (builder *b, bool narrow, tree type, tree p, unsigned n, tree *x)
{
  if (at_once_p (b, narrow, type, n))
    {
      append_load (b, narrow ? b->narrow_block : b->block, type, p,
		   build_all_ones_cst (size_type_node), n, x);
      return;
    }
  tree id = narrow ? b->narrow_id : b->id;
  tree size = fold_convert (size_type_node, TYPE_SIZE_UNIT (type));
  for (unsigned i = 0; i < n; i++)
    {
      tree lane = i == 0 ? id
		  : sum_of (b, id, times_vl (b, narrow ? i * b->n->ways : i));
      tree at = compute (b, POINTER_PLUS_EXPR, ptr_type_node, p,
			 product_of (b, lane, size));
      x[i] = make_ssa_name (type);
      append (b, gimple_build_assign (x[i],
				      build2 (MEM_REF, type, at,
					      build_zero_cst
						(ptr_type_node))));
    }
}

void
find_at_once (builder *b)
{
  for (unsigned i = 0; i < b->n->accesses.length (); i++)
    {
      nest_access *a = &b->n->accesses[i];
      tree type = TREE_TYPE (a->ref);
      a->at_once = !a->packed && !a->store
		   && (a->kind == 1 << ROW || a->kind == 1 << COL)
		   && same_p (a->coef[loop_of (a)], TYPE_SIZE_UNIT (type))
		   && at_once_p (b, false, type, b->grid[loop_of (a)]);
    }
}

void
load_at_once (builder *b, const nest_access *a, tree const *number, tree *x)
{
  unsigned l = loop_of (a);
  tree at[LOOPS_OF_NEST];
  memcpy (at, number, sizeof at);
  at[l] = b->first[l];
  tree p = address_of (b, a, at);
  tree left = compute (b, MINUS_EXPR, size_type_node, b->count[l],
		       b->first[l]);
  append_load (b, b->block, TREE_TYPE (a->ref), p, left, b->grid[l], x);
}

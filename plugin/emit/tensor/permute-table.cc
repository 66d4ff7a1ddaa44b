/* Permutations of lanes whose number is known only at run time, by way of
   memory.

   INPUT	16 * vscale lanes, and for each vscale the map of its lanes
   OUTPUT	the lanes in a variable, a table with a row of indices for each
		vscale, and a gather

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/tensor/tensor-private.h"

/* A new variable of the type TYPE on the stack.  */

static tree
make_buffer (tree type)
{
  tree var = create_tmp_var_raw (type, "shuffle");

  TREE_ADDRESSABLE (var) = 1;
  DECL_SEEN_IN_BIND_EXPR_P (var) = 1;
  DECL_CONTEXT (var) = current_function_decl;
  add_local_decl (cfun, var);
  return var;
}

/* A read-only array of ELTs: row v - 1, of ROW elements, is MAP[v - 1].  */

static tree
make_table (tree elt, unsigned row, const struct lanemap *map,
	    unsigned missing)
{
  auto_vec<tree> values (row * MAX_VSCALE);

  for (unsigned v = 1; v <= MAX_VSCALE; v++)
    for (unsigned k = 0; k < row; k++)
      {
	bool some = !(missing >> v & 1) && k < map[v - 1].n;
	int from = some ? map[v - 1].from[k] : (int) LANE_ANY;

	values.quick_push (build_int_cst (elt, from == LANE_ANY ? 0 : from));
      }
  return read_only_table (elt, values);
}

/* The address of N lanes of type ELT that lie one behind the other from SKIP
   bytes behind the start of VAR on.  */

static void
row_address (emitter *e, tree var, poly_int64 skip, tree elt, poly_uint64 n,
	     lanes_address *x)
{
  tree p = build_fold_addr_expr (var);

  *x = lanes_address ();
  x->elt = elt;
  x->alias_type = build_pointer_type (elt);
  x->align = TYPE_ALIGN_UNIT (elt);
  x->scale = 1;
  x->shape = shape_1d (0, lanes_least (n), lanes_scalable_p (n));
  x->stride[0] = TYPE_SIZE_UNIT (elt);
  x->base = maybe_ne (skip, 0)
	    ? gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p),
			    p, build_int_cst (sizetype, skip))
	    : p;
}

lanes *
permute_by_table (emitter *e, lanes *a, lanes *b, poly_uint64 n,
		  const struct lanemap *map, unsigned missing)
{
  unsigned most = lanes_most (n), from = lanes_most (a->n) * (b ? 2 : 1);
  unsigned bits = from <= 256 ? 8 : from <= 65536 ? 16 : 32;
  tree small = integer_element (bits, true);
  tree table = make_table (small, most, map, missing);
  tree buffer = make_buffer (build_array_type_nelts (a->elt, from));
  lanes_mask all = { lanes_mask::ALL, NULL_TREE, 0, 0, NULL };
  lanes_address x;

  row_address (e, buffer, 0, a->elt, a->n, &x);
  lanes_store (e, &x, a, &all);
  if (b)
    {
      row_address (e, buffer, poly_int64 (a->n) * a->es, a->elt, a->n, &x);
      lanes_store (e, &x, b, &all);
    }
  row_address (e, table, scalable_line (-1, 1) * most * (bits / BITS_PER_UNIT),
	       small, n, &x);
  lanes *index = lanes_load (e, &x, &all);
  index = lanes_convert (e, index, integer_element (a->es == 8 ? 64 : 32,
						    false));
  row_address (e, buffer, 0, a->elt, n, &x);
  x.stride[0] = NULL_TREE;
  x.offset = index;
  x.scale = a->es;
  return lanes_load (e, &x, &all);
}

/* Tiles: accesses whose rows in memory lie along a later dimension.

   INPUT, a tile that is loaded by rows and stored by columns:

	c[(j + id (0)) * n + i + id (1)] = a[(i + id (1)) * n + j + id (0)]

   OUTPUT, with s_1 the bytes of a row of c, for 8 by 8 floats:

	if (32 <= |s_1|, and nothing wraps)
	  the tile transposed in registers, and a vector stored for each row
	else
	  lanes one by one, in their order

   The tile is turned: it is accessed with two of its dimensions exchanged, so
   that the first lanes lie one behind the other, and the lanes are permuted.
   That can be done with every load.  Of several lanes that store to one place
   the highest one wins, and row by row they are not in their order; so no two
   rows may have a byte in common, that is their stride must not be less than a
   row is long.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/memory/memory-priv.h"
#include "emit/permute/permute.h"

enum { LEAST_ROW_BYTES = 8 };

/* Dimension D of A is one of several lanes.  */

static bool
wide_p (const lanes_address *a, unsigned d)
{
  return !extent_one_p (&a->shape.dim[d]);
}

static bool
unit_stride_p (const lanes_address *a, unsigned d, unsigned es)
{
  tree stride = a->stride[d];

  return stride && TREE_CODE (stride) == INTEGER_CST
	 && compare_tree_int (stride, es) == 0;
}

/* True if X's lanes along dimension D are at one place or at least BYTES
   apart.  */

static bool
apart_p (const mem_access *x, unsigned d, unsigned HOST_WIDE_INT bytes)
{
  tree stride = x->a->stride[d];

  return !stride
	 || (TREE_CODE (stride) == INTEGER_CST
	     && (integer_zerop (stride)
		 || absu_hwi (sext_hwi (TREE_INT_CST_LOW (stride),
					TYPE_PRECISION (sizetype)))
		    >= bytes));
}

/* Set *FIRST to the dimension along which X's lanes are far apart, and *ROW to
   that along which they lie one behind the other in memory; false if these are
   none, or if dimensions between them overlap with rows that are stored: they
   would not be in their order.  */

static bool
dimensions_p (const mem_access *x, unsigned *first, unsigned *row)
{
  const lanes_address *a = x->a;
  unsigned d = 0;
  tree stride;

  while (d < SHAPE_RANK - 1 && !wide_p (a, d))
    d++;
  *first = d;
  stride = a->stride[d];
  if (!stride || integer_zerop (stride) || unit_stride_p (a, d, x->es))
    return false;
  for (d++; d < SHAPE_RANK; d++)
    if (wide_p (a, d) && unit_stride_p (a, d, x->es))
      {
	unsigned HOST_WIDE_INT bytes = a->shape.dim[d].fixed * x->es;

	*row = d;
	if (bytes < LEAST_ROW_BYTES
	    || (TREE_CODE (stride) == INTEGER_CST
		&& !apart_p (x, *first, bytes)))
	  return false;
	for (unsigned k = *first + 1; x->store && k < d; k++)
	  if (wide_p (a, k) && !apart_p (x, k, bytes))
	    return false;
	return true;
      }
  return false;
}

/* The address of X's lanes with dimensions FIRST and ROW exchanged.  */

static lanes_address
turned_address (const mem_access *x, unsigned first, unsigned row)
{
  lanes_address t = *x->a;

  std::swap (t.shape.dim[first], t.shape.dim[row]);
  std::swap (t.stride[first], t.stride[row]);
  return t;
}

/* The map to lanes of shape TO from those with dimensions FIRST and ROW
   exchanged.  */

static void
turned_map (struct lanemap *map, const struct shape *to, unsigned first,
	    unsigned row)
{
  struct shape from = *to;
  unsigned n = (unsigned) shape_lanes (to);

  std::swap (from.dim[first], from.dim[row]);
  lanemap_init (map, n, n);
  for (unsigned k = 0; k < n; k++)
    {
      uint64_t index[SHAPE_RANK];

      shape_unflatten (to, k, index);
      std::swap (index[first], index[row]);
      map->from[k] = (int) shape_flatten (&from, index);
    }
}

/* V, lanes of shape FROM, with dimensions FIRST and ROW exchanged.  */

static lanes *
turned (emitter *e, lanes *v, const struct shape *from, unsigned first,
	unsigned row)
{
  struct shape to = *from;
  struct lanemap map;

  std::swap (to.dim[first], to.dim[row]);
  turned_map (&map, &to, first, row);
  v = lanes_permute (e, v, &map);
  lanemap_clear (&map);
  return v;
}

/* True if the address T is accessed by whole vectors and pieces of them, as
   STORE and MASKED say.  */

static bool
moved_by_rows_p (emitter *e, const lanes_address *t, bool store, bool masked)
{
  lanes_mask some = { masked ? lanes_mask::LANES : lanes_mask::ALL,
		      NULL_TREE, 0, 0, NULL };
  mem_access x;

  access_init (&x, e, t, store, &some);
  access_plan (&x);
  for (unsigned p = 0; p < x.nparts; p++)
    if (x.how[p] != HOW_RUN && x.how[p] != HOW_PIECES)
      return false;
  return true;
}

/* True if X, of which any lanes may be on, is better moved as a whole where
   all are, and else by other means than rows.  */

static bool
moved_whole_p (const mem_access *x)
{
  return (x->masked && x->given->kind == lanes_mask::LANES
	  && !x->given->partial
	  && (!x->has_masks || (x->store && ripple_masked_store_loses ())));
}

bool
tile_p (mem_access *x, bool *whole)
{
  unsigned first, row;
  lanes_address t;

  *whole = moved_whole_p (x);
  if (x->a->offset || x->a->places || x->a->is_volatile || x->a->start
      || x->a->before || x->a->after || x->a->whole_group || lanes_emulate
      || !pow2p_hwi (x->n) || x->n <= x->width / 2
      || (x->masked && !*whole && !x->has_masks)
      || (*whole && (!optimize || optimize_function_for_size_p (cfun)))
      || !dimensions_p (x, &first, &row))
    return false;
  t = turned_address (x, first, row);
  return moved_by_rows_p (x->e, &t, x->store, x->masked && !*whole);
}

/* MASK of X, turned.  */

static lanes_mask
turned_mask (mem_access *x, unsigned first, unsigned row)
{
  lanes_mask r = { lanes_mask::LANES, NULL_TREE, 0, 0, NULL };

  r.m = turned (x->e, access_mask (x), &x->a->shape, first, row);
  r.partial = x->given->kind == lanes_mask::PREFIX || x->given->partial;
  return r;
}

/* Load X, which is a tile, all of it if WHOLE.  */

lanes *
tile_load (mem_access *x, bool whole)
{
  unsigned first, row;
  lanes_address t;
  lanes_mask mask;
  lanes *v;

  if (!dimensions_p (x, &first, &row))
    gcc_unreachable ();
  t = turned_address (x, first, row);
  if (x->masked && !whole)
    {
      mask = turned_mask (x, first, row);
      v = lanes_load (x->e, &t, &mask);
    }
  else
    v = lanes_load (x->e, &t, NULL);
  return turned (x->e, v, &t.shape, first, row);
}

void
tile_turn (mem_access *x, lanes **value, lanes_address *t, lanes_mask *mask)
{
  unsigned first, row;

  if (!dimensions_p (x, &first, &row))
    gcc_unreachable ();
  *t = turned_address (x, first, row);
  if (mask)
    *mask = turned_mask (x, first, row);
  *value = turned (x->e, *value, &x->a->shape, first, row);
}

/* Bytes of a row of X, from its first to its last element, with all dimensions
   but FIRST; 0 if these are not known.  */

static unsigned HOST_WIDE_INT
row_bytes (const mem_access *x, unsigned first)
{
  unsigned HOST_WIDE_INT bytes = x->es;

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (d != first && x->a->stride[d] && wide_p (x->a, d))
      {
	if (x->row_stride[d])
	  return 0;
	bytes += ((x->a->shape.dim[d].fixed - 1)
		  * absu_hwi (sext_hwi (TREE_INT_CST_LOW (x->a->stride[d]),
					TYPE_PRECISION (sizetype))));
      }
  return bytes;
}

/* The stride is known modulo the size of the address space.  */

tree
tile_rows_apart (mem_access *x)
{
  gimple_seq *seq = &x->e->seq;
  location_t loc = x->e->loc;
  unsigned first, row;
  unsigned HOST_WIDE_INT bytes, most;
  tree back, negative, stride;

  if (!dimensions_p (x, &first, &row))
    gcc_unreachable ();
  bytes = row_bytes (x, first);
  most = ((HOST_WIDE_INT_M1U >> (HOST_BITS_PER_WIDE_INT
				 - TYPE_PRECISION (sizetype)))
	  / 2 / x->a->shape.dim[first].fixed);
  if (bytes == 0 || bytes > most)
    return boolean_false_node;
  stride = gimple_convert (seq, loc, sizetype, x->a->stride[first]);
  back = gimple_build (seq, loc, NEGATE_EXPR, sizetype, stride);
  negative = gimple_build (seq, loc, LT_EXPR, boolean_type_node,
			   gimple_convert (seq, loc, ssizetype, stride),
			   build_zero_cst (ssizetype));
  stride = gimple_build (seq, loc, COND_EXPR, sizetype, negative, back,
			 stride);
  stride = gimple_build (seq, loc, MINUS_EXPR, sizetype, stride,
			 size_int (bytes));
  return gimple_build (seq, loc, LE_EXPR, boolean_type_node, stride,
		       size_int (most - bytes));
}

lanes_address
tile_hidden (mem_access *x)
{
  lanes_address a = *x->a;
  unsigned first, row;

  if (dimensions_p (x, &first, &row)
      && TREE_CODE (a.stride[first]) != INTEGER_CST)
    {
      tree stride = gimple_convert (&x->e->seq, x->e->loc, sizetype,
				    a.stride[first]);

      a.stride[first] = part_hide (x->e, stride, "=r");
    }
  return a;
}

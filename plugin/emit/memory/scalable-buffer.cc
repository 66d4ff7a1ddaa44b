/* Lanes that lie one behind the other in memory; lanes of scalable shapes that
   change places by way of it.

   INPUT	lanes of shape [2][4 x vscale], wanted as [4 x vscale]: those
		with coordinate 1 in dimension 0
   OUTPUT	two stores of vectors to the stack, and a load with a stride of
		two elements from the second one

   This is the last resort: scalable-shape.cc first looks for whole parts, and
   so do the functions here that cut lanes anew.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/arith/arith-private.h"
#include "emit/memory/memory.h"
#include "emit/memory/scalable-buffer.h"
#include "emit/value/scalable-rows.h"

/* A new array for N lanes of ES bytes; a pointer to it.  */

static tree
new_buffer (unsigned es, poly_uint64 n)
{
  poly_uint64 unit = unsigned (SCALABLE_BYTES);
  unsigned units = lanes_least (n) * es / SCALABLE_BYTES + 1;

  if (lanes_scalable_p (n))
    unit = ripple_vscale * unsigned (SCALABLE_BYTES);
  tree type = build_vector_type (unsigned_intQI_type_node, unit);
  tree var = create_tmp_var (build_array_type_nelts (type, units),
			     "ripple_lanes");
  TREE_ADDRESSABLE (var) = 1;
  /* Lanes past the end are read without having been written.  */
  suppress_warning (var);
  SET_DECL_ALIGN (var, MAX (DECL_ALIGN (var), 16 * BITS_PER_UNIT));
  DECL_USER_ALIGN (var) = 1;
  return build_fold_addr_expr (var);
}

/* The type of A's lanes in a buffer.  */

static tree
buffer_element (const lanes *a)
{
  return mask_p (a) || bfloat_p (a->elt)
	 ? integer_element (a->es * BITS_PER_UNIT, true) : a->elt;
}

/* The address P of elements ELT in the shape S.  */

static lanes_address
buffer_address (tree p, tree elt, const struct shape *s)
{
  lanes_address r = lanes_address ();

  r.base = p;
  r.shape = *s;
  r.elt = elt;
  r.alias_type = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  r.align = element_bits (elt) / BITS_PER_UNIT;
  return r;
}

void
lanes_write (emitter *e, lanes *a, tree p)
{
  struct shape s
    = shape_1d (0, lanes_least (a->n), lanes_scalable_p (a->n));
  tree elt = buffer_element (a);
  lanes_address to = buffer_address (p, elt, &s);

  to.stride[0] = size_int (a->es);
  a = mask_p (a) ? lanes_convert (e, a, elt) : lanes_view (e, a, elt);
  lanes_store (e, &to, a, NULL);
}

lanes *
lanes_read (emitter *e, tree elt, poly_uint64 n, tree p)
{
  struct shape s = shape_1d (0, lanes_least (n), lanes_scalable_p (n));
  lanes_address from = buffer_address (p, elt, &s);

  from.stride[0] = size_int (element_bits (elt) / BITS_PER_UNIT);
  return lanes_load (e, &from, NULL);
}

tree
scalable_to_buffer (emitter *e, lanes *a, const struct shape *s,
		    poly_uint64 more)
{
  tree elt = buffer_element (a), p = new_buffer (a->es, a->n + more);
  lanes_address to = buffer_address (p, elt, s);

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d]))
      to.stride[d] = build_int_cst (sizetype,
				    poly_int64 (scalable_inner_lanes (s, d)
						* a->es));
  a = mask_p (a) ? lanes_convert (e, a, elt) : lanes_view (e, a, elt);
  lanes_store (e, &to, a, NULL);
  /* GCC would take parts out of the vectors that were stored, for which the
     back end may have no instruction.  */
  return part_hide (e, p, "=r");
}

lanes *
scalable_from_buffer (emitter *e, tree p, lanes *a, const struct shape *s,
		      const int64_t *index, const struct shape *to)
{
  tree elt = buffer_element (a);
  poly_uint64 start = 0;
  lanes_address from = buffer_address (p, elt, to);

  for (unsigned d = 0; d < SHAPE_RANK; d++)
    {
      poly_uint64 bytes = scalable_inner_lanes (s, d) * a->es;

      if (index && index[d] > 0)
	start += bytes * (uint64_t) index[d];
      if (extent_one_p (&s->dim[d]) || extent_one_p (&to->dim[d]))
	continue;
      from.stride[d] = lanes_scalable_p (bytes) && !shape_scalable_p (to)
		       ? scalable_amount (e, sizetype, bytes)
		       : build_int_cst (sizetype, poly_int64 (bytes));
    }
  if (maybe_ne (start, 0u))
    from.base = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR,
			      TREE_TYPE (p), p,
			      build_int_cst (sizetype, poly_int64 (start)));
  lanes *r = lanes_load (e, &from, NULL);
  return mask_p (a) ? lanes_convert (e, r, a->elt)
	 : lanes_view (e, r, a->elt);
}

/* P, OFFSET bytes further.  */

static tree
buffer_place (emitter *e, tree p, poly_uint64 offset)
{
  return gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p,
		       build_int_cst (sizetype, poly_int64 (offset)));
}

void
scalable_split_pairs (emitter *e, lanes *a, lanes *b, lanes **half)
{
  struct shape s = shape_1d (0, a->width, true);
  tree elt = buffer_element (a), p = new_buffer (a->es, a->n * 2);
  lanes *both[2] = { a, b };

  for (unsigned i = 0; i < 2; i++)
    lanes_write (e, both[i], buffer_place (e, p, a->n * (i * a->es)));
  p = part_hide (e, p, "=r");
  for (unsigned i = 0; i < 2; i++)
    {
      lanes_address from
	= buffer_address (buffer_place (e, p, i * a->es), elt, &s);

      from.stride[0] = size_int (2 * a->es);
      half[i] = lanes_view (e, lanes_load (e, &from, NULL), a->elt);
    }
}

lanes *
scalable_move_up (emitter *e, lanes *a, poly_uint64 by, lanes *fill)
{
  tree p = new_buffer (a->es, a->n * 2), back;

  lanes_write (e, fill, p);
  lanes_write (e, a, buffer_place (e, p, a->n * a->es));
  p = part_hide (e, p, "=r");
  if (known_le (by, a->n))
    p = buffer_place (e, p, (a->n - by) * a->es);
  else
    {
      back = scalable_amount (e, sizetype, a->n);
      back = part_binary (e, MINUS_EXPR, sizetype, back,
			  gimple_build (&e->seq, e->loc, MIN_EXPR, sizetype,
					back,
					build_int_cst (sizetype,
						       poly_int64 (by))));
      back = part_binary (e, MULT_EXPR, sizetype, back, size_int (a->es));
      p = gimple_build (&e->seq, e->loc, POINTER_PLUS_EXPR, TREE_TYPE (p), p,
			back);
    }
  return lanes_view (e, lanes_read (e, buffer_element (a), a->n, p), a->elt);
}

lanes *
scalable_concat (emitter *e, lanes **v, unsigned count)
{
  unsigned each = v[0]->nparts, es = v[0]->es;
  poly_uint64 n = v[0]->n * count;
  lanes *r = lanes_new (v[0]->elt, es, n);

  if (r->width == v[0]->width && lanes_least (v[0]->n) % r->width == 0)
    {
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = v[i / each]->part[i % each];
      return r;
    }
  tree p = new_buffer (es, n);
  for (unsigned i = 0; i < count; i++)
    lanes_write (e, v[i], buffer_place (e, p, v[0]->n * (i * es)));
  return lanes_read (e, r->elt, n, part_hide (e, p, "=r"));
}

lanes *
scalable_reinterpret (emitter *e, lanes *a, tree elt, poly_uint64 n)
{
  lanes *r = lanes_new (elt, 0, n);
  unsigned bytes = r->width * r->es;

  /* Elements of vectors that are shorter may stand apart.  */
  if (a->width * a->es == bytes && bytes >= SCALABLE_BYTES)
    {
      for (unsigned i = 0; i < r->nparts; i++)
	r->part[i] = part_view (e, lanes_part_type (elt, 0, n), a->part[i]);
      return r;
    }
  tree p = new_buffer (a->es, a->n);
  lanes_write (e, a, p);
  return lanes_read (e, elt, n, part_hide (e, p, "=r"));
}

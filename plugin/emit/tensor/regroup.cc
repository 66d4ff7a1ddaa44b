/* Lanes that stay in order and are cut anew: into one value from several, into
   elements of another size, into a vector of the program and back.

   INPUT	16 floats in one part, the program wants 4 vectors of 4
   OUTPUT	BIT_FIELD_REFs of the part's quarters

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"

/* A, then B.  */

static lanes *
append (emitter *e, lanes *a, lanes *b)
{
  unsigned n = lanes_count (a->n + b->n);
  struct lanemap map;
  lanes *r;

  lanemap_init (&map, n, n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = k;
  r = lanes_permute_pair (e, a, b, &map);
  lanemap_clear (&map);
  return r;
}

lanes *
lanes_concat (emitter *e, lanes **v, unsigned count)
{
  if (lanes_scalable_p (v[0]->n))
    return scalable_concat (e, v, count);

  unsigned n = lanes_count (v[0]->n);
  unsigned width = MIN (least_bit_hwi (n), v[0]->width);
  lanes *r = v[0];

  if (n == 1)
    {
      auto_vec<tree> scalar;

      for (unsigned i = 0; i < count; i++)
	scalar.safe_push (lanes_extract (e, v[i], 0));
      return lanes_from_scalars (e, r->elt, count, scalar.address ());
    }
  if (width > 1 && width * v[0]->es >= 4)
    {
      auto_vec<tree> piece;

      for (unsigned i = 0; i < count; i++)
	lanes_regroup (e, v[i], width, &piece);
      return lanes_ungroup (e, r->elt, n * count, piece);
    }
  for (unsigned i = 1; i < count; i++)
    r = append (e, r, v[i]);
  return r;
}

lanes *
lanes_reinterpret (emitter *e, lanes *a, tree elt, poly_uint64 count)
{
  if (lanes_scalable_p (count))
    return scalable_reinterpret (e, a, elt, count);
  unsigned n = lanes_count (count);
  if (lanes_single_p (a->es))
    return scalar_reinterpret (e, a, elt, n);

  unsigned es = element_bits (elt) / 8;
  unsigned bytes = MIN (a->width * a->es, lanes_width (es, n) * es);
  auto_vec<tree> piece;

  lanes_regroup (e, a, bytes / a->es, &piece);
  for (unsigned i = 0; i < piece.length (); i++)
    piece[i] = part_view (e, part_vector_type (elt, bytes / es), piece[i]);
  return lanes_ungroup (e, elt, n, piece);
}

void
lanes_to_memory (emitter *e, lanes *a, tree p, unsigned count)
{
  if (lanes_single_p (a->es))
    {
      scalar_to_memory (e, a, p, count);
      return;
    }

  unsigned width = MIN (count, a->width);
  tree type = build_aligned_type (part_vector_type (a->elt, width),
				  a->es * BITS_PER_UNIT);
  tree any = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  auto_vec<tree> piece;

  lanes_regroup (e, a, width, &piece);
  for (unsigned i = 0; i < count / width; i++)
    {
      tree v = i < piece.length () ? piece[i] : part_any (type);
      tree ref = build2 (MEM_REF, type, p,
			 build_int_cst (any, i * width * a->es));
      gassign *g = gimple_build_assign (ref, v);

      gimple_set_location (g, e->loc);
      gimple_seq_add_stmt (&e->seq, g);
    }
}

lanes *
lanes_from_vector (emitter *e, tree elt, unsigned n, tree v)
{
  if (lanes_single_p (lanes_bytes (elt)))
    return scalar_from_vector (e, elt, n, v);

  tree own = TREE_TYPE (TREE_TYPE (v));
  unsigned count = TYPE_VECTOR_SUBPARTS (TREE_TYPE (v)).to_constant ();
  unsigned es = element_bits (elt) / 8, bits = es * BITS_PER_UNIT;
  unsigned width = MIN (count, lanes_width (es, count));
  auto_vec<tree> piece;

  for (unsigned i = 0; i * width < n; i++)
    {
      tree x = v;

      if (width < count)
	x = gimple_build (&e->seq, e->loc, BIT_FIELD_REF,
			  part_vector_type (own, width), v,
			  bitsize_int (width * bits),
			  bitsize_int (i * width * bits));
      piece.safe_push (part_view (e, part_vector_type (elt, width), x));
    }
  return lanes_ungroup (e, elt, n, piece);
}

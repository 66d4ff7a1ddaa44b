/* Broadcasts and slices: lanes that change places as their shape says.

   INPUT	lanes of shape [1][4], wanted in shape [4][4]
   OUTPUT	a permutation by the map that the two shapes give, or what
		scalable-shape.cc makes of lanes without numbers

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"

lanes *
lanes_broadcast (emitter *e, lanes *a, const struct shape *from,
		 const struct shape *to)
{
  struct lanemap map;

  if (shape_equal_p (from, to))
    return a;
  if (shape_scalable_p (to))
    return scalable_broadcast (e, a, from, to);
  lanemap_broadcast (&map, from, to);
  a = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return a;
}

lanes *
lanes_slice (emitter *e, lanes *a, const struct shape *s,
	     const int64_t *index, tree *scalar)
{
  struct shape left = shape_slice (s, index);
  struct lanemap map;
  lanes *r = NULL;

  *scalar = NULL_TREE;
  if (shape_scalable_p (s))
    return scalable_slice (e, a, s, index, scalar);
  lanemap_slice (&map, s, index);
  if (shape_scalar_p (&left))
    *scalar = lanes_extract (e, a, map.from[0]);
  else
    r = lanes_permute (e, a, &map);
  lanemap_clear (&map);
  return r;
}

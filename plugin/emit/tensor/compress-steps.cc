/* Lanes that are wanted moved together, in as many steps as their numbers have
   bits.

   INPUT	lanes a b c d, of which b and d are wanted
   OUTPUT	each moves down as far as there are unwanted ones before it: b
		by 1, d by 2; in the first step those with the lowest bit of
		that distance move by 1, then those with the next one by 2:
		  b . . d,  b d . .

   No two lanes meet on the way: the distances of neighbours that are wanted
   differ by what lies between them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/tensor/tensor-private.h"

static lanes *
splat (emitter *e, const lanes *a, unsigned value)
{
  return lanes_splat (e, a->elt, a->es, a->n, build_int_cst (a->elt, value));
}

/* A moved down by SIZE lanes; zero comes in.  */

static lanes *
move_down (emitter *e, lanes *a, unsigned size)
{
  unsigned n = lanes_count (a->n);
  struct lanemap map;

  lanemap_init (&map, 2 * n, n);
  for (unsigned k = 0; k < n; k++)
    map.from[k] = k + size;
  a = lanes_permute_pair (e, a, splat (e, a, 0), &map);
  lanemap_clear (&map);
  return a;
}

/* The lanes of D that have the bit SIZE.  */

static lanes *
moving (emitter *e, lanes *d, unsigned size)
{
  lanes *bit = lanes_binary (e, BIT_AND_EXPR, d, splat (e, d, size), NULL);

  return lanes_compare (e, NE_EXPR, bit, splat (e, d, 0));
}

lanes *
compress_by_steps (emitter *e, lanes *m, lanes *a, lanes *on)
{
  unsigned n = lanes_count (a->n);
  struct shape s = shape_1d (0, n, false);
  lanes *off = lanes_binary (e, BIT_XOR_EXPR, on, splat (e, on, 1), NULL);
  lanes *d = lanes_scan (e, REDUCE_ADD, off, &s, 0, true, NULL);

  d = lanes_select (e, m, d, splat (e, d, 0));
  a = lanes_select (e, m, a, splat (e, a, 0));
  for (unsigned size = 1; size < n; size *= 2)
    {
      lanes *leave = moving (e, d, size), *next = move_down (e, d, size);
      lanes *enter = moving (e, next, size);
      lanes *x = move_down (e, a, size);

      a = lanes_select (e, leave, splat (e, a, 0), a);
      a = lanes_select (e, enter, x, a);
      d = lanes_select (e, leave, splat (e, d, 0), d);
      d = lanes_select (e, enter, next, d);
    }
  return a;
}

/* The bytes of elements in the opposite order.

   INPUT	lanes of 2 to 8 bytes
   OUTPUT	a permutation of bytes, or shifts where the target has none

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/permute/permute-private.h"

lanes *
lanes_reverse_bytes (emitter *e, lanes *a)
{
  lanes *x = lanes_as_unsigned (e, a), *r;
  unsigned (*moves) (unsigned, unsigned)
    = ripple_current_target ()->permute_bytes;

  if (moves && moves (1, 1) == 0)
    {
      for (unsigned bytes = 2; bytes <= x->es; bytes *= 2)
	x = lanes_exchange_halves (e, x, bytes);
      return x;
    }
  r = lanes_new (x->elt, x->es, x->n);
  for (unsigned i = 0; i < x->nparts; i++)
    {
      unsigned n = x->width * x->es;
      tree bytes = part_vector_type (integer_element (8, true), n), v;
      auto_vec<int> sel;

      for (unsigned k = 0; k < n; k++)
	sel.safe_push (k / x->es * x->es + x->es - 1 - k % x->es);
      v = part_view (e, bytes, x->part[i]);
      v = part_permute (e, v, v, sel.address ());
      r->part[i] = part_view (e, TREE_TYPE (x->part[i]), v);
    }
  return r;
}

/* Permutations that cancel each other.

   Records of two, three or more numbers are taken apart into a vector for each
   number, and put together again.  Where all numbers are treated in the same
   way, or by other constants, what is in memory may stay as it is:

       a = PERM <u, v, { 0, 2, 4, 6 }>
       b = PERM <u, v, { 1, 3, 5, 7 }>
       x = a + 1, y = b + 2
       *p = PERM <x, y, { 0, 4, 1, 5 }>   ->   *p = u + { 1, 2, 1, 2 }
       *q = PERM <x, y, { 2, 6, 3, 7 }>        *q = v + { 1, 2, 1, 2 }

   The same is true of lanes that are read and written backwards.  Where only
   some numbers become negative, as of the conjugate of a complex number, the
   others are multiplied by 1, so to speak.

   What is stored is described by where each of its bytes comes from.  If that
   is a vector as it stands, or a constant, there is nothing to do; if it is
   results of one operation, that operation is done on what its operands are
   described by, in the same way.  All stores of a block are tried; they are
   changed if less is to be computed then.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/origins.h"
#include "transform/tune/tune.h"

/* Try what S stores; true if it can be had without permutations.  */

static bool
try_store (replacement *r, stored_vector *s)
{
  origin o = whole_vector (s->old);
  r->loc = gimple_location (s->stmt);
  r->seq = NULL;
  unsigned made = r->made, known = r->known.length ();
  s->value = build_described (r, &o, TREE_TYPE (s->old));
  s->seq = r->seq;
  if (s->value)
    return true;
  r->made = made;
  r->known.truncate (known);
  gimple_seq_discard (s->seq);
  return false;
}

static void
cancel_in_block (basic_block bb)
{
  replacement r;
  auto_vec<stored_vector> stores;
  r.bb = bb;
  r.made = 0;
  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
       gsi_next (&g))
    {
      tree *x = stored_value (gsi_stmt (g));
      if (!x || !permuted_p (*x))
	continue;
      stored_vector s = { gsi_stmt (g), *x, NULL_TREE, NULL };
      if (try_store (&r, &s))
	stores.safe_push (s);
    }
  replace_stored (stores, !stores.is_empty ()
			  && r.made < spared_cost (&r, stores));
}

void
cancel_permutations (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    cancel_in_block (bb);
}

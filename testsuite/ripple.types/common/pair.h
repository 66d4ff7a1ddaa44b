/* The statements of BODY as a loop on blocks, blocks_KERNEL, and as a scalar
   loop, model_KERNEL; see kernel.h.  Included for each KERNEL.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#ifndef U
# define U T
#endif
#ifndef SMALL
# define SMALL(X) (X)
#endif
#ifndef OVERFLOW_P
# define OVERFLOW_P(X, Y) 0
#endif
#ifndef BITS
# define BITS (8 * (int) sizeof (T))
# define JOIN_(X, Y) X##Y
# define JOIN(X, Y) JOIN_ (X, Y)
#endif

NOIPA static void
JOIN (blocks_, KERNEL) (int n, const T *a, const T *b, T *c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      T x = a[i], y = b[i];
#include BODY
    }
}

NOIPA static void
JOIN (model_, KERNEL) (int n, const T *a, const T *b, T *c)
{
  for (int i = 0; i < n; i++)
    {
      T x = a[i], y = b[i];
#include BODY
    }
}

#undef BODY
#undef KERNEL

/* A test of one element type: the statements in the file BODY, which compute
   SCALE results in C from x and y, as a loop on blocks and as a scalar loop.
   Before it one of i8.h to f64.h is included, which define

     T		the type
     B		lanes of the block
     W		an unsigned type at least as wide as int and T
     U		T if its arithmetic cannot overflow, else W
     SMALL (X)	bits of X so few that sums and products do not overflow
     OVERFLOW_P (X, Y)	true if X / Y overflows

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
#define BITS (8 * (int) sizeof (T))

NOIPA static void
kernel (int n, const T *a, const T *b, T *c)
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
model (int n, const T *a, const T *b, T *c)
{
  for (int i = 0; i < n; i++)
    {
      T x = a[i], y = b[i];
#include BODY
    }
}

int
main (void)
{
  TRY (B, T, T, SCALE, 0, kernel, model);
  return 0;
}

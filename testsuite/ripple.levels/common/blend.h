/* A bit of everything: a lane function, masks, division, a gather, windows, a
   reduction.  What is tested is how it is compiled.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"
#define B 16

static int
blend (int x, int y)
{
  if (x > y)
    return x - y;
  return x ^ y;
}

NOIPA static unsigned
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned sum = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 0xfffff, y = b[i] & 0xfffff;
      int z = blend (x, y);
      if (z & 1)
	c[i] = z / (1 + (y & 7));
      else
	c[i] = x < y ? a[n - 1 - i] : b[2 * (i / 2)];
      sum += c[i];
    }
  return ripple_reduceadd (1, sum);
}

NOIPA static unsigned
model (int n, const int *a, const int *b, int *c)
{
  unsigned sum = 0;
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 0xfffff, y = b[i] & 0xfffff;
      int z = x > y ? x - y : x ^ y;
      if (z & 1)
	c[i] = z / (1 + (y & 7));
      else
	c[i] = x < y ? a[n - 1 - i] : b[2 * (i / 2)];
      sum += c[i];
    }
  return sum;
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (int, a, n, k % PLACES);
      BUF (int, b, n, k % PLACES);
      BUF (int, c, n, k % PLACES);
      int *e = (int *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
      unsigned got = kernel (n, a, b, c);
      CHECK (got == model (n, a, b, e));
      CHECK_SAME (c, e, n);
      buf_free_all ();
    }
  return 0;
}

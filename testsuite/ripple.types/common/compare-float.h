/* Comparisons of T, with NaN, infinities and both zeros.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

NOIPA static void
kernel (int n, const T *a, const T *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = (a[i] < b[i]) + 2 * (a[i] <= b[i]) + 4 * (a[i] > b[i])
	+ 8 * (a[i] >= b[i]) + 16 * (a[i] == b[i]) + 32 * (a[i] != b[i])
	+ 64 * !(a[i] < b[i]) + 128 * !(a[i] >= b[i]) + 256 * !a[i]
	+ 512 * (a[i] && b[i]) + 1024 * !!b[i];
      c[i] += __builtin_isless (a[i], b[i]) ? 2048 : 0;
      c[i] += __builtin_isunordered (a[i], b[i]) ? 4096 : 0;
      c[i] += __builtin_islessgreater (a[i], b[i]) ? 8192 : 0;
    }
}

NOIPA static int
model (T a, T b)
{
  int c = (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b)
    + 16 * (a == b) + 32 * (a != b) + 64 * !(a < b) + 128 * !(a >= b)
    + 256 * !a + 512 * (a && b) + 1024 * !!b;
  c += __builtin_isless (a, b) ? 2048 : 0;
  c += __builtin_isunordered (a, b) ? 4096 : 0;
  c += __builtin_islessgreater (a, b) ? 8192 : 0;
  return c;
}

int
main (void)
{
  static const T special[]
    = { 0.0, -0.0, 1, -1, __builtin_inf (), -__builtin_inf (),
	__builtin_nan (""), -__builtin_nan (""), 1e-40, 3e38 };
  T a[100], b[100];
  int c[101];
  for (int i = 0; i < 100; i++)
    a[i] = special[i / 10], b[i] = special[i % 10];
  c[100] = 77;
  kernel (100, a, b, c);
  for (int i = 0; i < 100; i++)
    CHECK (c[i] == model (a[i], b[i]));
  CHECK (c[100] == 77);
  return 0;
}

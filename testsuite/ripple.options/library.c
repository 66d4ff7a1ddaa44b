/* A function of the C library on lanes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ripple.h>

void
lanes (float *y, const float *x, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    y[i] = __builtin_expf (x[i]);
}

/* Kernels of one form and their models, run with MOST elements at most.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

/* From N elements of A and B, and a scalar, to a third array.  */
typedef void kernel (int, const int *, const int *, int, int *);

static int a[MOST], b[MOST], got[MOST], want[MOST];

/* LANES and MODEL, for every small number of elements and some larger
   ones.  */

static void
check (kernel *lanes, kernel *model)
{
  for (int n = 0; n <= MOST; n += n < 18 ? 1 : 7)
    for (int u = 0; u < 3; u++)
      {
	for (int i = 0; i < MOST; i++)
	  {
	    a[i] = (int) (rnd () % 64);
	    b[i] = (int) (rnd () % 64);
	    got[i] = want[i] = (int) (rnd () % 64);
	  }
	lanes (n, a, b, u, got);
	model (n, a, b, u, want);
	CHECK_SAME (got, want, MOST);
      }
}

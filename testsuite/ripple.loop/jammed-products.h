/* Rows of products, and loops that look like that, compared with what they are
   without optimization.

   A test defines kernels by KERNEL and calls try_kernels; with -DONE it is
   compiled for its instructions, without what compares.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifdef ONE
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

enum { M = 11, N = 37 };

#define PARALLEL _Pragma ("ripple parallel Block(bs) Dims(0)")
#define COLUMNS for (int j = 0; j < n; j++)

/* KERNEL (NAME, PROMISE, ...): NAME and NAME_plain do what is behind PROMISE.
   C has rows of N, or of W, A those of L.  */
#ifdef ONE
# define PLAIN(NAME, PROMISE, ...)
#else
# define PLAIN(NAME, PROMISE, ...)					\
  /* Without optimization.  */						\
  __attribute__ ((optimize ("O0"))) static void				\
  NAME##_plain (int m, int l, int n, int w, const float *a,		\
		const float *b, float *c)				\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    __VA_ARGS__								\
  }
#endif
#define KERNEL(NAME, PROMISE, ...)					\
  KEPT void								\
  NAME (int m, int l, int n, int w, const float *PROMISE a,		\
	const float *PROMISE b, float *PROMISE c)			\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    __VA_ARGS__								\
  }									\
  PLAIN (NAME, PROMISE, __VA_ARGS__)

#ifndef ONE
typedef void product_t (int, int, int, int, const float *, const float *,
			float *);
#define BOTH(NAME) { NAME, NAME##_plain }

static float a[(M + 1) * (M + 1)], b[(M + 1) * N];
static float c[2][3 * (M + 1) * (N + 8)];

static void
fill (void)
{
  for (unsigned i = 0; i < sizeof c[0] / sizeof c[0][0]; i++)
    c[0][i] = c[1][i] = i % 9 * .25f;
}

/* Try the COUNT KERNELS with rows of all lengths.  */
static void
try_kernels (product_t *const (*kernels)[2], unsigned count)
{
  for (int i = 0; i < (M + 1) * (M + 1); i++)
    a[i] = i * 29 % 17 * .25f;
  for (int i = 0; i < (M + 1) * N; i++)
    b[i] = i * 37 % 101 * .125f;
  for (unsigned k = 0; k < count; k++)
    for (int m = -1; m <= M; m += m < 3 ? 1 : 3)
      for (int l = 0; l <= M; l += l < 5 ? 2 : 1)
	for (int n = 0; n <= N; n += n == 0 || n == 15 || n == 16 ? 1 : 7)
	  for (int w = 0; w <= n + 5; w += n / 2 + 1)
	    {
	      fill ();
	      kernels[k][0] (m, l, n, w, a, b, c[0]);
	      kernels[k][1] (m, l, n, w, a, b, c[1]);
	      CHECK (memcmp (c[0], c[1], sizeof c[0]) == 0);
	    }
}
#endif

/* { dg-do run } */
/* { dg-options "-ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
/* The Mandelbrot set: how often each point is iterated before it escapes, in
   float and double, by a lane function and by a loop in the body.  */
#include "common/program.h"

#define KERNELS(T, LANES)						\
  static int							\
  escape_##T (T cr, T ci, int limit)				\
  {								\
    T zr = cr, zi = ci;						\
    int i;							\
    for (i = 0; i < limit; i++)					\
      {								\
	if (zr * zr + zi * zi > 4)				\
	  break;						\
	T t = zr * zr - zi * zi;				\
	zi = ci + 2 * zr * zi;					\
	zr = cr + t;						\
      }								\
    return i;							\
  }								\
								\
  NOIPA static void						\
  model_##T (int w, int h, int limit, int *out)			\
  {								\
    T dx = (T) 3 / (w + 1), dy = (T) 2 / (h + 1);		\
    for (int y = 0; y < h; y++)					\
      for (int x = 0; x < w; x++)				\
	out[y * w + x] = escape_##T (-2 + x * dx, -1 + y * dy,	\
				     limit);			\
  }								\
								\
  NOIPA static void						\
  called_##T (int w, int h, int limit, int *out)		\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, LANES); \
    T dx = (T) 3 / (w + 1), dy = (T) 2 / (h + 1);		\
    for (int y = 0; y < h; y++)					\
      {								\
	ripple_parallel (block, 0);				\
	for (int x = 0; x < w; x++)				\
	  out[y * w + x] = escape_##T (-2 + x * dx,		\
				       -1 + y * dy, limit);	\
      }								\
  }								\
								\
  /* Lanes in rectangles.  */					\
  NOIPA static void						\
  tiles_##T (int w, int h, int limit, int *out)			\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, (LANES) / 2, 2); \
    T dx = (T) 3 / (w + 1), dy = (T) 2 / (h + 1);		\
    ripple_parallel (block, 1);					\
    for (int y = 0; y < h; y++)					\
      {								\
	ripple_parallel (block, 0);				\
	for (int x = 0; x < w; x++)				\
	  out[y * w + x] = escape_##T (-2 + x * dx,		\
				       -1 + y * dy, limit);	\
      }								\
  }								\
								\
  NOIPA static void						\
  body_##T (int w, int h, int limit, int *out)			\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, LANES); \
    T dx = (T) 3 / (w + 1), dy = (T) 2 / (h + 1);		\
    ripple_parallel (block, 0);					\
    for (int p = 0; p < w * h; p++)				\
      {								\
	T cr = -2 + p % w * dx, ci = -1 + p / w * dy;		\
	T zr = cr, zi = ci, a = zr * zr, b = zi * zi;		\
	int count = ripple_broadcast (block, 1, 0);		\
	while (count < limit && !(a + b > 4))			\
	  {							\
	    zi = ci + 2 * zr * zi;				\
	    zr = cr + (a - b);					\
	    a = zr * zr;					\
	    b = zi * zi;					\
	    count++;						\
	  }							\
	out[p] = count;						\
      }								\
  }								\
								\
  HELPER void							\
  try_##T (int w, int h, int limit, int place)			\
  {								\
    BUF (int, out, w * h, place);				\
    int *want = (int *) buf_new (w * h * sizeof (int), place);	\
    model_##T (w, h, limit, want);				\
    called_##T (w, h, limit, out);				\
    CHECK_SAME (out, want, w * h);				\
    FILL (int, out, w * h);					\
    tiles_##T (w, h, limit, out);				\
    CHECK_SAME (out, want, w * h);				\
    FILL (int, out, w * h);					\
    body_##T (w, h, limit, out);				\
    CHECK_SAME (out, want, w * h);				\
    buf_free_all ();						\
  }

KERNELS (float, B)
KERNELS (double, B / 2)

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int limit = 0; limit < 100; limit = 3 * limit + 1)
      {
	try_float (trip (k, B), 7, limit, k % PLACES);
	try_double (trip (k, B / 2), 5, limit, k % PLACES);
      }
  try_float (30, 0, 9, BUF_END);
  return 0;
}

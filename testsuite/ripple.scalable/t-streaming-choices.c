/* { dg-do run } */
/* { dg-require aarch64 } */
/* { dg-require sme } */
/* { dg-options "-w -march=armv9-a+sme" } */
/* Values of a fixed dimension that depend on whether a lane of a scalable one
   is on: divisors become 1 where none is.  */
#include "../ripple-test.h"

enum { ROWS = 4, STRIDE = 300 };

/* Vectors may have another length in streaming mode.  */
static int lanes;

#define TEST(T)								\
__arm_locally_streaming NOIPA static void				\
divide_##T (int limit, const T *a, const T *x, const T *y, T *r)	\
{									\
  ripple_block_t BS							\
    = ripple_set_block_shape (0, ripple_scalable (4), ROWS);		\
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);			\
  T p = x[w], q = y[w];							\
  lanes = 4 * ripple_vscale ();						\
  if (a[v + 8 * w] > limit && q != 0)					\
    r[v + w * STRIDE] = p / q;						\
}									\
static void								\
try_##T (void)								\
{									\
  T a[STRIDE], x[ROWS], y[ROWS];					\
  T r[ROWS * STRIDE], e[ROWS * STRIDE];					\
  for (int round = 0; round < 20; round++)				\
    {									\
      int limit = round * 5;						\
      FILL (T, x, ROWS);						\
      FILL (T, r, ROWS * STRIDE);					\
      for (int i = 0; i < STRIDE; i++)					\
	a[i] = rnd () % 100;						\
      for (int w = 0; w < ROWS; w++)					\
	y[w] = rnd () % 3;						\
      memcpy (e, r, sizeof e);						\
      divide_##T (limit, a, x, y, r);					\
      for (int w = 0; w < ROWS; w++)					\
	for (int v = 0; v < lanes; v++)					\
	  if (a[v + 8 * w] > limit && y[w] != 0)			\
	    e[v + w * STRIDE] = x[w] / y[w];				\
      CHECK_SAME (r, e, ROWS * STRIDE);					\
    }									\
}

TEST (uint64_t)
TEST (uint32_t)
TEST (int16_t)

int
main (void)
{
  try_uint64_t ();
  try_uint32_t ();
  try_int16_t ();
  return 0;
}

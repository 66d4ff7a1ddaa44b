/* { dg-do run } */
/* Shuffles in masked loops over blocks of odd sizes; GCC keeps the address of
   what goes through memory in a register (ivopts).  */
#include "../ripple-test.h"

static size_t
rotate (size_t k, size_t n)
{
  return (k + 3) % n;
}

static size_t
reverse (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
mix (size_t k, size_t n)
{
  return (k * 7 + 1) % (2 * n);
}

#define LOOP(T, ROWS, LANES)						\
  NOIPA static void							\
  loop_##T##_##ROWS##_##LANES (int n, const T *a, T *r)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ROWS, ripple_scalable (LANES));	\
									\
    ripple_parallel (block, 0, 1)					\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = x + 1;						\
	if (i % 5)							\
	  r[i] = (ripple_shuffle (x, rotate)				\
		  + ripple_shuffle (x, reverse)				\
		  + ripple_shuffle_pair (x, y, mix));		\
      }									\
  }									\
									\
  static void								\
  try_##T##_##ROWS##_##LANES (void)					\
  {									\
    int size = ROWS * (int) ripple_scalable (LANES), n = 3 * size;	\
    BUF (T, r, n, BUF_END);						\
    T *a = (T *) buf_new (n * sizeof (T), BUF_END);			\
    T *want = (T *) buf_copy (r, n * sizeof (T), BUF_MIDDLE);		\
									\
    for (int i = 0; i < n; i++)						\
      a[i] = (T) (i % 100 * 3 + 1);					\
    loop_##T##_##ROWS##_##LANES (n, a, r);				\
    for (int i = 0; i < n; i++)						\
      if (i % 5)							\
	{								\
	  const T *x = a + i / size * size;				\
	  size_t k = i % size, j = mix (k, size);			\
									\
	  want[i] = (T) (x[rotate (k, size)] + x[reverse (k, size)]	\
			 + (j < (size_t) size ? x[j]			\
			    : (T) (x[j - size] + 1)));			\
	}								\
    CHECK_SAME (r, want, n);						\
    buf_free_all ();							\
  }

#ifdef __RIPPLE__
#define SIZES(DO, T) DO (T, 3, 2) DO (T, 7, 3) DO (T, 2, 4) DO (T, 1, 40)
#define TYPES(DO) SIZES (DO, uint8_t) SIZES (DO, int16_t) SIZES (DO, double)
#define TRY_ONE(T, ROWS, LANES) try_##T##_##ROWS##_##LANES ();

TYPES (LOOP)
#else
#define TYPES(DO)
#endif

int
main (void)
{
  TYPES (TRY_ONE)
  return 0;
}

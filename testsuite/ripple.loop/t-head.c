/* { dg-do run } */
/* { dg-isa "native avx2" } */
/* Long loops begin with the iterations that lead to an aligned place of what
   they store to.  */
#include "../ripple-test.h"

/* Elements before the loop: enough for every place in a line.  */
#define BEFORE 66

#define KERNELS(T, B)							\
  NOIPA static void							\
  update_##T##_##B (size_t n, const T *restrict x, T *restrict y)	\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (size_t i = 0; i < n; i++)					\
      y[i] = (T) (y[i] + 3 * x[i]);					\
  }									\
  NOIPA static void							\
  shifted_##T##_##B (int n, const T *x, T *restrict y)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 3; i < n; i++)						\
      {									\
	if (x[i] > 0)							\
	  y[i - 3] = (T) (y[i - 3] * 2);				\
	y[i - 3] = (T) (y[i - 3] + (T) i);				\
      }									\
  }									\
									\
  static void								\
  test_##T##_##B (size_t n, size_t at, size_t from)			\
  {									\
    T *x = buf_new ((n + BEFORE) * sizeof (T), BUF_END);		\
    T *y = buf_new ((n + BEFORE) * sizeof (T), BUF_MIDDLE);		\
    T *w = malloc ((n + BEFORE) * sizeof (T));				\
    FILL (T, x, n + BEFORE);						\
    FILL (T, y, n + BEFORE);						\
    memcpy (w, y, (n + BEFORE) * sizeof (T));				\
    for (size_t i = 0; i < n; i++)					\
      w[at + i] = (T) (w[at + i] + 3 * x[from + i]);			\
    update_##T##_##B (n, x + from, y + at);				\
    CHECK_SAME (y, w, n + BEFORE);					\
    for (int i = 3; i < (int) n; i++)					\
      {									\
	if (x[i] > 0)							\
	  w[at + i - 3] = (T) (w[at + i - 3] * 2);			\
	w[at + i - 3] = (T) (w[at + i - 3] + (T) i);			\
      }									\
    shifted_##T##_##B (n, x, y + at);					\
    CHECK_SAME (y, w, n + BEFORE);					\
    free (w);								\
    buf_free_all ();							\
  }

KERNELS (float, 16)
KERNELS (double, 8)
KERNELS (double, 32)
KERNELS (uint32_t, 5)
KERNELS (uint16_t, 16)
KERNELS (uint8_t, 32)

/* Two kinds of elements; what is stored need not be elements of their own.  */
typedef float apart __attribute__ ((aligned (1)));

NOIPA static void
mixed (unsigned n, double *restrict x, apart *restrict y)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (unsigned i = 0; i < n; i++)
    {
      y[i] += (float) x[i];
      x[i] *= 2;
    }
}

static void
test_mixed (size_t n, size_t at)
{
  double *x = malloc (n * sizeof *x), *x2 = malloc (n * sizeof *x);
  char *y = malloc (n * 4 + BEFORE), *y2 = malloc (n * 4 + BEFORE);
  FILL (double, x, n);
  memset (y, 0, n * 4 + BEFORE);
  memcpy (y2, y, n * 4 + BEFORE);
  for (size_t i = 0; i < n; i++)
    {
      float v = (float) x[i];
      memcpy (y2 + at + 4 * i, &v, 4);
      x2[i] = x[i] * 2;
    }
  mixed (n, x, (apart *) (y + at));
  CHECK_SAME (x, x2, n);
  CHECK_SAME (y, y2, n * 4 + BEFORE);
  free (x);
  free (y);
  free (x2);
  free (y2);
}

int
main (void)
{
  /* Where the heads begin, by the bytes that are stored.  */
  static const size_t bytes[] = { 1024, 1280, 1600, 16384 };
  for (unsigned k = 0; k < 4; k++)
    for (int d = -1; d < 40; d += d < 1 ? 1 : 13)
      for (size_t at = 0; at < 64; at += at < 4 ? 1 : 7)
	{
	  test_float_16 (bytes[k] / 4 + d, at, 0);
	  test_double_8 (bytes[k] / 8 + d, at, at);
	  test_double_32 (bytes[k] / 8 + d, at, 3);
	  test_uint32_t_5 (bytes[k] / 4 + d, at, 1);
	  test_uint16_t_16 (bytes[k] / 2 + d, at, at);
	  test_uint8_t_32 (bytes[k] + d, at, at / 2);
	  test_mixed (bytes[k] / 4 + d, at);
	}
  return 0;
}

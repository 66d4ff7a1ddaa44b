/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Indices of all types, negative ones too, into elements of all sizes; places
   that go backwards and at a distance.  */
#include "ripple-test.h"

enum { LENGTH = 90, MIDDLE = 5 * LENGTH, SIZE = MIDDLE + 3 * LENGTH };

#define LOOP								\
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4)); \
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

#define KERNELS(T, X)							\
  NOIPA static void							\
  gather_##T##_##X (int n, const T *a, const X *x, T *c)		\
  {									\
    LOOP								\
      c[i] = a[x[i]];							\
  }									\
  NOIPA static void							\
  scatter_##T##_##X (int n, T *a, const X *x, const T *c)		\
  {									\
    LOOP								\
      if (x[i] % 4)							\
	a[x[i]] = c[i];							\
  }

#define STRIDES(T)							\
  NOIPA static void							\
  stride_##T (int n, T *a, T *c)					\
  {									\
    LOOP								\
      {									\
	T last = a[-5 * i];						\
	a[2 * i + 1] = c[i];						\
	c[i] = last;							\
      }									\
  }

/* Of A the elements before the middle are read, those behind it stored.  */
#define TRY_STRIDES(T)							\
  {									\
    T a[SIZE], b[SIZE], c[LENGTH], d[LENGTH];				\
    FILL (T, a, SIZE);							\
    FILL (T, c, LENGTH);						\
    memcpy (b, a, sizeof b);						\
    memcpy (d, c, sizeof d);						\
    stride_##T (n, a + MIDDLE, c);					\
    for (int i = 0; i < n; i++)						\
      {									\
	b[MIDDLE + 2 * i + 1] = d[i];					\
	d[i] = b[MIDDLE - 5 * i];					\
      }									\
    CHECK_SAME (c, d, LENGTH);						\
    CHECK_SAME (a, b, SIZE);						\
  }

#define TRY_INDEX(T, X)							\
  {									\
    T a[SIZE], b[SIZE], c[LENGTH], d[LENGTH];				\
    X x[LENGTH];							\
    FILL (T, a, SIZE);							\
    memcpy (b, a, sizeof b);						\
    memset (c, 1, sizeof c);						\
    memset (d, 1, sizeof d);						\
    for (int i = 0; i < LENGTH; i++)					\
      x[i] = (X) (i * 37 % LENGTH - ((X) -1 < 1 ? 40 : 0));		\
    gather_##T##_##X (n, a + MIDDLE, x, c);				\
    for (int i = 0; i < n; i++)						\
      d[i] = b[MIDDLE + (int) x[i]];					\
    CHECK_SAME (c, d, LENGTH);						\
    FILL (T, c, LENGTH);						\
    scatter_##T##_##X (n, a + MIDDLE, x, c);				\
    for (int i = 0; i < n; i++)						\
      if (x[i] % 4)							\
	b[MIDDLE + (int) x[i]] = c[i];					\
    CHECK_SAME (a, b, SIZE);						\
  }

#define INDICES(M, T)							\
  M (T, int8_t) M (T, uint16_t) M (T, int32_t) M (T, uint32_t)		\
  M (T, int64_t) M (T, uint64_t)

#define ALL(M, S)							\
  S (uint8_t) S (int16_t) S (float) S (int64_t)				\
  INDICES (M, uint8_t) INDICES (M, int16_t) INDICES (M, float)		\
  INDICES (M, int64_t)

ALL (KERNELS, STRIDES)

int
main (void)
{
  for (int n = 0; n <= LENGTH; n += n < 6 ? 2 : 28)
    {
      ALL (TRY_INDEX, TRY_STRIDES)
    }
  return 0;
}

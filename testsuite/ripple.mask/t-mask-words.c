/* { dg-do run } */
/* { dg-options "-w" } */
/* Masks of few lanes whose bits are taken one by one, since what is under them
   is done so: stores whose addresses the target cannot scatter to, in loops
   that go over a part of the lanes.  */
#include "../ripple-test.h"

#define KERNEL(T, N)							\
NOIPA static void							\
lanes_##T##_##N (int n, T s, float t, const T *g, const unsigned char *z, \
		 T *u)							\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, N);			\
  size_t c = ripple_id (BS, 0);						\
  ripple_parallel (BS, 0);						\
  for (size_t i = 0; i < n; i++)					\
    u[((unsigned) i + z[c] * 64) % 207u]				\
      |= s > (T) (int) t || !(s < g[((2 * c + 17) ^ 6) % 64]);		\
}									\
NOIPA static void							\
model_##T##_##N (int n, T s, float t, const T *g, const unsigned char *z, \
		 T *u)							\
{									\
  for (size_t i = 0; i < n; i++)					\
    {									\
      size_t c = i % N;							\
      u[((unsigned) i + z[c] * 64) % 207u]				\
	|= s > (T) (int) t || !(s < g[((2 * c + 17) ^ 6) % 64]);	\
    }									\
}									\
static void								\
try_##T##_##N (void)							\
{									\
  T g[64], u[207], w[207];						\
  unsigned char z[64];							\
  for (int n = 0; n < 60; n += 7)					\
    {									\
      FILL (T, g, 64);							\
      FILL (T, u, 207);							\
      memcpy (w, u, sizeof w);						\
      for (int k = 0; k < 64; k++)					\
	z[k] = g[k] & 1;						\
      lanes_##T##_##N (n, g[n], 3, g, z, u);				\
      model_##T##_##N (n, g[n], 3, g, z, w);				\
      CHECK_SAME (u, w, 207);						\
    }									\
}

#define EACH(X, T) X (T, 4) X (T, 8) X (T, 13) X (T, 24) X (T, 32)
#define RUN(T, N) try_##T##_##N ();

typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;

EACH (KERNEL, i8)
EACH (KERNEL, i16)
EACH (KERNEL, i32)
EACH (KERNEL, i64)

int
main (void)
{
  EACH (RUN, i8)
  EACH (RUN, i16)
  EACH (RUN, i32)
  EACH (RUN, i64)
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native avx2 sse2" } */
/* Numbers of lanes times large constants, and signs of constants: what GCC 12
   and 14 cannot expand if vectors have no size that is known.  */
#include "ripple-test.h"

enum { N = 70 };

#define SHIFTED(K)							\
  NOIPA static void							\
  shifted_##K (uint64_t *p, int64_t *q, int count)			\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (8)); \
    ripple_parallel (bs, 0);						\
    for (int64_t i = 0; i < count; i++)					\
      {									\
	p[i] = (uint64_t) i << K;					\
	q[i] = -(i * ((int64_t) 1 << (62 - K / 2) | K));		\
      }									\
  }									\
  static void								\
  shifted_##K##_test (void)						\
  {									\
    uint64_t p[N];							\
    int64_t q[N];							\
    shifted_##K (p, q, N / (K + 1) + 1);				\
    for (int64_t i = 0; i < N / (K + 1) + 1; i++)			\
      CHECK (p[i] == (uint64_t) i << K					\
	     && q[i] == (int64_t) -((uint64_t) i			\
				    * ((uint64_t) 1 << (62 - K / 2)	\
				       | K)));				\
  }

SHIFTED (30) SHIFTED (50) SHIFTED (60) SHIFTED (61) SHIFTED (62) SHIFTED (63)

static inline void
signs_of (float *p, const float *a, float u)
{
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (bs, 0);
  for (int i = 0; i < N; i++)
    p[i] = __builtin_copysignf (a[i], u);
}

NOIPA static void
signs (float *p, const float *a, double *q)
{
  signs_of (p, a, 2);
  signs_of (p + N, a, -0.0f);
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (bs, 0);
  for (int i = 0; i < N; i++)
    {
      q[i] = __builtin_copysign (3 - i, 2.0);
      q[N + i] = __builtin_copysign (-5.0, (double) (i - 7));
    }
}

int
main (void)
{
  static float p[2 * N], a[N];
  static double q[2 * N];
  shifted_30_test ();
  shifted_50_test ();
  shifted_60_test ();
  shifted_61_test ();
  shifted_62_test ();
  shifted_63_test ();
  for (int i = 0; i < N; i++)
    a[i] = i % 5 - 2.5f;
  signs (p, a, q);
  for (int i = 0; i < N; i++)
    {
      float f = i % 5 < 3 ? 2.5f - i % 5 : i % 5 - 2.5f;
      CHECK (p[i] == f && p[N + i] == -f);
      CHECK (q[i] == (i < 3 ? 3 - i : i - 3) && q[N + i] == (i < 7 ? -5 : 5));
    }
  return 0;
}

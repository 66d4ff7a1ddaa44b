/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Fields of records that are loaded again behind stores of others: the loads
   have been looked at from the first one, and are made from another.  */
#include "../ripple-test.h"

#define N 37

#define KERNELS(T, COUNT, NAME, ...)					\
struct NAME { T f[COUNT]; };						\
NOIPA static void							\
NAME##_lanes (int n, struct NAME *s)					\
{									\
  ripple_block_t B = ripple_set_block_shape (0, 8);			\
  ripple_parallel (B, 0);						\
  for (int i = 0; i < n; i++)						\
    { __VA_ARGS__ }							\
}									\
NOIPA static void							\
NAME##_model (int n, struct NAME *s)					\
{									\
  for (int i = 0; i < n; i++)						\
    { __VA_ARGS__ }							\
}

#define F(k) s[i].f[k]
#define ALL(X)								\
  X (uint64_t, 2, up2, F (0)++; F (1) ^= F (0);)			\
  X (uint64_t, 2, down2, F (1)++; F (0) ^= F (1);)			\
  X (uint32_t, 2, twice2, F (0) += F (1); F (1) += F (0); F (0) ^= F (1);) \
  X (uint16_t, 3, up3, F (0)++; F (1) ^= F (0); F (2) += F (1) * F (0);) \
  X (unsigned char, 3, down3, F (2)++; F (0) ^= F (2); F (1) += F (0);)	\
  X (uint32_t, 4, up4, F (0)++; F (3) ^= F (0); F (1) += F (2) + F (3);	\
     F (2) -= F (1) ^ F (0);)						\
  X (uint64_t, 4, down4, F (3)--; F (2) += F (3) ^ F (0); F (1) ^= F (2);) \
  X (float, 2, float2, F (0) += 1; F (1) += F (0);)			\
  X (double, 3, float3, F (1) += 1; F (0) -= F (1); F (2) += F (0) + F (1);)

ALL (KERNELS)

#define TRY_KERNEL(T, COUNT, NAME, ...)					\
  for (int n = 0; n <= N; n += 1 + n / 9 * 3)				\
    {									\
      T a[COUNT * N];							\
      struct NAME s[2][N];						\
      FILL (T, a, COUNT * N);						\
      memcpy (s[0], a, sizeof a);					\
      memcpy (s[1], a, sizeof a);					\
      NAME##_lanes (n, s[0]);						\
      NAME##_model (n, s[1]);						\
      CHECK_SAME (s[0], s[1], N);					\
    }

int
main (void)
{
  ALL (TRY_KERNEL)
  return 0;
}

/* What becomes of clang's elementwise functions in lanes.  */
#include "../ripple-test.h"
#define B 64

#define KERNEL(NAME, S, T, E)						\
  NOIPA void								\
  NAME##_##S (int n, const T *a, const T *b, T *r)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = __builtin_elementwise_##E;					\
  }
#define KERNELS(S, T)							\
  KERNEL (max, S, T, max (a[i], b[i]))					\
  KERNEL (min, S, T, min (a[i], b[i]))					\
  KERNEL (absolute, S, T, abs (a[i]))					\
  KERNEL (add, S, T, add_sat (a[i], b[i]))				\
  KERNEL (ones, S, T, popcount (a[i]))

#ifdef __cplusplus
extern "C" {
#endif
KERNELS (i8, signed char)
KERNELS (u8, unsigned char)
KERNELS (i16, short)
KERNELS (i32, int)
KERNELS (u32, unsigned)
KERNEL (maximum, f32, float, maximum (a[i], b[i]))
KERNEL (maxnum, f32, float, maxnum (a[i], b[i]))
#ifdef __cplusplus
}
#endif

#define CHECK_ONE(NAME, S, X, Y, R)					\
  for (int i = 0; i < 100; i++)						\
    a_##S[i] = X, b_##S[i] = Y;						\
  NAME##_##S (100, a_##S, b_##S, r_##S);				\
  for (int i = 0; i < 100; i++)						\
    CHECK (r_##S[i] == R);
static signed char a_i8[100], b_i8[100], r_i8[100];
static int a_i32[100], b_i32[100], r_i32[100];
static float a_f32[100], b_f32[100], r_f32[100];

int
main (void)
{
  CHECK_ONE (max, i8, -7, i, i)
  CHECK_ONE (min, i32, -7, -i, (i < 7 ? -7 : -i))
  CHECK_ONE (absolute, i32, -i, 0, i)
  CHECK_ONE (add, i8, 100, i, (i < 27 ? 100 + i : 127))
  CHECK_ONE (ones, i8, -1, 0, 8)
  CHECK_ONE (maximum, f32, -1, i, i)
  CHECK_ONE (maxnum, f32, -1, -i, (i ? -1 : 0))
  return 0;
}

/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-math=scalar" } */
/* { dg-isa "native avx2 sse2" } */
/* LLVM-Ripple's names of functions.  */
#include "../ripple-test.h"
#include <math.h>
#define B 8

NOIPA static float
kernel (const float *a, const double *d, float *r, double *q)
{
  ripple_block_t BS = __builtin_ripple_set_shape (0, B, 1, 1, 1, 1, 1, 1, 1,
						  1, 1);
  size_t v = __builtin_ripple_get_index (BS, 0);
  r[v] = __builtin_ripple_cosf (a[v]) + __builtin_ripple_fabsf (a[v]);
  r[B + v] = __builtin_ripple_atan2f (a[v], a[B - 1 - v]);
  q[v] = __builtin_ripple_sqrt (d[v]) + __builtin_ripple_ldexp (d[v], 3);
  q[B + v] = __builtin_ripple_copysign (d[v], -1.0);
  return __builtin_ripple_reduceadd_f32 (1, a[v])
	 + __builtin_ripple_get_size (BS, 0);
}

int
main (void)
{
  float a[B], r[2 * B], sum = B;
  double d[B], q[2 * B];
  for (int i = 0; i < B; i++)
    {
      a[i] = i - 4;
      d[i] = i * i;
      sum += a[i];
    }
  CHECK (kernel (a, d, r, q) == sum);
  for (int i = 0; i < B; i++)
    {
      CHECK (r[i] == cosf (a[i]) + fabsf (a[i]));
      CHECK (r[B + i] == atan2f (a[i], a[B - 1 - i]));
      CHECK (q[i] == i + 8.0 * i * i);
      CHECK (q[B + i] == -d[i] && signbit (q[B + i]));
    }
  return 0;
}

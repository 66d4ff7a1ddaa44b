/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic keeps NaN, infinities and the sign of zero.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[4 * i] = a[i] + b[i];
      c[4 * i + 1] = a[i] * b[i];
      c[4 * i + 2] = -a[i] - 0.0;
      c[4 * i + 3] = a[i] / b[i];
    }
}

static void
same (double got, double want)
{
  CHECK (got != got ? want != want
	 : got == want && !__builtin_signbit (got) ==
	   !__builtin_signbit (want));
}

int
main (void)
{
  static const double special[]
    = { 0.0, -0.0, 1.5, -1.5, __builtin_inf (), -__builtin_inf (),
	__builtin_nan (""), 4e-320, 1e308, -1e308 };
  double a[100], b[100], c[400];
  for (int i = 0; i < 100; i++)
    a[i] = special[i / 10], b[i] = special[i % 10];
  kernel (100, a, b, c);
  for (int i = 0; i < 100; i++)
    {
      volatile double x = a[i], y = b[i];
      same (c[4 * i], x + y);
      same (c[4 * i + 1], x * y);
      same (c[4 * i + 2], -x - 0.0);
      same (c[4 * i + 3], x / y);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Floating-point comparisons as conditions: NaN takes the else branch, and
   negated comparisons are not the opposite comparisons.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const float *a, const float *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = a[i] > b[i] ? 64 : 0;
      if (a[i] < b[i])
	c[i] += 1;
      if (!(a[i] < b[i]))
	c[i] += 2;
      if (a[i] >= b[i])
	c[i] += 4;
      if (a[i] == b[i])
	c[i] += 8;
      if (a[i] != b[i])
	c[i] += 16;
      if (a[i] > b[i] || a[i] <= b[i])
	c[i] += 32;
      if (a[i])
	c[i] += 128;
    }
}

NOIPA static int
model (float a, float b)
{
  return (a < b) + 2 * !(a < b) + 4 * (a >= b) + 8 * (a == b)
    + 16 * (a != b) + 32 * (a > b || a <= b) + 64 * (a > b) + 128 * !!a;
}

int
main (void)
{
  static const float special[]
    = { 0.0f, -0.0f, 1, -1, __builtin_inff (), -__builtin_inff (),
	__builtin_nanf (""), -__builtin_nanf (""), 1e-40f, 3e38f };
  float a[100], b[100];
  int c[101];
  for (int i = 0; i < 100; i++)
    a[i] = special[i / 10], b[i] = special[i % 10];
  c[100] = 77;
  kernel (100, a, b, c);
  for (int i = 0; i < 100; i++)
    CHECK (c[i] == model (a[i], b[i]));
  CHECK (c[100] == 77);
  return 0;
}

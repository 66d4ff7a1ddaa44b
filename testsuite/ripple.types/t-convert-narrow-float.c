/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* double to float rounds; fractions truncate towards zero.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const double *a, float *f, int *i32, short *i16)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      f[i] = a[i];
      i32[i] = a[i];
      i16[i] = (int) f[i];
    }
}

int
main (void)
{
  for (int n = 0; n < 50; n++)
    {
      double a[50];
      float f[51];
      int i32[51];
      short i16[51];
      for (int i = 0; i < n; i++)
	a[i] = (int) (rnd () % 60001 - 30000) / 7.0 + 1e-9 * (rnd () % 7);
      f[n] = i32[n] = i16[n] = 77;
      kernel (n, a, f, i32, i16);
      for (int i = 0; i < n; i++)
	{
	  volatile float e = a[i];
	  CHECK (f[i] == e && i32[i] == (int) a[i]);
	  CHECK (i16[i] == (short) (int) e);
	}
      CHECK (f[n] == 77 && i32[n] == 77 && i16[n] == 77);
    }
  return 0;
}

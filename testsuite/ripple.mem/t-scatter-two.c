/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Two elements of 4 bytes whose indices have 8: scatters and gathers of two
   lanes under a mask.  */
#include "../ripple-test.h"

enum { N = 64 };
static int a[N], from[N];
static float f[N];
static short b[N];

NOIPA static void
scatter (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 2, 2);
  ripple_parallel (block, 1);
  for (long long i = 4; i < n; i += 2)
    a[i ^ 1] = b[i] > 3;
  ripple_parallel (block, 1);
  for (long long i = 0; i < n; i++)
    if (b[i] & 1)
      f[i ^ 1] = (float) from[i ^ 3];
}

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      for (int i = 0; i < N; i++)
	{
	  a[i] = -1, f[i] = -1.0f, from[i] = i * 7;
	  b[i] = (short) (i * 37 % 11);
	}
      scatter (n);
      for (int i = 0; i < N; i++)
	{
	  int k = i ^ 1;
	  CHECK (a[i] == (k >= 4 && k < n && k % 2 == 0 ? b[k] > 3 : -1));
	  CHECK (f[i] == (k < n && (b[k] & 1) ? (k ^ 3) * 7.0f : -1.0f));
	}
    }
  return 0;
}

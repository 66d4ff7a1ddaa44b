/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 16-bit conditions and data.  */
#include "../ripple-test.h"
#define B 42

NOIPA static void
kernel (int n, const short *a, const short *b, unsigned short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] & 1)
	c[i] = b[i] + 1;
    }
}

NOIPA static void
model (int n, const short *a, const short *b, unsigned short *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] & 1)
	c[i] = b[i] + 1;
    }
}

int
main (void)
{
  TRY (B, short, unsigned short, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 64-bit conditions on 8-bit data.  */
#include "../ripple-test.h"
#define B 24

NOIPA static void
kernel (int n, const long *a, const long *b, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = 3;
      else if (a[i] & 1)
	c[i] ^= 0x55;
    }
}

NOIPA static void
model (int n, const long *a, const long *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = 3;
      else if (a[i] & 1)
	c[i] ^= 0x55;
    }
}

int
main (void)
{
  TRY (B, long, unsigned char, 1, 0, kernel, model);
  return 0;
}

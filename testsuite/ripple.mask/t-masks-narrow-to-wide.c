/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 8-bit conditions on 64-bit data.  */
#include "../ripple-test.h"
#define B 24

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i];
      else if (a[i] == 1)
	c[i] *= 3;
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned long *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i];
      else if (a[i] == 1)
	c[i] *= 3;
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned long, 1, 0, kernel, model);
  return 0;
}

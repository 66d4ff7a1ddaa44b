/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 8-bit conditions and data: masks of many lanes.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const signed char *a, const signed char *b, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] & 1)
	c[i] = b[i] + 1;
      c[i] = c[i] & 1 ? c[i] >> 1 : c[i] ^ 5;
    }
}

NOIPA static void
model (int n, const signed char *a, const signed char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] & 1)
	c[i] = b[i] + 1;
      c[i] = c[i] & 1 ? c[i] >> 1 : c[i] ^ 5;
    }
}

int
main (void)
{
  TRY (B, signed char, unsigned char, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Strides 2, 3 and 4 on bytes.  */
#include "../ripple-test.h"
#define B 32

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[4 * i] = a[2 * i] + a[2 * i + 1];
      c[4 * i + 1] = a[3 * i] ^ a[3 * i + 2];
      c[4 * i + 3] = b[4 * i] - b[4 * i + 3];
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      c[4 * i] = a[2 * i] + a[2 * i + 1];
      c[4 * i + 1] = a[3 * i] ^ a[3 * i + 2];
      c[4 * i + 3] = b[4 * i] - b[4 * i + 3];
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 4, 0, kernel, model);
  return 0;
}

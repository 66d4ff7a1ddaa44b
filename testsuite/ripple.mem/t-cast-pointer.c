/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lane addresses cast to other types: bytes of ints.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      const unsigned char *bytes = (const unsigned char *) a;
      c[i] = bytes[4 * i] + 256 * bytes[4 * i + 3]
	+ ((const signed char *) b)[i];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      const unsigned char *bytes = (const unsigned char *) a;
      c[i] = bytes[4 * i] + 256 * bytes[4 * i + 3]
	+ ((const signed char *) b)[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

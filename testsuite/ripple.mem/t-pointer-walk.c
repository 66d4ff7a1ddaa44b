/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Pointer arithmetic instead of subscripts.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      const int *p = a + i, *q = b;
      int *r = &c[i];
      q += i;
      *r = *p ^ *q ^ p[1] ^ *(i + a);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      const int *p = a + i, *q = b;
      int *r = &c[i];
      q += i;
      *r = *p ^ *q ^ p[1] ^ *(i + a);
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 1, kernel, model);
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Pointers as values: differences and comparisons of lane addresses.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      const int *p = a + 3 * i, *q = a + n;
      c[i] = (p - q) + (p < q ? 1000 : 0) + (&b[i] == b + n / 2 ? 5000 : 0);
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      const int *p = a + 3 * i, *q = a + n;
      c[i] = (p - q) + (p < q ? 1000 : 0) + (&b[i] == b + n / 2 ? 5000 : 0);
    }
}

int
main (void)
{
  TRY (B, int, int, 3, 0, kernel, model);
  return 0;
}

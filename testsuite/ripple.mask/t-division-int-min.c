/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* INT_MIN / -1 in lanes that are off.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 1 ? INT_MIN : a[i], y = b[i] & 1 ? -1 : b[i] & 2 ? 0
	: b[i];
      if (y != 0 && !(x == INT_MIN && y == -1))
	c[i] = x / y ^ x % y;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 1 ? INT_MIN : a[i], y = b[i] & 1 ? -1 : b[i] & 2 ? 0
	: b[i];
      if (y != 0 && !(x == INT_MIN && y == -1))
	c[i] = x / y ^ x % y;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

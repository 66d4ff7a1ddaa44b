/* { dg-do run } */
/* ?: with arms of different types.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      signed char small = a[i];
      unsigned short wide = b[i];
      c[i] = (a[i] & 1 ? small : wide) / 2 + (b[i] & 1 ? small : 3.5) / 2;
      c[i] ^= (a[i] & 4 ? 1u : small) > 100;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      signed char small = a[i];
      unsigned short wide = b[i];
      c[i] = (a[i] & 1 ? small : wide) / 2 + (b[i] & 1 ? small : 3.5) / 2;
      c[i] ^= (a[i] & 4 ? 1u : small) > 100;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

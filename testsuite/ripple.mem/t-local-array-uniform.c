/* { dg-do run } */
/* A local array read and written at scalar subscripts.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned w[4] = { 3, 1, 4, 1 };
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      w[1] = 5;
      c[i] = a[i] * (w[0] + w[1]) ^ b[i] ^ w[n % 4];
    }
}

NOIPA static void
model (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  unsigned w[4] = { 3, 1, 4, 1 };
  for (int i = 0; i < n; i++)
    {
      w[1] = 5;
      c[i] = a[i] * (w[0] + w[1]) ^ b[i] ^ w[n % 4];
    }
}

int
main (void)
{
  TRY (B, unsigned, unsigned, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* BlockIndependent: full blocks, then the scalar loop.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const short *a, const short *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_peel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > b[i])
      c[i] = a[i] * 3 + i;
    else
      c[i] ^= b[i];
}

NOIPA static void
model (int n, const short *a, const short *b, int *c)
{
  for (int i = 0; i < n; i++)
    if (a[i] > b[i])
      c[i] = a[i] * 3 + i;
    else
      c[i] ^= b[i];
}

int
main (void)
{
  TRY (B, short, int, 1, 0, kernel, model);
  return 0;
}

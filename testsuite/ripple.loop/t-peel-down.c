/* { dg-do run } */
/* BlockIndependent with a step of -2 and a counter declared outside.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  long i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_peel (BS, 0);
  for (i = 2 * n - 1; i >= 0; i -= 2)
    c[i] = a[i] & (b[i] ^ (int) i);
  c[0] = i;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  long i;
  for (i = 2 * n - 1; i >= 0; i -= 2)
    c[i] = a[i] & (b[i] ^ (int) i);
  c[0] = i;
}

int
main (void)
{
  TRY (B, int, int, 2, 1, kernel, model);
  return 0;
}

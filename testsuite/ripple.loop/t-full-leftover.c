/* { dg-do run } */
/* NoRemainder with a broken promise: leftover iterations do not run.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
#ifdef __RIPPLE__
  n -= n % B;
#endif
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

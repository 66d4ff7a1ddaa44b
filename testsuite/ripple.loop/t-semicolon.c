/* { dg-do run } */
/* With and without `;' behind the macro.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0)
  for (int i = 0; i < n; i++)
    c[i] = a[i];
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= b[i];
  ripple_parallel (BS, 0);;
  for (int i = 0; i < n; i++)
    c[i] ^= 1;
  ripple_parallel_peel (BS, 0)
  for (int i = 0; i < n; i++)
    c[i] ^= 2;
  ripple_parallel_full (BS, 0)
  for (int i = 0; i < n - n % B; i++)
    c[i] ^= 4;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ 1 ^ 2 ^ (i < n - n % B ? 4 : 0);
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* i != end with steps of 3 and -2: the distance is a multiple.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i != 3 * n; i += 3)
    c[i] = a[i] ^ i;
  ripple_parallel (BS, 0);
  for (long i = 2 * n; i != 0; i -= 2)
    c[i] ^= b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < 3 * n; i += 3)
    c[i] = a[i] ^ i;
  for (int i = 2 * n; i > 0; i -= 2)
    c[i] ^= b[i];
}

int
main (void)
{
  TRY (B, int, int, 3, 1, kernel, model);
  return 0;
}

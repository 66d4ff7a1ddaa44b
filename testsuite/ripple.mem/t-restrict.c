/* { dg-do run } */
/* restrict and const pointers.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *restrict x = a, *restrict const y = b;
  int *restrict out = c;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    out[i] = x[i] ^ y[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  const int *restrict x = a, *restrict const y = b;
  int *restrict out = c;
  for (int i = 0; i < n; i++)
    out[i] = x[i] ^ y[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

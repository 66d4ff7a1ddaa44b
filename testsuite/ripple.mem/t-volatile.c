/* { dg-do run } */
/* Volatile accesses in an annotated loop.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  volatile int *v = c;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      v[i] = a[i];
      v[i] = v[i] ^ b[i];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  volatile int *v = c;
  for (int i = 0; i < n; i++)
    {
      v[i] = a[i];
      v[i] = v[i] ^ b[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

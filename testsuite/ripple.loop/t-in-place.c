/* { dg-do run } */
/* A lane reads and writes its own element several times.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] += a[i];
      c[i] *= b[i];
      c[i]++;
      --c[i];
      c[i] <<= 1;
      c[i] = ~c[i];
    }
}

NOIPA static void
model (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  for (int i = 0; i < n; i++)
    c[i] = ~((c[i] + a[i]) * b[i] << 1);
}

int
main (void)
{
  TRY (B, unsigned, unsigned, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A gather from a constant table.  */
#include "../ripple-test.h"
#define B 16

static const short table[8] = { 5, -3, 9, 0, 2, 2, -7, 1 };

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = table[a[i] & 7] + 1000 * table[(b[i] >> 3) & 7];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = table[a[i] & 7] + 1000 * table[(b[i] >> 3) & 7];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* Dims(1,0): the first listed dimension varies fastest in the iteration
   order, so the two spellings differ in the lanes but not in the result.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const short *a, const short *b, short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 8);
  ripple_parallel (BS, 1, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

NOIPA static void
model (int n, const short *a, const short *b, short *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

int
main (void)
{
  TRY (32, short, short, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* Block sizes through macros, enumerators, sizeof, locals and arithmetic:
   the same at every level.  */
#include "../ripple-test.h"
#define LANES 8
enum { ROWS = 3 };

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  const int width = LANES;
  size_t local = 64 / sizeof (float);
  int twice = width * 2;
  ripple_block_t one = ripple_set_block_shape (0, LANES, ROWS);
  ripple_block_t two = ripple_set_block_shape (0, width);
  ripple_block_t three = ripple_set_block_shape (0, local);
  ripple_block_t four = ripple_set_block_shape (0, twice - 3, ROWS - 1);
  ripple_parallel (one, 0, 1);
  for (int i = 0; i < n; i++)
    c[i] = a[i];
  ripple_parallel (two, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= b[i];
  ripple_parallel (three, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= 1;
  ripple_parallel (four, 1, 0);
  for (int i = 0; i < n; i++)
    c[i] ^= 2;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ 3;
}

int
main (void)
{
  TRY (24, int, int, 1, 0, kernel, model);
  return 0;
}

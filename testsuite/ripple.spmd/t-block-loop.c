/* { dg-do run } */
/* The hand-written loop over blocks with a masked remainder.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  size_t nv = ripple_get_block_size (BS, 0);
  size_t i;
  for (i = 0; i + nv <= (size_t) n; i += nv)
    c[i + v] = a[i + v] ^ b[i + v];
  if (i + v < (size_t) n)
    c[i + v] = a[i + v] ^ b[i + v];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* { dg-options "-std=gnu2x" } */
/* C23: attributes, binary constants, no parameter names.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, [[maybe_unused]] const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 0b1000);
  ripple_parallel (BS, 0)
  for (int i = 0; i < n; i++)
    {
      [[maybe_unused]] int t = a[i];
      c[i] = t ^ 0b101;
    }
}

NOIPA static void
model (int n, const int *a, const int *, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ 5;
}

int
main ()
{
  TRY (8, int, int, 1, 0, kernel, model);
  return 0;
}

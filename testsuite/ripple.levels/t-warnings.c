/* { dg-do run } */
/* { dg-options "-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-pedantic" } */
/* { dg-levels "-O0 -O2" } */
/* No warnings of any kind from the headers and macros.  */
#include "../ripple-test.h"
#define B 16

int
main (void)
{
  float a[40], c[41];
  int n = 37;
  c[n] = 77;
  for (int i = 0; i < n; i++)
    a[i] = (float) i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  float s = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = a[i] * 2;
      s += a[i];
    }
  s = ripple_reduceadd (1, s);
  ripple_block_t only_pragma = ripple_set_block_shape (0, 4, 4);
  ripple_parallel_peel (only_pragma, 0, 1);
  for (unsigned i = 0; i < (unsigned) n; i++)
    c[i] += 1;
  for (int i = 0; i < n; i++)
    if ((int) c[i] != 2 * i + 1)
      abort ();
  if ((int) s != n * (n - 1) / 2 || (int) c[n] != 77)
    abort ();
  return 0;
}

/* { dg-do error } */
/* Inline assembler on lanes.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  __asm__ ("" : "+r" (x)); /* { dg-error {3: inline assembly.*Tensor\[8\].*ripple-asm-shaped} } */
  c[v] = x;
}

/* { dg-do error } */
/* Bit-fields behind members of variable size.  */
#include <ripple.h>

void
f (int n, int m, void *p)
{
  struct s { int a[m]; unsigned b : 7; } *s = p;
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s[i].b = i; /* { dg-error {12: bit-field.*Tensor\[8\].*ripple-bit-field} } */
}

/* { dg-do error } */
/* A nested function in the body of an annotated loop.  */
#include <ripple.h>

extern float a[];

void
f (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int i;

#pragma ripple parallel Block(BS) Dims(0)
  for (i = 0; i < n; i++)
    {
      int nested (int x) { return x + n; }	/* { dg-error "11: the nested function 'nested' cannot be defined.*ripple-loop-nested-function" } */
      a[i] = nested (i);
    }
}

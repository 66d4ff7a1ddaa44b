/* { dg-do error } */
/* Directives that are not ours in our name space, or in one that is spelt
   nearly so; other name spaces are left alone.  */
#include <ripple.h>

#pragma ripple	/* { dg-error "unknown directive '#pragma ripple '.*ripple-directive-name" } */
_Pragma ("ripple parallel_full")	/* { dg-error "did you mean '#pragma ripple parallel'" } */
#pragma rippled parallel	/* { dg-error "9: unknown directive '#pragma rippled parallel'.*ripple-directive-name" } */
#pragma omp2 parallel

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

#pragma ripple paralel Block(block) Dims(0)	/* { dg-error "16: unknown directive '#pragma ripple paralel'.*ripple-directive-name" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
}

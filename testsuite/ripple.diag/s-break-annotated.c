/* { dg-do error } */
/* break, return and goto leave an annotated loop.  */
#include <ripple.h>

int
f (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	break; /* { dg-error {9: leaves a ripple parallel loop.*ripple-loop-leave} } */
      c[i] = 1;
    }
  return n;
}

int
g (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] == 5)
      return i; /* { dg-error {leaves a ripple parallel loop} } */
  return -1;
}

void
h (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	goto out; /* { dg-error {leaves a ripple parallel loop} } */
      c[i] = 1;
    }
out:
  c[n] = 0;
}

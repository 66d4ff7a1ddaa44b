/* { dg-do error } */
/* break under a shaped condition in a plain loop.  */
#include <ripple.h>

void
f (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int s = 0;
  for (int k = 0; k < n; k++)
    {
      s += a[k * 8 + v];
      if (s > 100) /* { dg-error {(SESE|exit condition of this loop|not supported yet)} } */
	break;
    }
  c[v] = s;
}

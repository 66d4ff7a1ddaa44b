/* A call with a missed-optimisation remark.  */

#include <ripple.h>

extern int f (int);

void
each (int *a, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i] = f (a[i]);
}

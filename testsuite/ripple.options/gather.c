/* An access with a missed-optimisation remark.  */

#include <ripple.h>

void
gather (int *restrict a, const int *restrict b, const int *restrict at, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i] = b[at[i]];
}

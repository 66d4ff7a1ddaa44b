/* An annotated loop.  */

#include <ripple.h>

void
twice (int *a, int n)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    a[i] *= 2;
}

/* What dump=shapes shows.  */
#include <ripple.h>

void
f (float *a, float x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);
  float y = x + 1;

  if (a[v] > 0)
    a[v] = y;
}

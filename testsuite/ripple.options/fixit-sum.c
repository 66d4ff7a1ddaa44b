/* Mistakes that one edit mends.  */
#include <ripple.h>

void
f (float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 4);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);

  *b = a[v + 4 * w];
  b[w] = a[v + 4 * w] * 2;
  *b += a[v];
}

/* A name that is misspelt, with an edit that mends it.  */
#include <ripple.h>

void
f (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  b[0] = ripple_reduce_add (1, a[v]);
}

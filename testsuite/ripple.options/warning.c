/* A use of Ripple that the plugin warns about.  */

#include <ripple.h>

void
any (int *a, const int *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  int x = 0;
  if (b[v])
    x = 1;
  a[v] = x;
}

/* What is declared and not there is named as the program names it.  */
/* { dg-do error } */

#include <ripple.h>

size_t
reverse (size_t k, size_t n)
{
  return n - 1 - k;
}

void
f (float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);

  y[v] = ripple_shuffle (y[v], reverse);	/* { dg-error "'ripple_shuffle' is not supported" } */
}

/* The remark on bytes that are computed in more bits, as C promotes them.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>

void
divided (int n, const unsigned char *x, const unsigned char *y,
	 unsigned char *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 256);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = (x[i] + y[i]) / 3;	/* { dg-note "computed in (16|32) bits, though only 8 .*ripple-promotion" } */
}

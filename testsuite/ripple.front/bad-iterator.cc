/* An iterator cannot be the counter.  */
/* { dg-do error } */
#include <vector>
#include <ripple.h>

void
f (std::vector<float> &x)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (auto it = x.begin (); it != x.end (); ++it)	/* { dg-error "48: an iterator cannot be the counter of a ripple parallel loop.*ripple-loop-step" } */
    *it *= 2;
}

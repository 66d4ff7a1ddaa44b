/* Masks of more vectors than there are registers, in blocks without a
   condition at their end.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-levels "-O0 -O1" } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"

#define KERNEL(LANES)							\
  NOIPA static int							\
  distinct_##LANES (const double *from, double *values)			\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, LANES);		\
    double x = from[ripple_id (bs, 0)];					\
    int n = 0;								\
    ripple_foreach_unique (u, x)					\
      {									\
	if (n > 40)							\
	  break;							\
	values[n] = u;							\
	n++;								\
      }									\
    return n;								\
  }
KERNEL (35)
KERNEL (40)
KERNEL (64)

int
main (void)
{
  double x[64], values[64];
  for (int most = 1; most < 9; most++)
    {
      for (int i = 0; i < 64; i++)
	x[i] = i % most;
      CHECK (distinct_35 (x, values) == most);
      CHECK (distinct_40 (x, values) == most);
      CHECK (distinct_64 (x, values) == most);
      for (int i = 0; i < most; i++)
	CHECK (values[i] == i);
    }
  return 0;
}

/* { dg-do compile } */
/* A scalar that is counted in front of a break of some lanes, and used behind
   the loop: a warning, also if it is counted for all lanes that are there.  */
#include <ripple.h>

void
count (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int steps = 0, x = a[i];
      for (int k = 0; k < 9; k++)
	{
	  ++steps; /* { dg-warning {'steps' is a scalar that is assigned under a condition with the shape 'Tensor\[16\]'} } */
	  if (x < 3) /* { dg-note {the condition is here} } */
	    break;
	  x -= 4;
	}
      c[i] = steps;
    }
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Values that lanes take with them out of the middle of a loop: old ones, new
   ones, and those of an outer loop that the inner one begins with again.  */

#include "ripple-test.h"
#include <ripple.h>

enum { N = 64, RESULTS = 4 };

static int x[N], out[RESULTS][N], want[RESULTS][N];

static void
leave (unsigned z, int limit, int *r, int step)
{
  int count = 0, last = -1, sum = 0, turns = 0;
  while (count < limit && z % 7 != 3)
    {
      last = count;
      z = z * 5 + 1;
      if (z % 11 == 4)
	break;
      count++;
      if (z % 13 == 6)
	continue;
      sum += z & 15;
    }
  for (int outer = 0; outer < 3; outer++)
    {
      int inner = outer, kept = turns;
      while (z % 5 != 2 && inner < limit)
	{
	  z = z * 3 + outer;
	  if (z % 9 == 1)
	    {
	      turns = kept;
	      break;
	    }
	  inner++;
	  turns++;
	}
      sum += inner;
    }
  r[0] = count, r[step] = last, r[2 * step] = sum, r[3 * step] = turns;
}

NOIPA static void
lanes (int limit)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < N; i++)
    leave (x[i], limit, &out[0][i], N);
}

NOIPA static void
scalar (int limit)
{
  for (int i = 0; i < N; i++)
    leave (x[i], limit, &want[0][i], N);
}

int
main (void)
{
  for (int limit = 0; limit < 40; limit += 3)
    {
      for (int i = 0; i < N; i++)
	x[i] = i * 37 + limit * 101;
      lanes (limit);
      scalar (limit);
      CHECK_SAME (out, want, RESULTS);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Threads under masks and with bounds of lanes; bounds and lengths that are
   volatile or of small types; loops without braces around.  */
#include "threads.h"

static volatile int vn = 37;

NOIPA static void
masked (ripple_thd_block_t tb, int n, const int *bound, int *y)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  ripple_parallel (b, 0);
  for (int j = 0; j < n; j++)
    if (bound[j] > 2)
      {
	ripple_parallel_thd_chunk (tb, 2, 0);
	for (int i = 0; i < bound[j]; i++)
	  y[10 * j + i]++;
      }
}

NOIPA static void
unbraced (ripple_thd_block_t tb)
{
  int k;
  ripple_parallel_thd_chunk_dyn (tb, vn, 0);
  for (k = 0; k < vn; k++)
    HIT (k);
  for (int r = 0; r < 2; r++)
    ripple_parallel_thd (tb, 0);
    for (int i = 0; i < 20; i++)
      if (i & 1)
	continue;
      else
	HIT (i);
  if (vn)
    ripple_parallel_thd (tb, 0);
    for (int i = 0; i < 20; i++)
      HIT (i);
}

NOIPA static void
small (ripple_thd_block_t const tb, const int n, _Bool one, unsigned char many)
{
  ripple_parallel_thd_chunk (tb, many, 0);
  for (int i = 0; i < n; i++)
    {
      int v[i + 1];
      v[i] = i;
      HIT (v[i]);
    }
  ripple_parallel_thd_chunk (tb, one, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
}

int
main (void)
{
  int bound[20], y[200], e[200];
  FOR_ALL (t, n)
    {
      memset (y, 0, sizeof y);
      memset (e, 0, sizeof e);
      for (int i = 0; i < 20; i++)
	{
	  bound[i] = (i + n) % 10;
	  for (int k = 0; k < bound[i] && bound[i] > 2; k++)
	    e[10 * i + k]++;
	}
      TEAM (t, masked (tb, 20, bound, y));
      CHECK_SAME (y, e, 200);
      TEAM (t, unbraced (tb));
      for (int i = 0; i < 37; i++)
	{
	  CHECK (hits[i] == 1 + (i < 20 ? 1 + 2 * !(i & 1) : 0));
	  hits[i] = 0;
	}
      TEAM (t, small (tb, n, 1, 200));
      CHECK_HITS ((int) n, 2);
    }
  return 0;
}

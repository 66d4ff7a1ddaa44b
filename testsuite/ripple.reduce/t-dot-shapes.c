/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Sums of products where not all is as simple as in t-dot-bytes.c.  */
#include "../ripple-test.h"

#define B 64

/* A mask of the last iteration chooses what all have added.  */
NOIPA static int
last_mask (int n, const int8_t *x, const int8_t *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  int v = (int) ripple_id (block, 0), old = 3, sum = old;
  _Bool m = 0;
  for (int k = 0; k < n; k++)
    {
      m = x[k * B + v] > 0;
      sum += x[k * B + v] * y[k * B + v];
    }
  sum = m ? sum : old;
  return ripple_reduceadd (1, sum);
}

/* Some lanes begin again.  */
NOIPA static int
reset (int n, const int8_t *x, const int8_t *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  int v = (int) ripple_id (block, 0), sum = 0;
  for (int k = 0; k < n; k++)
    {
      if (x[k * B + v] > 100)
	sum = 1;
      sum += x[k * B + v] * y[k * B + v];
    }
  return ripple_reduceadd (1, sum);
}

/* The total is looked at in each iteration, and twice at the end.  */
NOIPA static int
running (int n, const int8_t *x, const int8_t *y, int *totals)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  int v = (int) ripple_id (block, 0), sum = 0;
  for (int k = 0; k < n; k++)
    {
      sum += x[k * B + v] * y[k * B + v];
      totals[k] = ripple_reduceadd (1, sum);
    }
  int first = ripple_reduceadd (1, sum);
  sum -= x[v] * 7;
  return first - ripple_reduceadd (1, sum);
}

/* A block of two dimensions; factors that lack one.  */
NOIPA static int
table (const int8_t *x, const int8_t *y, int *rows)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 4);
  size_t i = ripple_id (block, 0), j = ripple_id (block, 1);
  int row = 0, all = 0;
  for (int k = 0; k < 3; k++)
    {
      row += x[16 * k + i] * y[4 * k + j];
      all += x[16 * k + i] * y[4 * k + j];
    }
  rows[j] = ripple_reduceadd (1, row);
  return ripple_reduceadd (3, all);
}

/* Words are among the summands; the condition is the same for all lanes.  */
NOIPA static int
summands (int n, const int8_t *x, const int8_t *y, const int *z, int c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  int sum = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      if (c > 2)
	sum += x[i] * y[i] + z[i];
      else
	sum = z[i] - (y[i] * x[i] - sum) + c;
      if (z[i] & 1)
	sum += c;
    }
  return ripple_reduceadd (1, sum);
}

int
main (void)
{
  for (int n = 0; n < 4; n++)
    {
      BUF (int8_t, x, n * B + B, BUF_END);
      BUF (int8_t, y, n * B + B, BUF_END);
      int last = 0, again = 0, total = 0, more = 0, totals[4], rows[4];
      for (int v = 0; v < B; v++)
	{
	  int sum = 0, other = 0, m = 0;
	  for (int k = 0; k < n; k++)
	    {
	      int p = x[k * B + v] * y[k * B + v];
	      m = x[k * B + v] > 0;
	      sum += p;
	      other = (x[k * B + v] > 100 ? 1 : other) + p;
	    }
	  last += 3 + (m ? sum : 0);
	  again += other;
	  more += x[v] * 7;
	}
      CHECK (last_mask (n, x, y) == last);
      CHECK (reset (n, x, y) == again);
      CHECK (running (n, x, y, totals) == more);
      for (int k = 0; k < n; k++)
	{
	  for (int v = 0; v < B; v++)
	    total += x[k * B + v] * y[k * B + v];
	  CHECK (totals[k] == total);
	}
      int all = table (x, y, rows);
      for (int j = 0; j < 4; j++)
	{
	  int row = 0;
	  for (int i = 0; i < 16; i++)
	    for (int k = 0; k < 3; k++)
	      row += x[16 * k + i] * y[4 * k + j];
	  CHECK (rows[j] == row);
	  all -= row;
	}
      CHECK (all == 0);
      for (int size = n * B; size < n * B + 5; size++)
	for (int c = 0; c < 5; c += 4)
	  {
	    int z[4 * B], sum = 0;
	    for (int i = 0; i < size; i++)
	      {
		z[i] = (int) (rnd () % 1000);
		sum += x[i] * y[i] * (c > 2 ? 1 : -1) + z[i];
		sum += (c > 2 ? 0 : c) + (z[i] & 1 ? c : 0);
	      }
	    CHECK (summands (size, x, y, z, c) == sum);
	  }
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* What is not stored lane by lane stays one object: scratch memory that lanes
   exchange values through, tables, structures of scalars.  */
#include "../ripple-test.h"

enum { B = 32 };

struct plane
{
  const float *data;
  int pitch, rows;
};

NOIPA static void
exchange (const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  size_t v = ripple_id (block, 0);
  float t[B];

  t[v] = x[v];
  y[v] = t[B - 1 - v] + t[3];
}

static float
at (struct plane p, int row, int column)
{
  return row < p.rows ? p.data[row * p.pitch + column] : 0;
}

NOIPA static int
rows (struct plane p, int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  struct plane q = { p.data + 1, p.pitch, p.rows - 1 };
  int calls = 0;

  for (int r = 0; r <= q.rows; r++)
    {
      calls++;
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	{
	  const float weight[4] = { 1, 2, 4, 8 };

	  y[r * n + i] = at (q, r, i) * weight[i & 3];
	}
    }
  return calls;
}

int
main (void)
{
  static float x[200], y[400];

  for (int i = 0; i < 200; i++)
    x[i] = i * i % 101;
  exchange (x, y);
  for (int i = 0; i < B; i++)
    CHECK (y[i] == x[B - 1 - i] + x[3]);
  struct plane p = { x, 20, 6 };
  CHECK (rows (p, 19, y) == 6);
  for (int r = 0; r < 6; r++)
    for (int i = 0; i < 19; i++)
      CHECK (y[r * 19 + i]
	     == (r < 5 ? x[1 + r * 20 + i] * (1 << (i & 3)) : 0));
  return 0;
}

/* { dg-do run } */
/* Nested functions that use variables of lanes.  */
#include "../ripple-test.h"

enum { B = 16 };

NOIPA static void
inlined (const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  size_t v = ripple_id (block, 0);
  int t = x[v], u = 3;
  int
  add (int a)
  {
    u++;
    return a + t;
  }

  y[v] = add (5) + u;
}

NOIPA static void
called (const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  size_t v = ripple_id (block, 0);
  int sum = x[v];
  void
  add_up (int n)
  {
    if (n > 0)
      {
	sum += n;
	add_up (n - 1);
      }
  }

  add_up (x[v] % 5);
  y[v] = sum;
}

int
main (void)
{
  int x[B], y[B];
  for (int i = 0; i < B; i++)
    x[i] = i * i;
  inlined (x, y);
  for (int i = 0; i < B; i++)
    CHECK (y[i] == i * i + 9);
  called (x, y);
  for (int i = 0; i < B; i++)
    {
      int n = x[i] % 5;
      CHECK (y[i] == i * i + n * (n + 1) / 2);
    }
  return 0;
}

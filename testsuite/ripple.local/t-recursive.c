/* { dg-do run } */
/* What a function that cannot be inlined stores in a variable of its caller
   is each lane's own, also through an address in a structure.  */
#include "../ripple-test.h"

enum { N = 50 };

struct place
{
  int *sum;
};

static void
add_up (int *sum, int n)
{
  if (n > 0)
    {
      *sum += n;
      add_up (sum, n - 1);
    }
}

static void
add_there (struct place *p, int n)
{
  if (n > 0)
    {
      *p->sum += n;
      add_there (p, n - 1);
    }
}

NOIPA static void
sums (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int a = 1, b = 2;
      struct place p = { &b };
      add_up (&a, x[i]);
      if (x[i] % 3)
	add_there (&p, x[i]);
      y[i] = a * 1000 + b;
    }
}

int
main (void)
{
  static int x[N], y[N];
  for (int i = 0; i < N; i++)
    x[i] = i * 5 % 17;
  for (int n = 0; n <= N; n += 10)
    {
      memset (y, 0, sizeof y);
      sums (n, x, y);
      for (int i = 0; i < N; i++)
	{
	  int s = x[i] * (x[i] + 1) / 2;
	  CHECK (y[i] == (i < n ? (s + 1) * 1000 + 2 + (x[i] % 3 ? s : 0)
			  : 0));
	}
    }
  return 0;
}

/* { dg-do run } */
/* setjmp, arrays of variable length, alloca and nested functions around loops
   that lanes leave one by one.  */
#include "../ripple-test.h"
#include <setjmp.h>

enum { N = 45 };

static jmp_buf env;

NOIPA static void
jump (int x)
{
  if (x > 5)
    longjmp (env, x);
}

NOIPA static int
jumping (const int *a, int *c, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  int e = setjmp (env), x;

  if (e)
    return e;
  x = a[v];
  while (x > 3)
    {
      x -= 2;
      jump (u);
      c[v] = x;
    }
  return 0;
}

NOIPA static int
arrays (int n, const int *a)
{
  int t[n], s = 0;
  int *q = (int *) __builtin_alloca (n * sizeof (int));
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = x;
      do
	x = x * 3 % 101;
      while (x > 50);
      t[i] = x;
      while (y > 7)
	y >>= 1;
      q[i] = y;
    }
  for (int i = 0; i < n; i++)
    s = 3 * s + t[i] - q[i];
  return s;
}

NOIPA static int
arrays_model (int n, const int *a)
{
  int s = 0;

  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = x;
      do
	x = x * 3 % 101;
      while (x > 50);
      while (y > 7)
	y >>= 1;
      s = (int) (3u * s + x - y);
    }
  return s;
}

NOIPA static void
nested (int n, const int *a, int *c)
{
  int base = n / 2;
  int inner (int x)
  {
    int k = 0;
    while (x > base)
      {
	x -= base + 1;
	k++;
      }
    return k;
  }
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = inner (a[i]);
}

int
main (void)
{
  int a[N], c[N];

  for (int i = 0; i < N; i++)
    a[i] = i * 7 + 1;
  CHECK (jumping (a, c, 1) == 0);
  CHECK (jumping (a, c, 9) == 9);
  for (int n = 0; n < 20; n++)
    CHECK (arrays (n, a) == arrays_model (n, a));
  nested (N, a, c);
  for (int i = 0; i < N; i++)
    CHECK (c[i] == (a[i] > N / 2 ? (a[i] - N / 2 + N / 2) / (N / 2 + 1) : 0));
  return 0;
}

/* The address of a loop's counter, in captures, references and calls: each
   iteration has a counter of its own.  */
/* { dg-do run } */

#include <algorithm>
#include <cstddef>
#include <ripple.h>
#include "../ripple-test.h"

enum { N = 37 };

static int a[N], b[N];

NOIPA static int
twice (const int &i)
{
  return 2 * i;
}

NOIPA static long
through (const long *p)
{
  return *p + 3;
}

template<typename T, typename F>
static void
each (T n, F f)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (T i = 0; i < n; i++)
    f (i);
}

static void
captures (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      auto get = [&] (int k) { return b[i] + k * i; };
      a[i] = get (3);
    }
}

static void
nested (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 3, 2);

  ripple_parallel (block, 1);
  for (int i = 0; i < n / 6; i++)
    ripple_parallel (block, 0);
    for (int k = 6; k > 0; --k)
      [&] {
	int &to = a[i * 6 + k - 1];
	if (k & 1)
	  [&] { to = i * 100 + k; } ();
	else
	  to = -1;
      } ();
}

int
main ()
{
  int i;

  for (i = 0; i < N; i++)
    b[i] = i * i;

  captures (N);
  for (i = 0; i < N; i++)
    CHECK (a[i] == b[i] + 3 * i);

  nested (N);
  for (i = 0; i < N / 6 * 6; i++)
    CHECK (a[i] == (i % 6 % 2 ? -1 : i / 6 * 100 + i % 6 + 1));

  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int k = 0; k < N; k++)
    a[k] = twice (k) + k;
  for (i = 0; i < N; i++)
    CHECK (a[i] == 3 * i);

  ripple_parallel (block, 0);
  for (long k = N - 1; k >= 0; k -= 2)
    a[k] = (int) through (&k);
  for (i = 0; i < N; i++)
    CHECK (a[i] == (i % 2 ? 3 * i : i + 3));

  ripple_parallel (block, 0);
  for (int k = 0; k < N; k++)
    {
      const int &limit = std::min (k, 5);
      int &same = k;
      int *p = &same;
      if (b[k] & 1)
	a[*p] = limit + same;
    }
  for (i = 0; i < N; i++)
    CHECK (a[i] == (i % 2 ? std::min (i, 5) + i : i + 3));

  each ((signed char) N, [] (signed char &k) { a[k] = k + 1; });
  for (i = 0; i < N; i++)
    CHECK (a[i] == i + 1);
  each ((size_t) N, [&] (const size_t &k) { a[k] = b[k] - (int) k; });
  for (i = 0; i < N; i++)
    CHECK (a[i] == i * i - i);
  each (0, [&] (int &k) { a[k] = 99; });
  CHECK (a[0] == 0);
  return 0;
}

/* { dg-do run } */
/* Exceptions, destructors, templates, lambdas and ranges around and in loops
   that lanes leave one by one.  */
#include "../ripple-test.h"

enum { N = 45 };

static int depth;

struct guard
{
  guard () { ++depth; }
  ~guard () { --depth; }
};

static int
risky (int x)
{
  if (x > 1000)
    throw x;
  return x + 1;
}

NOIPA static void
before (int n, const int *a, int *c, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  guard g;
  int r = risky (u);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i];
      while (x > 10)
	{
	  x -= 3;
	  if (x == 20)
	    break;
	}
      c[i] = x + r;
    }
}

NOIPA static int
within (const int *a, int *c, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  try
    {
      size_t v = ripple_id (block, 0);
      int x = a[v];
      while (x > 0)
	{
	  guard g;
	  x -= 2;
	  if (u > 3)
	    risky (u);
	  c[v] = x;
	}
    }
  catch (int e)
    {
      return e;
    }
  return 0;
}

template <typename T> static T
gcd (T a, T b)
{
  while (b)
    {
      T t = a % b;
      a = b;
      b = t;
    }
  return a;
}

NOIPA static void
divisors (int n, const int *a, const int *b, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = gcd (a[i], b[i]);
}

static const int primes[] = { 2, 3, 5, 7, 11 };

static inline int
strip (int x)
{
  for (int p : primes)
    while (x > 1 && x % p == 0)
      x /= p;
  return x;
}

NOIPA static void
rests (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  auto f = [] (int x) { return strip (x); };

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = f (a[i]);
}

int
main ()
{
  int a[N], b[N], c[N], thrown = 0;

  for (int i = 0; i < N; i++)
    a[i] = i * 7 + 1, b[i] = i * 3 + 2;
  before (N, a, c, 3);
  for (int i = 0; i < N; i++)
    {
      int x = a[i];
      while (x > 10)
	{
	  x -= 3;
	  if (x == 20)
	    break;
	}
      CHECK (c[i] == x + 4);
    }
  try
    {
      before (N, a, c, 2000);
    }
  catch (int e)
    {
      thrown = e;
    }
  CHECK (thrown == 2000 && depth == 0);
  CHECK (within (a, c, 1) == 0);
  CHECK (within (a, c, 4444) == 4444 && depth == 0);
  divisors (N, a, b, c);
  for (int i = 0; i < N; i++)
    CHECK (c[i] == gcd (a[i], b[i]));
  rests (N, a, c);
  for (int i = 0; i < N; i++)
    CHECK (c[i] == strip (a[i]));
  return 0;
}

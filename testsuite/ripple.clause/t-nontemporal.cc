/* { dg-do run } */
/* Clause Nontemporal of C++: members, references, captures, templates, and a
   loop that ends by an exception.  */
#include "../ripple-test.h"

enum { N = 77 };

struct stream
{
  float *to;
  float own[N];

  NOIPA void
  fill (const float *x)
  {
    ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (to, own)
    for (int i = 0; i < N; i++)
      {
	to[i] = x[i] + 1;
	own[i] = x[i] + 2;
      }
  }
};

template <typename P, typename T> NOIPA void
copy (P to, const T &from)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (to)
  for (int i = 0; i < N; i++)
    to[i] = from[i];
}

NOIPA static void
by_reference (double (&to)[N], int *&other)
{
  auto run = [&] ()
  {
    ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (to, other)
    for (int i = 0; i < N; i++)
      {
	to[i] = i;
	other[i] = -i;
      }
  };
  run ();
}

/* The iterations before the exception are done.  */
NOIPA static int
checked (int x)
{
  if (x < 0)
    throw x;
  return x + 1;
}

NOIPA static void
may_throw (int n, const int *x, int *z)
{
  ripple_block_t B = ripple_set_block_shape (0, 4);
#pragma ripple parallel Block (B) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[i] = checked (x[i]);
}

int
main ()
{
  static float x[N], y[N + 3];
  static double d[N];
  static int k[N + 1], m[N], *p = k + 1;
  static stream s;
  FILL (float, x, N);
  s.to = y + 3;
  s.fill (x);
  for (int i = 0; i < N; i++)
    CHECK (y[3 + i] == x[i] + 1 && s.own[i] == x[i] + 2);
  copy (y + 2, x);
  CHECK_SAME (y + 2, x, N);
  by_reference (d, p);
  for (int i = 0; i < N; i++)
    CHECK (d[i] == i && k[i + 1] == -i);
  for (int i = 0; i < N; i++)
    m[i] = i == 50 ? -1 : i;
  bool caught = false;
  try
    {
      may_throw (N, m, p);
    }
  catch (int)
    {
      caught = true;
    }
  CHECK (caught);
  for (int i = 0; i < 48; i++)
    CHECK (p[i] == i + 1);
  return 0;
}

/* { dg-do run } */
/* { dg-options "-std=c++11" } */
/* Temporaries of a ?: live to the end of the full expression, and constant
   expressions call functions that have a ?:.  */
#include "../ripple-test.h"

static int alive;

struct counted
{
  int value;

  explicit counted (int v) : value (v) { alive++; }
  ~counted () { alive--; }
  const int &get () const { return value; }
};

static int
still_alive (int v)
{
  return v + 100 * alive;
}

NOIPA static int
choose (int c)
{
  int r;

  r = still_alive (c ? counted (3).get () : 4);
  return r;
}

NOIPA static counted *
allocate (int c)
{
  counted *p;

  p = c ? new counted (counted (5).get ()) : new counted (6);
  return p;
}

static constexpr int
power (int n, int k)
{
  return k == 0 ? 1 : n * power (n, k - 1);
}

static_assert (power (2, 5) == 32, "constant expression");

template <int K>
static void
fill (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i] = power (K, 3) + i;
}

int
main ()
{
  int a[21];

  CHECK (choose (1) == 103 && choose (0) == 4 && alive == 0);
  counted *p = allocate (1), *q = allocate (0);
  CHECK (p->value == 5 && q->value == 6 && alive == 2);
  delete p;
  delete q;
  fill<power (2, 2)> (21, a);
  for (int i = 0; i < 21; i++)
    CHECK (a[i] == 64 + i);
  return 0;
}

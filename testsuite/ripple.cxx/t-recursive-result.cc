/* { dg-do run } */
/* { dg-std "c++17" } */
/* Recursive block functions of C++ that return tensors: templates, members,
   lambdas, exceptions that pass through.  */
#include "../ripple-test.h"
#define B 9

template <typename T, int N>
static T
power (ripple_block_t BS, T x, int n)
{
  if (n == 0)
    return N;
  T y = power<T, N> (BS, x, n / 2);
  return n % 2 ? y * y * x : y * y;
}

template <typename T, int N>
static T
model_power (T x, int n)
{
  T y = n == 0 ? N : model_power<T, N> (x, n / 2);
  return n == 0 ? y : n % 2 ? y * y * x : y * y;
}

struct node
{
  int key;
  const node *left, *right;
};

struct tree
{
  const node *root;
  int missing;

  int find (ripple_block_t BS, const node *at, int key) const
  {
    if (!at)
      return missing;
    if (at->key == key)
      return key * 2;
    return find (BS, key < at->key ? at->left : at->right, key);
  }

  const node *lowest (ripple_block_t BS, const node *at) const
  {
    return at->left ? this->lowest (BS, at->left) : at;
  }
};

struct base
{
  int bias = 3;
  virtual ~base () {}
  int count (ripple_block_t BS, unsigned x)
  {
    return x ? (int) (x & 1) + count (BS, x >> 1) : bias;
  }
};

NOIPA static void
call (float *x, double *y, const tree *t, int *k, unsigned *u, int *c,
      base *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  auto twist = [n] (auto self, ripple_block_t T, int a, int m) -> int
    {
      return m > 0 ? self (self, T, a ^ m, m - 1) + 1
		   : a + n + (int) ripple_id (T, 0);
    };
  x[v] = power<float, 1> (BS, x[v], n);
  y[v] = power<double, 2> (BS, y[v], n);
  c[v] = b->count (BS, u[v]);
  u[v] = t->lowest (BS, t->root)->key + k[v];
  k[v] = t->find (BS, t->root, k[v]);
  c[v] += twist (twist, BS, c[v], n);
}

static void
test (const tree *t, base *b, int n)
{
  float x[B], ex[B];
  double y[B], ey[B];
  int k[B], ek[B], c[B], ec[B];
  unsigned u[B], eu[B];
  for (int i = 0; i < B; i++)
    {
      x[i] = i - 3;
      y[i] = i + 1;
      k[i] = rnd () % 8 * 10;
      u[i] = rnd () % 1000;
      ex[i] = model_power<float, 1> (x[i], n);
      ey[i] = model_power<double, 2> (y[i], n);
      ec[i] = 3 + __builtin_popcount (u[i]);
      eu[i] = k[i];
      ek[i] = k[i] <= 60 ? k[i] * 2 : -7;
      int a = ec[i];
      for (int m = n; m > 0; m--)
	a ^= m;
      ec[i] += a + n + i + n;
    }
  call (x, y, t, k, u, c, b, n);
  CHECK_SAME (x, ex, B);
  CHECK_SAME (y, ey, B);
  CHECK_SAME (k, ek, B);
  CHECK_SAME (u, eu, B);
  CHECK_SAME (c, ec, B);
}

template <typename T>
static T
throwing (ripple_block_t BS, T x, int n)
{
  if (n > 5)
    throw n;
  return n ? throwing (BS, x + 1, n - 2) : x;
}

NOIPA static int
call_throwing (int *x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  try
    {
      x[v] = throwing (BS, x[v], n);
    }
  catch (int t)
    {
      return t;
    }
  return -1;
}

int
main ()
{
  node n[7] = {};
  for (int i = 0; i < 7; i++)
    n[i].key = i * 10;
  for (int i = 1; i < 7; i += 2)
    {
      n[i].left = &n[i == 3 ? 1 : i - 1];
      n[i].right = &n[i == 3 ? 5 : i + 1];
    }
  tree t = { &n[3], -7 };
  base b;
  for (int m = 0; m < 6; m++)
    test (&t, &b, m);
  int x[B];
  for (int i = 0; i < B; i++)
    x[i] = i * 2;
  CHECK (call_throwing (x, 8) == 8);
  CHECK (call_throwing (x, 4) == -1);
  for (int i = 0; i < B; i++)
    CHECK (x[i] == i * 2 + 2);
  return 0;
}

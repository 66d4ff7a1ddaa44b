/* { dg-do run } */
/* Recursive block functions in C++: templates, members, lambdas, exceptions
   that pass through, structures that are the same for all lanes.  */
#include "../ripple-test.h"
#define B 10

struct range { float *first; size_t n; };

template <typename T, int N>
static void
scale (ripple_block_t BS, T x, T *p, range r, int depth)
{
  size_t v = ripple_id (BS, 0);
  if (depth > 100)
    throw depth;
  if (depth == 0 || r.n == 0)
    {
      p[v] += x * N + r.n;
      return;
    }
  if (x > 3)
    scale<T, N> (BS, x - 1, p, { r.first, r.n - 1 }, depth - 1);
  else
    p[v]--;
}

template <typename T, int N>
NOIPA static int
call_scale (const T *x, T *p, range r, int depth)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int thrown = 0;
  try
    {
      scale<T, N> (BS, x[v], p, r, depth);
    }
  catch (int d)
    {
      thrown = d;
    }
  return thrown;
}

template <typename T, int N>
static void
scale_model (T x, T *p, size_t n, int depth)
{
  if (depth == 0 || n == 0)
    *p += x * N + n;
  else if (x > 3)
    scale_model<T, N> (x - 1, p, n - 1, depth - 1);
  else
    --*p;
}

struct walker
{
  int *sum;
  void walk (ripple_block_t BS, int x, int n)
  {
    if (n == 0)
      return;
    if (x & 1)
      sum[ripple_id (BS, 0)] += x;
    this->walk (BS, x >> 1, n - 1);
  }
};

NOIPA static void
call_walk (const int *x, int *s, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  walker w = { s };
  ripple_parallel (BS, 0);
  for (int i = 0; i < B - 3; i++)
    w.walk (BS, x[i], n);
}

int
main ()
{
  for (int depth = 0; depth < 9; depth++)
    {
      float x[B], p[B], e[B];
      double y[B], q[B], f[B];
      int k[B], s[B] = { 0 }, t[B] = { 0 };
      for (int i = 0; i < B; i++)
	{
	  x[i] = y[i] = i;
	  p[i] = e[i] = q[i] = f[i] = 2 * i;
	  k[i] = rnd () % 200;
	}
      CHECK ((call_scale<float, 3> (x, p, { nullptr, 5 }, depth) == 0));
      CHECK ((call_scale<double, 2> (y, q, { nullptr, 50 }, depth) == 0));
      CHECK ((call_scale<double, 2> (y, q, { nullptr, 50 }, 101) == 101));
      call_walk (k, s, depth);
      for (int i = 0; i < B; i++)
	{
	  scale_model<float, 3> (x[i], &e[i], 5, depth);
	  scale_model<double, 2> (y[i], &f[i], 50, depth);
	  for (int j = 0, m = k[i]; i < B - 3 && j < depth; j++, m >>= 1)
	    t[i] += m & 1 ? m : 0;
	}
      CHECK_SAME (p, e, B);
      CHECK_SAME (q, f, B);
      CHECK_SAME (s, t, B);
    }
  return 0;
}

/* { dg-do run } */
// Arrays that are members, of classes and of class templates.
#include "../ripple-test.h"

template <typename T, int N>
struct vec
{
  T v[N];
  void add (const vec &o)
  {
    auto BS = ripple_set_block_shape (0, 8);
    ripple_parallel (BS, 0);
    for (int i = 0; i < N; i++)
      v[i] += o.v[i];
  }
  T sum () const
  {
    auto BS = ripple_set_block_shape (0, 8);
    T s = 0;
    ripple_parallel (BS, 0);
    for (int i = 0; i < N; i++)
      s += v[i];
    return ripple_reduceadd (1, s);
  }
};

template <typename T, int N>
static void
check ()
{
  vec<T, N> a, b;
  T sum = 0;
  for (int i = 0; i < N; i++)
    {
      a.v[i] = i;
      b.v[i] = 2 * i + 1;
      sum += (T) (3 * i + 1);
    }
  a.add (b);
  for (int i = 0; i < N; i++)
    CHECK (a.v[i] == (T) (3 * i + 1));
  CHECK (a.sum () == sum);
}

int
main ()
{
  check<int, 5> ();
  check<unsigned char, 100> ();
  check<double, 19> ();
  check<short, 8> ();
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Saturating operations in C++: overloads, templates, lane functions.  */
#include "../ripple-test.h"
#include <limits>
#define B 16

template <typename T> static T
average (T a, T b)
{
  return ripple_add_sat (ripple_sub_sat (a, b), (T) 3);
}

template <typename T> NOIPA static void
kernel (int n, const T *a, T *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      r[i] = average (a[i], a[n - 1 - i]);
      if (a[i] > T (9))
	r[i] = ripple_shl_sat (r[i], T (2));
    }
}

template <typename T> static T
limit (__int128 x)
{
  typedef std::numeric_limits<T> L;
  return x < L::min () ? L::min () : x > L::max () ? L::max () : T (x);
}

template <typename T> static void
test (int n)
{
  T a[50], r[50];
  for (int i = 0; i < n; i++)
    a[i] = (T) (rnd () << (rnd () % 64 & 31));
  kernel (n, a, r);
  for (int i = 0; i < n; i++)
    {
      T want = limit<T> ((__int128) a[i] - a[n - 1 - i]);
      want = limit<T> ((__int128) want + 3);
      if (a[i] > T (9))
	want = limit<T> ((__int128) want * 4);
      CHECK (r[i] == want);
    }
}

int
main ()
{
  for (int n = 0; n < 50; n++)
    {
      test<signed char> (n);
      test<unsigned char> (n);
      test<short> (n);
      test<unsigned> (n);
      test<long> (n);
      test<unsigned long long> (n);
    }
  return 0;
}

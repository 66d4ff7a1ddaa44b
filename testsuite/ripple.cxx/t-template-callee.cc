/* { dg-do run } */
// Function templates called by lanes, with early returns.
#include "../ripple-test.h"

template <typename T>
static T
bounded (T x, T low, T high)
{
  if (x < low)
    return low;
  if (high < x)
    return high;
  return x;
}

template <int K, typename T>
static T
repeat (T x)
{
  for (int k = 0; k < K; k++)
    x = x * 2 + 1;
  return x;
}

template <typename T>
NOIPA static void
kernel (int n, const T *a, T *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = bounded<T> (a[i], 10, 50) + repeat<3> (a[i]);
}

template <typename T>
static void
check ()
{
  for (int n = 0; n < 30; n++)
    {
      T a[30], c[31];
      for (int i = 0; i < n; i++)
	a[i] = rnd () % 90;
      c[n] = 77;
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  T b = a[i] < 10 ? 10 : a[i] > 50 ? 50 : a[i];
	  CHECK (c[i] == (T) (b + (T) (a[i] * 8 + 7)));
	}
      CHECK (c[n] == 77);
    }
}

int
main ()
{
  check<int> ();
  check<float> ();
  check<unsigned char> ();
  check<long> ();
  return 0;
}

// { dg-do run }
// The functions of numbers in C++, in templates and for long and char, with
// rounding.
#include "../ripple-test.h"

template <typename T, typename D>
NOIPA static void
kernel (int n, const T *a, const T *b, T *r, D *d)
{
  ripple_block_t block = ripple_set_block_shape (0, 12);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      r[i] = ripple_rotate_left (ripple_average_down (a[i], b[i]), 3);
      r[i] = ripple_funnel_right (r[i], ripple_bit_reverse (b[i]), i);
      d[i] = ripple_narrow_round (D, a[i], 5u);
    }
}

/* Floating numbers as the integers D.  */

template <typename F, typename D>
NOIPA static void
convert (int n, const F *a, D *d)
{
  ripple_block_t block = ripple_set_block_shape (0, 12);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    d[i] = ripple_convert_sat (D, a[i]);
}

template <typename F, typename D>
static void
test_convert ()
{
  enum { N = 43 };
  F a[N];
  D d[N], most = ripple_narrow_sat (D, ULLONG_MAX);
  FILL (F, a, N);
  a[7] = (F) __builtin_nan ("");
  a[8] = (F) __builtin_inf ();
  convert<F, D> (N, a, d);
  for (int i = 0; i < N; i++)
    {
      CHECK (d[i] == ripple_convert_sat (D, a[i]));
      CHECK (d[i] == (i == 7 ? 0 : i == 8 ? most
		      : ripple_narrow_sat (D, (int) a[i])));
    }
}

template <typename T, typename D>
static void
test ()
{
  enum { N = 43 };
  T a[N], b[N], r[N];
  D d[N];
  FILL (T, a, N);
  FILL (T, b, N);
  kernel<T, D> (N, a, b, r, d);
  for (int i = 0; i < N; i++)
    {
      T x = ripple_rotate_left (ripple_average_down (a[i], b[i]), 3);
      x = ripple_funnel_right (x, ripple_bit_reverse (b[i]), i);
      CHECK (r[i] == x);
      double y = __builtin_floor ((double) a[i] / 32 + 0.5);
      D least = ripple_narrow_sat (D, (T) -1 < 0 ? (long long) LLONG_MIN : 0);
      D most = ripple_narrow_sat (D, ULLONG_MAX);
      CHECK (d[i] == (y < least ? least : y > most ? most : (D) y));
    }
}

int
main ()
{
  test<char, signed char> ();
  test<short, unsigned char> ();
  test<unsigned short, signed char> ();
  test<int, short> ();
  test<unsigned, unsigned char> ();
  test_convert<float, unsigned char> ();
  test_convert<float, long> ();
  test_convert<double, char> ();
  test_convert<double, unsigned> ();
#if defined __FLT16_MAX__ && defined __SSE2__
  test_convert<__ripple_f16, short> ();
#endif
  return 0;
}

/* Loops over short lists that each lane has: standard algorithms, whose loops
   have several exits, and elements by number that conditions choose.  */
/* { dg-do run } */
/* { dg-options "-std=c++17 -w -fchecking" } */
/* { dg-asm-options "-std=c++17 -O2 -mavx2 -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {gather|vpextrd|vpinsrd} } */
/* { dg-asm {vpmaxsd} } */
#include <algorithm>
#ifdef ONE
# include <ripple.h>
# define NOIPA
#else
# include "../ripple-test.h"
#endif

#define LANES(N)							\
  ripple_block_t bs = ripple_set_block_shape (0, N);			\
  _Pragma ("ripple parallel Block (bs) Dims (0)")

NOIPA void
range (int *o, const int *a, const int *b, const int *c, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      auto p = std::minmax ({ a[i], b[i], c[i] });
      o[i] = p.second - p.first;
    }
}

#ifndef ONE
template <class T> struct lists
{
  T a[80], b[80], c[80], d[80];
};

/* The loop in each is over what it has the numbers of.  */
template <class T> static int
first_negative (const T *v, int n)
{
  int k = 0;
  while (true)
    {
      if (k == n)
	return -1;
      if (v[k] < 0)
	return k;
      if (++k == n)
	return -2;
      if (v[k] < -3)
	return 10 * k;
      k++;
    }
}

template <class T> static inline void
work (T *o, const lists<T> *l, int i)
{
  T a = l->a[i], b = l->b[i], c = l->c[i], d = l->d[i];
  auto two = std::minmax ({ a, b });
  auto four = std::minmax ({ c, a, d, b });
  auto five = std::minmax ({ a, b, c, d, T (a - b) });
  T v[4] = { a, b, c, d };
  auto at = std::minmax_element (v, v + 3);
  /* A number that conditions choose, some of them twice.  */
  int k = a < b ? 0 : 3;
  if (c > d)
    k = d > 2 ? 1 : k;
  T chosen = v[k];
  v[2] = T (a + 1);
  int later = c > a ? 2 : 1;
  if (b > 1)
    v[1] = T (d - 2);
  T changed = v[later];
  o[0] = T (two.first - two.second);
  o[1] = T (four.first * 2 + four.second);
  o[2] = T (five.first - 3 * five.second);
  o[3] = T (*at.first * 2 + *at.second + (at.first - v));
  o[4] = chosen;
  o[5] = changed;
  o[6] = T (first_negative (v, 4));
  o[7] = T (std::max ({ a, b, c, d }) + std::is_sorted (v, v + 4)
	    + std::count (v, v + 4, b));
  o[8] = T (std::max_element (v, v + 4) - v + 9 * (std::find (v, v + 4, c) - v)
	    - (std::adjacent_find (v, v + 4) - v));
}

template <class T, int N> NOIPA static void
lanes (T *o, const lists<T> *l, int n)
{
  LANES (N)
  for (int i = 0; i < n; i++)
    work (o + 9 * i, l, i);
}

template <class T> __attribute__ ((noipa, optimize ("O0"))) static void
plain (T *o, const lists<T> *l, int n)
{
  for (int i = 0; i < n; i++)
    work (o + 9 * i, l, i);
}

template <class T, int N> static void
test ()
{
  static lists<T> l;
  static T got[9 * 80], want[9 * 80];
  for (int i = 0; i < 80; i++)
    {
      l.a[i] = T (rnd () % 13) - 6;
      l.b[i] = T (rnd () % 11) - 4;
      l.c[i] = T (rnd () % 17) - 7;
      l.d[i] = T (rnd () % 5) - 3;
    }
  for (int n = 0; n <= 80; n += n < 20 ? 1 : 15)
    {
      memset (got, 0, sizeof got);
      memset (want, 0, sizeof want);
      lanes<T, N> (got, &l, n);
      plain (want, &l, n);
      CHECK_SAME (got, want, 9 * 80);
    }
}

int
main ()
{
  static int a[40], b[40], c[40], o[40];
  for (int i = 0; i < 40; i++)
    {
      a[i] = i * 37 % 23;
      b[i] = i * 17 % 29;
      c[i] = i * 5 % 31;
    }
  for (int n = 0; n <= 40; n++)
    {
      range (o, a, b, c, n);
      for (int i = 0; i < n; i++)
	CHECK (o[i] == std::max (a[i], std::max (b[i], c[i]))
		       - std::min (a[i], std::min (b[i], c[i])));
    }
  test<int, 16> ();
  test<signed char, 7> ();
  test<float, 8> ();
  test<long, 1> ();
  return 0;
}
#endif

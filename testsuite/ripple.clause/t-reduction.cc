/* { dg-do run } */
/* { dg-std c++14 c++17 c++20 } */
/* Clause reduction in C++: templates, members, references, captures,
   constant evaluation.  */
#include "../ripple-test.h"

namespace space
{
  int sum;
}

template <typename T, int B> NOIPA static T
total (int n, const T *a, T s)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
  for (int i = 0; i < n; i++)
    s += a[i];
  return s;
}

struct statistics
{
  double sum, least;
  static int count;

  NOIPA void
  add (int n, const double *a)
  {
    ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (BS) Dims (0) reduction (+: sum, count) \
  reduction (min: least)
    for (int i = 0; i < n; i++)
      {
	sum += a[i];
	this->least = a[i] < least ? a[i] : least;
	count++;
      }
  }
};
int statistics::count;

template <typename T> struct holder
{
  T value;
  T &other;

  NOIPA void
  add (int n, const T *a)
  {
    ripple_block_t BS = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (BS) Dims (0) reduction (-: value, other) \
  BlockIndependent
    for (int i = 0; i < n; i++)
      {
	value += a[i];
	other -= a[i];
      }
  }
};

NOIPA static void
reference (int n, const int *a, int &s, int &&t)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  auto &u = s;
  (void) u;
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s, t, space::sum)
  for (int i = 0; i < n; i++)
    {
      s += a[i];
      t += 2;
      space::sum += 3;
    }
  space::sum += t;
}

NOIPA static int
captured (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int s = 1, t = 2;
  auto by_reference = [&] {
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
    for (int i = 0; i < n; i++)
      s += a[i];
  };
  auto by_value = [=] () mutable {
#pragma ripple parallel Block (BS) Dims (0) reduction (+: t)
    for (int i = 0; i < n; i++)
      t += a[i];
    return t;
  };
  auto generic = [&] (auto u) {
#pragma ripple parallel Block (BS) Dims (0) reduction (+: u)
    for (int i = 0; i < n; i++)
      u += a[i];
    return u;
  };
  by_reference ();
  return s + by_value () + (int) generic (3L);
}

#if __cplusplus >= 201402L
constexpr int
constant (int n)
{
  ripple_block_t BS = nullptr;
  int s = 1;
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
  for (int i = 0; i < n; i++)
    s += i;
  return s;
}
static_assert (constant (5) == 11, "");
#endif

int
main ()
{
  for (int n = 0; n < 50; n++)
    {
      BUF (int, a, n, n % PLACES);
      BUF (double, d, n, n % PLACES);
      int want = 0;
      double dwant = 0, dleast = 1e9;
      for (int i = 0; i < n; i++)
	{
	  a[i] %= 1000;
	  want += a[i];
	  dwant += d[i];
	  dleast = d[i] < dleast ? d[i] : dleast;
	}
      CHECK ((total<int, 8> (n, a, 5) == want + 5));
      CHECK ((total<double, 3> (n, d, 0.5) == dwant + 0.5));

      statistics s = { 1, 1e9 };
      statistics::count = 0;
      s.add (n, d);
      CHECK (s.sum == dwant + 1 && s.least == dleast);
      CHECK (statistics::count == n);

      double o = 7;
      holder<double> h = { 0, o };
      h.add (n, d);
      CHECK (h.value == dwant && o == 7 - dwant);

      int r = 1, t = 2;
      space::sum = 0;
      reference (n, a, r, static_cast<int &&> (t));
      CHECK (r == want + 1 && t == 2 + 2 * n && space::sum == 5 * n + 2);

      CHECK (captured (n, a) == 3 * want + 6);
      buf_free_all ();
    }
  return 0;
}

/* References that a condition of each lane chose, of elements in memory and
   of temporaries: std::max, std::clamp and the like choose values; what is
   written between the choice and the use is seen.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-std "c++17 c++11" } */
/* { dg-asm-options "-O2 -mavx2 -DCHOICES_ONLY" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vgather} } */
#include "../ripple-test.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

enum { N = 77 };

template <typename T> static const T &
nearest (const T &x, const T &low, const T &high)
{
  return x < low ? low : high < x ? high : x;
}

template <typename T> static std::pair<const T &, const T &>
ordered (const T &x, const T &y)
{
  return std::minmax (x, y);
}

template <typename T> struct range
{
  T low, high;
  const T &into (const T &x) const { return nearest (x, low, high); }
};

/* KERNEL (NAME, BODY): NAME_lanes and NAME_plain do BODY for each i.  */

#define KERNEL(NAME, ...)						\
  template <typename T> NOIPA static void				\
  NAME##_lanes (int n, T *a, T *b, T *r, T k)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }									\
  template <typename T> NOIPA static void				\
  NAME##_plain (int n, T *a, T *b, T *r, T k)				\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }

KERNEL (zero, r[i] = std::max (a[i], T (0)))
KERNEL (two, r[i] = std::max (a[i], b[i]))
KERNEL (three, r[i] = std::max (std::max (a[i], b[i]), k))
KERNEL (between, r[i] = std::min (std::max (a[i], T (-3)), k))
KERNEL (local, { T v = a[i]; r[i] = std::min (v, b[i]) + std::max (k, v); })
KERNEL (near, r[i] = nearest (a[i], b[i], T (b[i] + 3)))
KERNEL (both, { auto p = ordered (a[i], b[i]); r[i] = p.first - p.second; })
KERNEL (member, {
  range<T> s = { T (-k), k };
  r[i] = s.into (a[i]) + s.into (b[i]);
})
KERNEL (under, {
  if (a[i] < b[i])
    r[i] = std::max (a[i], k);
  else if (b[i] > k)
    r[i] = std::min (b[i], k) + std::max (T (1), a[i]);
})

#ifndef CHOICES_ONLY
/* The element, not the value that it had.  */
KERNEL (later, {
  const T &x = std::max (a[i], b[i]);
  a[i] = k;
  r[i] = x;
})
KERNEL (other, {
  T v = a[i];
  const T &x = std::min (v, b[i]);
  v = k;
  r[i] = x;
  b[i] = T (k + 1);
  r[i] += x;
})
KERNEL (written, {
  T v = k;
  T &x = a[i] < b[i] ? a[i] : v;
  x = T (x + 1);
  r[i] = v;
})
KERNEL (ends, {
  const T *x = &std::max (a[i], b[i]);
  r[i] = T ((x == &a[i]) * 2 + (x == &b[i])) + *x;
})
#endif

template <typename T> static void
check (void (*lanes) (int, T *, T *, T *, T),
       void (*plain) (int, T *, T *, T *, T))
{
  static const int sizes[] = { 0, 1, 7, 8, 9, N };
  for (int n : sizes)
    {
      T a[2][N + 1], b[2][N + 1], r[2][N + 1];
      for (int i = 0; i <= N; i++)
	{
	  a[0][i] = T (i * 7 % 13 - 5);
	  b[0][i] = T (i * 5 % 11 - 4);
	  /* Of floats also NaN and both zeros.  */
	  if (T (0.5) != 0 && i % 9 == 4)
	    (i & 1 ? a : b)[0][i] = i % 4 < 2 ? T (NAN) : T (-0.0);
	  r[0][i] = T (i);
	}
      memcpy (a[1], a[0], sizeof a[0]);
      memcpy (b[1], b[0], sizeof b[0]);
      memcpy (r[1], r[0], sizeof r[0]);
      lanes (n, a[0], b[0], r[0], T (2));
      plain (n, a[1], b[1], r[1], T (2));
      for (int i = 0; i <= N; i++)
	{
#define SAME(X) \
  ((X)[0][i] == (X)[1][i] ? std::signbit (double ((X)[0][i]))		\
				== std::signbit (double ((X)[1][i]))	\
    : (X)[0][i] != (X)[0][i] && (X)[1][i] != (X)[1][i])
	  CHECK (SAME (a));
	  CHECK (SAME (b));
	  CHECK (SAME (r));
	}
    }
}

template <typename T> static void
check_all ()
{
#define ONE(NAME) check<T> (NAME##_lanes<T>, NAME##_plain<T>)
  ONE (zero);
  ONE (two);
  ONE (three);
  ONE (between);
  ONE (local);
  ONE (near);
  ONE (both);
  ONE (member);
  ONE (under);
#ifndef CHOICES_ONLY
  ONE (later);
  ONE (other);
  ONE (written);
  ONE (ends);
#endif
}

int
main ()
{
  check_all<float> ();
  check_all<double> ();
  check_all<int> ();
  check_all<short> ();
  return 0;
}

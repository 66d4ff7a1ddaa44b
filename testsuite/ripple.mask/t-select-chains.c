/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpminsd} } */
/* What if / else if chains choose: inner conditions alone where outer ones
   choose over them, whatever is equal and whatever is not a number.  */
#ifdef ONE
# include <ripple.h>
# define NOIPA
#else
# include "ripple-test.h"
#endif

enum { N = 200, BLOCK = 32 };

#define KERNEL(NAME, T, ...)						\
  NOIPA void								\
  NAME (int n, T *restrict o, const T *restrict a, T low, T high, T mid) \
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")			\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	__VA_ARGS__							\
	o[i] = x;							\
      }									\
  }									\
  PLAIN (NAME, T, __VA_ARGS__)

#ifdef ONE
# define PLAIN(...)
#else
# define PLAIN(NAME, T, ...)						\
  __attribute__ ((noipa, optimize ("O0"))) static void			\
  NAME##_plain (int n, T *o, const T *a, T low, T high, T mid)		\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i];							\
	__VA_ARGS__							\
	o[i] = x;							\
      }									\
  }
#endif

#define CLAMP if (x < low) x = low; else if (x > high) x = high;
#ifdef ONE
KERNEL (clamp, int, CLAMP)
#else
#define CHAINS(T)							\
  KERNEL (clamp_##T, T, CLAMP)						\
  KERNEL (same_##T, T, if (x < low) x = x; else if (x > high) x = high;) \
  KERNEL (kept_##T, T, if (x < low) ; else if (x > high) x = high;	\
	  else if (x == mid) x = low;)					\
  KERNEL (long_##T, T,							\
	  if (x < low) x = mid; else if (x > high) x = x - low;		\
	  else if (x > mid) x = mid; else x = high;)			\
  KERNEL (deep_##T, T, if (x < low) { if (x > mid) x = mid; }		\
	  else if (x > high) { if (x < mid) x = mid; else x = low; })	\
  KERNEL (first_##T, T, if (!(x < low)) { if (x > high) x = high; }	\
	  else x = mid;)						\
  KERNEL (twice_##T, T, CLAMP						\
	  if (x < mid) x = mid; else if (x > low) x = low;)		\
  KERNEL (many_##T, T, T y = x, z = x + 1;			\
	  if (x < low) { y = low; z = mid; }				\
	  else if (x > high) { y = high; z = x; }			\
	  else if (x == mid) z = high;					\
	  x = y + 3 * z;)						\
  KERNEL (none_##T, T, T y;						\
	  if (x < low) y = x + low; else if (x > high) y = x - high;	\
	  else y = x + mid; x = y;)					\
  KERNEL (computed_##T, T, if (x < low) x = x * 3; else if (x > high)	\
	  x = x - high; else if (x > mid) x = x + mid;)

CHAINS (int)
CHAINS (float)
CHAINS (double)
typedef unsigned char byte;
CHAINS (byte)

#define COMPARE(NAME, T)						\
  for (int l = 0; l < 5; l++)						\
    for (int h = 0; h < 5; h++)						\
      for (int m = 0; m < 5; m++)					\
	{								\
	  static T a[N], o[N], want[N];					\
	  for (int i = 0; i < N; i++)					\
	    a[i] = (T) (i % 7 * 2);					\
	  if ((T) 0.5 != 0)						\
	    for (int i = 0; i < N; i += 5)				\
	      a[i] = i % 2 ? __builtin_nan ("") : -0.0;			\
	  NAME (N - l, o, a, 2 * l + 1, 3 * h, 2 * m);			\
	  NAME##_plain (N - l, want, a, 2 * l + 1, 3 * h, 2 * m);	\
	  for (int i = 0; i < N; i++)					\
	    CHECK (o[i] == want[i]					\
		   || (o[i] != o[i] && want[i] != want[i]));		\
	}
#define ALL(T)								\
  COMPARE (clamp_##T, T) COMPARE (same_##T, T) COMPARE (kept_##T, T)	\
  COMPARE (long_##T, T) COMPARE (deep_##T, T) COMPARE (first_##T, T)	\
  COMPARE (twice_##T, T) COMPARE (many_##T, T) COMPARE (none_##T, T)	\
  COMPARE (computed_##T, T)

int
main (void)
{
  ALL (int)
  ALL (float)
  ALL (double)
  ALL (byte)
  return 0;
}
#endif

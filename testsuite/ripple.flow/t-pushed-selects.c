/* Lanes that leave a loop one by one: only the path on which lanes go on
   selects (pushed-selects.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vmovdqa32	%zmm[0-9]+, %zmm[0-9]+\{} rounds } */
/* { dg-asm-not {vpblendmd} rounds } */
#include "../ripple-test.h"

enum { N = 70 };

#define KERNEL(NAME, T, R, ...)						\
  static R								\
  NAME##_one (T x, int most)						\
  {									\
    __VA_ARGS__								\
  }									\
  NOIPA static void							\
  NAME (int n, int most, const T *x, R *r)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = NAME##_one (x[i], most);					\
  }									\
  static void								\
  check_##NAME (int n, int most, const T *x)				\
  {									\
    R got[N] = { 0 }, want[N] = { 0 };					\
    NAME (n, most, x, got);						\
    for (int i = 0; i < n; i++)						\
      want[i] = NAME##_one (x[i], most);				\
    CHECK_SAME (got, want, N);						\
  }

KERNEL (rounds, float, int,
	int c;
	for (c = 0; c < most; c++)
	  {
	    if (x > 1000)
	      break;
	    x = x * 1.5f + 1;
	  }
	return c;)
KERNEL (values, float, float,
	float last = -0.0f;
	for (int c = 0; c < most; c++)
	  {
	    if (x > 1000)
	      break;
	    last = x;
	    x = x * 2 - last;
	    if (x == 3)
	      last = -last;
	  }
	return last;)
KERNEL (two_exits, int, int,
	int found = -1, steps = 0;
	for (int c = 0; c < most; c++)
	  {
	    if (x & 64)
	      break;
	    steps += 2;
	    if (x % 7 == 3)
	      {
		found = c;
		break;
	      }
	    x += x / 3 + 1;
	  }
	return found * 1000 + steps;)
KERNEL (wide, double, long,
	long c = 5;
	while (x < 100 && c < most)
	  {
	    x += x > 10 ? 7 : 1.5;
	    c++;
	  }
	return c;)
KERNEL (mixed, double, short,
	short c = x > 7;
	do
	  {
	    if (x > 50)
	      {
		c = -c;
		continue;
	      }
	    c++;
	    x += 5;
	  }
	while (++x < most);
	return c;)
KERNEL (nested, int, int,
	int sum = x / 50;
	for (int a = 0; a < x % 5; a++)
	  {
	    int b = x;
	    while (b > a && b > most)
	      {
		b -= 3;
		sum++;
	      }
	    if (sum > 40)
	      break;
	  }
	return sum;)

int
main (void)
{
  float f[N];
  double d[N];
  int k[N];
  for (int i = 0; i < N; i++)
    {
      f[i] = i % 13 ? i * 17 % 90 : 5000 + i;
      d[i] = i * 29 % 61 - 3;
      k[i] = i * 37 % 101;
    }
  for (int n = 0; n <= N; n += n < 3 ? 1 : 13)
    for (int most = 0; most < 60; most += 1 + most / 2)
      {
	check_rounds (n, most, f);
	check_values (n, most, f);
	check_two_exits (n, most, k);
	check_wide (n, most, d);
	check_mixed (n, most, d);
	check_nested (n, most, k);
      }
  return 0;
}

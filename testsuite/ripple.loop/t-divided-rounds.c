/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loops that lanes leave one by one and that divide integers of 32 bits: worth
   vectors where these have eight doubles.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mprefer-vector-width=512" } */
/* { dg-asm {vdivpd\t.*%zmm} divisors } */
/* { dg-asm-not {\tdivl?\t} divisors } */
#include "../ripple-test.h"

#define N 100

static unsigned
divisor (unsigned a, unsigned b)
{
  while (b)
    {
      unsigned t = a % b;
      a = b;
      b = t;
    }
  return a;
}

NOIPA static void
divisors (int n, const unsigned *a, const unsigned *b, unsigned *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    d[i] = divisor (a[i], b[i]);
}

static int
prime (int x)
{
  for (int k = 2; k * k <= x; k++)
    if (x % k == 0)
      return 0;
  return x > 1;
}

NOIPA static int
primes (int n, const int *x)
{
  int count = 0;
  ripple_block_t BS = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block(BS) Dims(0) reduction(+: count)
  for (int i = 0; i < n; i++)
    count += prime (x[i]);
  return count;
}

int
main (void)
{
  unsigned a[N], b[N], d[N], r = 1;
  int x[N], count = 0;
  for (int n = 0; n <= N; n += n < 40 ? 1 : 20)
    {
      for (int i = 0; i < n; i++)
	{
	  a[i] = (r = r * 1664525 + 1013904223) >> i % 28;
	  b[i] = (r = r * 1664525 + 1013904223) >> i * 7 % 32;
	  if (i % 9 == 4)
	    b[i] = 0;
	  x[i] = (int) (r >> 20) - 100;
	}
      divisors (n, a, b, d);
      count = 0;
      for (int i = 0; i < n; i++)
	{
	  CHECK (d[i] == divisor (a[i], b[i]));
	  count += prime (x[i]);
	}
      CHECK (primes (n, x) == count);
    }
  return 0;
}

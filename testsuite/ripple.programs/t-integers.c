/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loops of number theory: lengths of Collatz sequences in 64 bits, greatest
   common divisors, integer square roots, bits.  */
#include "common/program.h"

static int
collatz (uint64_t x, int limit)
{
  int n = 0;
  while (x > 1 && n < limit)
    {
      x = x % 2 ? 3 * x + 1 : x / 2;
      n++;
    }
  return n;
}

static uint32_t
gcd (uint32_t a, uint32_t b)
{
  while (b != 0)
    {
      uint32_t rest = a % b;
      a = b;
      b = rest;
    }
  return a;
}

static uint64_t
binary_gcd (uint64_t a, uint64_t b)
{
  int shift = 0;
  if (a == 0 || b == 0)
    return a | b;
  for (; !((a | b) & 1); shift++)
    a >>= 1, b >>= 1;
  while (!(a & 1))
    a >>= 1;
  do
    {
      while (!(b & 1))
	b >>= 1;
      if (a > b)
	{
	  uint64_t t = a;
	  a = b;
	  b = t;
	}
      b -= a;
    }
  while (b);
  return a << shift;
}

static uint32_t
power (uint32_t base, uint32_t exponent, uint32_t modulus)
{
  uint64_t r = 1, b = base % modulus;
  for (; exponent; exponent >>= 1)
    {
      if (exponent & 1)
	r = r * b % modulus;
      b = b * b % modulus;
    }
  return (uint32_t) (r % modulus);
}

#define PAIR(NAME, T, U, R, EXPRESSION)				\
  NOIPA static void						\
  NAME##_model (int n, const T *a, const U *b, R *c)		\
  {								\
    (void) b;							\
    for (int i = 0; i < n; i++)					\
      c[i] = EXPRESSION;					\
  }								\
  NOIPA static void						\
  NAME##_called (int n, const T *a, const U *b, R *c)		\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, B);	\
    (void) b;							\
    ripple_parallel (block, 0);					\
    for (int i = 0; i < n; i++)					\
      c[i] = EXPRESSION;					\
  }

PAIR (collatz, uint64_t, uint64_t, int, collatz (a[i], 300))
PAIR (gcd, uint32_t, uint32_t, uint32_t, gcd (a[i], b[i]))
PAIR (binary_gcd, uint64_t, uint64_t, uint64_t, binary_gcd (a[i], b[i]))
PAIR (power, uint32_t, uint32_t, uint32_t, power (a[i], b[i], 1000003))

NOIPA static void
collatz_body (int n, const uint64_t *a, const uint64_t *b, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  (void) b;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      uint64_t x = a[i];
      int steps = ripple_broadcast (block, 1, 0);
      for (; x > 1; steps++)
	{
	  if (steps == 300)
	    break;
	  x = x & 1 ? 3 * x + 1 : x >> 1;
	}
      c[i] = steps;
    }
}

NOIPA static void
gcd_body (int n, const uint32_t *a, const uint32_t *b, uint32_t *c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      uint32_t x = a[i], y = b[i];
      while (y)
	{
	  uint32_t rest = x % y;
	  x = y;
	  y = rest;
	}
      c[i] = x;
    }
}

/* By subtraction, in place: the arrays are the variables.  */

NOIPA static void
gcd_in_place (int n, uint32_t *a, uint32_t *b)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    while (a[i] != b[i])
      if (a[i] > b[i])
	a[i] -= b[i];
      else
	b[i] -= a[i];
}

int
main (void)
{
  TRY (B, uint64_t, int, 1, 0, collatz_called, collatz_model);
  TRY (B, uint64_t, int, 1, 0, collatz_body, collatz_model);
  TRY (B, uint32_t, uint32_t, 1, 0, gcd_called, gcd_model);
  TRY (B, uint32_t, uint32_t, 1, 0, gcd_body, gcd_model);
  TRY (B, uint64_t, uint64_t, 1, 0, binary_gcd_called, binary_gcd_model);
  TRY (B, uint32_t, uint32_t, 1, 0, power_called, power_model);
  for (int k = 0; k < TRIPS; k++)
    {
      int n = trip (k, B);
      BUF (uint32_t, a, n, k % PLACES);
      BUF (uint32_t, b, n, k % PLACES);
      BUF (uint32_t, want, n, BUF_MIDDLE);
      for (int i = 0; i < n; i++)
	a[i] = a[i] % 500 + 1, b[i] = b[i] % 500 + 1;
      gcd_model (n, a, b, want);
      gcd_in_place (n, a, b);
      CHECK_SAME (a, want, n);
      CHECK_SAME (b, want, n);
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Reductions in loops of which only the sum is wanted.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;

enum { N = 64 * 9 };

static u8 a[N], b[N];
static unsigned w[N];

#define BEGIN(LANES)							\
  ripple_block_t BS = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (BS, 0)

/* The last instructions of a sum of all lanes are behind the loop.  */

/* { dg-asm "vpaddd.*ymm.*\n(.*\n){0,3}\tj" plain } */
NOIPA unsigned
plain (int n, unsigned t)
{
  BEGIN (16);
  for (int i = 0; i < n; i += 16)
    t += ripple_reduceadd (1, w[i + v]);
  return t;
}

/* { dg-asm "vpmaddwd" products } */
/* { dg-asm "vpaddd.*ymm.*\n(.*\n){0,3}\tj" products } */
NOIPA int
products (int n, int t)
{
  BEGIN (64);
  for (int i = 0; i < n; i += 64)
    t += ripple_reduceadd (1, (s8) a[i + v] * (s8) b[i + v]);
  return t;
}

/* { dg-asm "vpsadbw" equal } */
/* { dg-asm "vpaddd.*ymm.*\n(.*\n){0,3}\tj" equal } */
NOIPA int
equal (int n, int t)
{
  BEGIN (64);
  for (int i = 0; i < n; i += 64)
    t += ripple_reduceadd (1, (int) (a[i + v] == b[i + v]));
  return t;
}

/* The sum so far is wanted.  */

NOIPA int
until (int n, int most)
{
  int t = 0;
  BEGIN (16);
  for (int i = 0; i < n && t < most; i += 16)
    t += ripple_reduceadd (1, (int) a[i + v]);
  return t;
}

NOIPA int
seen (int n, int *out)
{
  int t = 0, k = 0;
  BEGIN (16);
  for (int i = 0; i < n; i += 16)
    {
      t += ripple_reduceadd (1, (int) a[i + v]);
      out[k++] = t;
    }
  return t;
}

NOIPA int
leaves (int n)
{
  int t = 1;
  BEGIN (16);
  for (int i = 0; i < n; i += 16)
    {
      if (a[i] == 77)
	break;
      t += ripple_reduceadd (1, (int) a[i + v]);
    }
  return t;
}

NOIPA long
nested (int n, int m)
{
  long t = -5;
  BEGIN (16);
  for (int j = 0; j < m; j++)
    for (int i = 0; i < n; i += 16)
      t += ripple_reduceadd (1, (long) w[i + v] + j);
  return t;
}

NOIPA int
some (int n)
{
  int t = 3;
  BEGIN (16);
  for (int i = 0; i < n; i += 16)
    if (a[i] & 1)
      t += ripple_reduceadd (1, (int) a[i + v]);
  return t;
}

NOIPA int
two (int n)
{
  int t = 3, u = 4;
  BEGIN (32);
  for (int i = 0; i < n; i += 32)
    {
      u += ripple_reduceadd (1, (int) (a[i + v] > 100));
      t += ripple_reduceadd (1, (int) a[i + v]);
    }
  return t * 1000 + u;
}

/* The sum of each block wraps.  */

NOIPA int
narrow (int n)
{
  int t = 0;
  BEGIN (64);
  for (int i = 0; i < n; i += 64)
    t += ripple_reduceadd (1, a[i + v]);
  return t;
}

NOIPA int
under_a_mask (int n)
{
  int t = 0;
  BEGIN (64);
  if (v & 1)
    for (int i = 0; i < n; i += 64)
      t += ripple_reduceadd (1, (int) a[i + v]);
  return t;
}

NOIPA unsigned
large (int n)
{
  unsigned t = 0;
  BEGIN (512);
  for (int i = 0; i + 512 <= n; i += 512)
    t += ripple_reduceadd (1, w[i + v]);
  return t;
}

int
main (void)
{
  int out[N / 16];
  for (int i = 0; i < N; i++)
    {
      a[i] = i * 89 + (i >> 6) * 7;
      b[i] = i % 5 ? i * 31 : a[i];
      w[i] = i * 0x9e3779b9u;
    }
  for (int n = 0; n <= N; n += 64)
    {
      unsigned p = 0x80000000u, l = 0, narrow_sum = 0;
      int d = -7, e = 9, s = 0, x = 1, y = 3, z = 3, u = 4, m = 0, un = 0;
      long ne = -5;
      int left = 0;
      for (int i = 0; i < n; i++)
	{
	  p += w[i];
	  d += (s8) a[i] * (s8) b[i];
	  e += a[i] == b[i];
	  s += a[i];
	  left |= i % 16 == 0 && a[i] == 77;
	  x += left ? 0 : a[i];
	  y += a[i / 16 * 16] & 1 ? a[i] : 0;
	  z += a[i];
	  u += a[i] > 100;
	  m += i & 1 ? a[i] : 0;
	  l += i < n / 512 * 512 ? w[i] : 0;
	  for (int j = 0; j < 3; j++)
	    ne += (long) w[i] + j;
	}
      for (int i = 0; i < n; i += 64)
	{
	  u8 t = 0;
	  for (int k = 0; k < 64; k++)
	    t += a[i + k];
	  narrow_sum += t;
	}
      for (int i = 0; i < n && un < 5000; i += 16)
	for (int k = 0; k < 16; k++)
	  un += a[i + k];
      CHECK (plain (n, 0x80000000u) == p);
      CHECK (products (n, -7) == d);
      CHECK (equal (n, 9) == e);
      CHECK (until (n, 5000) == un);
      CHECK (seen (n, out) == s && (n == 0 || out[n / 16 - 1] == s));
      CHECK (leaves (n) == x);
      CHECK (nested (n, 3) == ne);
      CHECK (some (n) == y);
      CHECK (two (n) == z * 1000 + u);
      CHECK (narrow (n) == (int) narrow_sum);
      CHECK (under_a_mask (n) == m);
      CHECK (large (n) == l);
    }
  return 0;
}

/* Clause Interleave: sums of several blocks that are combined in pairs at
   last, with any optimisation; what is not a sum stays in the order of the
   program.  */
/* { dg-do run } */
/* { dg-options "-ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -ffp-contract=off" } */
/* { dg-asm-times {vmulps\t.*%ymm} 2 products_1 } */
/* { dg-asm-times {vmulps\t.*%ymm} 9 products_7 } */

#include <math.h>
#include <ripple.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define NOIPA __attribute__ ((noipa))
#define CHECK(c) do { if (!(c)) abort (); } while (0)

enum { BS = 8, MOST = 320 };

static float a[MOST], b[MOST];

/* What M blocks at a time of N numbers leave in the lanes S.  */

static void
reference (size_t n, unsigned m, float first, float *s)
{
  float part[16][BS];
  size_t i = 0, full = n - n % BS;
  for (unsigned k = 0; k < m; k++)
    for (unsigned l = 0; l < BS; l++)
      part[k][l] = k ? -0.0f : first;
  for (; i + m * BS <= full; i += m * BS)
    for (unsigned k = 0; k < m; k++)
      for (unsigned l = 0; l < BS; l++)
	part[k][l] += a[i + k * BS + l] * b[i + k * BS + l];
  for (unsigned c = m; c > 1; c = (c + 1) / 2)
    for (unsigned k = 0; k < (c + 1) / 2; k++)
      for (unsigned l = 0; l < BS; l++)
	part[k][l] = 2 * k + 1 < c ? part[2 * k][l] + part[2 * k + 1][l]
		     : part[2 * k][l];
  for (; i < n; i++)
    part[0][i % BS] += a[i] * b[i];
  memcpy (s, part[0], sizeof part[0]);
}

#define PRODUCTS(M, CLAUSES) \
  NOIPA static void \
  products_##M (size_t n, float *out) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, BS); \
    float s = ripple_broadcast (bs, 1, 0.5f); \
    _Pragma (CLAUSES) \
    for (size_t i = 0; i < n; i++) \
      s += a[i] * b[i]; \
    out[ripple_id (bs, 0)] = s; \
  }

PRODUCTS (1, "ripple parallel Block (bs) Dims (0) Interleave (1)")
PRODUCTS (2, "ripple parallel Block (bs) Dims (0) interleave (2)")
PRODUCTS (3, "ripple parallel Interleave (1 + 2) Block (bs) Dims (0)")
PRODUCTS (4, "ripple parallel Block (bs) Dims (0) Interleave (BS / 2)")
PRODUCTS (7, "ripple parallel Block (bs) Dims (0) Interleave (7)")
PRODUCTS (16, "ripple parallel Block (bs) Dims (0) Interleave (16)")

static void (*const products[]) (size_t, float *) =
{ products_1, products_2, products_3, products_4, products_7, products_16 };
static const unsigned blocks[] = { 1, 2, 3, 4, 7, 16 };

/* NaN is never the larger one, and the result is one of the numbers.  */

NOIPA static float
largest (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  float s = -INFINITY;
#pragma ripple parallel Block (bs) Dims (0) reduction (max: s) Interleave (4)
  for (size_t i = 0; i < n; i++)
    s = a[i] > s ? a[i] : s;
  return s;
}

NOIPA static float
under_mask (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  float s = 0;
#pragma ripple parallel Block (bs) Dims (0) reduction (+: s) Interleave (3)
  for (size_t i = 0; i < n; i++)
    s += a[i] > 0.5f ? 1.0f : 0.0f;
  return s;
}

NOIPA static int
predicated (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  float s = 0;
#pragma ripple parallel Block (bs) Dims (0) reduction (+: s) \
	Tail (predicate) Interleave (4)
  for (size_t i = 0; i < n; i++)
    s += 2;
  return s;
}

/* No sum at all: what a block stores the next one loads.  */

NOIPA static void
shifted (size_t n, float *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
#pragma ripple parallel Block (bs) Dims (0) Interleave (4) Safelen (8)
  for (size_t i = 0; i < n; i++)
    x[i + BS] = x[i] + a[i];
}

/* Calls, and statements of an assembler, block by block.  */

static size_t calls;

NOIPA static float
next (size_t i)
{
  CHECK (i == BS * calls);
  return ++calls;
}

NOIPA static float
calling (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  float s = ripple_broadcast (bs, 1, 0.0f);
  size_t block = 0;
#pragma ripple parallel Block (bs) Dims (0) NoRemainder Interleave (4) \
	NoWarn (carried-value, called-once)
  for (size_t i = 0; i < n; i++)
    {
      s += next (block);
      block += BS;
      __asm__ volatile ("" : "+r" (block));
    }
  return ripple_reduceadd (1, s) + block;
}

int
main (void)
{
  static float x[MOST + BS], y[MOST + BS];
  for (int i = 0; i < MOST; i++)
    {
      a[i] = (i * 37 % 101) * 0.01f;
      b[i] = (i * 53 % 97) * 0.1f - 3;
    }
  for (size_t n = 0; n <= MOST; n++)
    {
      float now[BS], then[BS], ones = 0, most = -INFINITY;
      for (unsigned k = 0; k < sizeof blocks / sizeof blocks[0]; k++)
	{
	  products[k] (n, now);
	  /* Without optimization variables are in memory, and one sum.  */
#ifdef __OPTIMIZE__
	  reference (n, blocks[k], 0.5f, then);
#else
	  reference (n, 1, 0.5f, then);
#endif
	  CHECK (memcmp (now, then, sizeof now) == 0);
	}
      for (size_t i = 0; i < n; i++)
	{
	  ones += a[i] > 0.5f;
	  most = fmaxf (most, a[i]);
	}
      CHECK (largest (n) == most);
      CHECK (under_mask (n) == ones);
      CHECK (predicated (n) == 2 * (int) n);
      for (size_t i = 0; i < MOST + BS; i++)
	x[i] = y[i] = i;
      shifted (n, x);
      for (size_t i = 0; i < n; i++)
	y[i + BS] = y[i] + a[i];
      CHECK (memcmp (x, y, sizeof x) == 0);
      calls = 0;
      float c = calling (n - n % BS), m = n / BS;
      CHECK (calls == n / BS && c == BS * (m * (m + 1) / 2) + BS * m);
    }
  for (int i = 0; i < MOST; i += 3)
    a[i] = NAN;
  CHECK (largest (MOST) == 1.0f);
  a[200] = INFINITY;
  CHECK (largest (MOST) == INFINITY);
  for (int i = 0; i < MOST; i++)
    a[i] = NAN;
  CHECK (largest (MOST) == -INFINITY);
  return 0;
}

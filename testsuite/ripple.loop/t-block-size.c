/* Elementwise loops whose iterations do not depend on each other run over as
   many lanes at a time as are best, whatever their blocks; others over their
   blocks.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -DSCANNED" } */
/* { dg-asm-require "x86" } */
/* Blocks of 16 and 8 bytes fill vectors.  */
/* { dg-asm {vpxor.*%ymm} bytes_16 } */
/* { dg-asm {vpxor.*%ymm} bytes_8 } */
/* { dg-asm-not {ymm} shifted } */
/* { dg-asm-not {ymm} peeled } */
/* { dg-asm {vpxor.*%ymm} may_overlap } */
/* Sixteen vectors of a polynomial are not kept.  */
/* { dg-asm-not {%ymm\d+, \d*\(%[er][sb]p\)} cubic } */
#include "../ripple-test.h"

enum { MOST = 420 };

#define KERNEL(NAME, B, T, ...)						\
  NOIPA void								\
  NAME (int n, const T *restrict a, T *restrict b)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }

KERNEL (bytes_8, 8, uint8_t, { b[i] = a[i] ^ (b[i] + 3); })
KERNEL (bytes_16, 16, uint8_t, { b[i] = a[i] ^ (b[i] + 3); })
KERNEL (cubic, 128, float, {
  float x = a[i], y = b[i];
  float p = ((x + 1) * x - 2) * x + 3, q = ((y - 1) * y + 2) * x + 3;
  b[i] = p * q + (p - q) * x;
})

NOIPA void
peeled (int n, const uint8_t *restrict a, uint8_t *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_peel (block, 0);
  for (int i = 0; i < n; i++)
    b[i] = a[i] ^ (b[i] + 3);
}

NOIPA void
shifted (int n, uint8_t *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i + 16] = a[i] ^ 3;
}

NOIPA void
may_overlap (int n, const uint8_t *a, uint8_t *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    b[i] = a[i] ^ (a[i + 1] + 3);
}

#ifndef SCANNED

KERNEL (bytes_5, 5, uint8_t, { b[i] = a[i] ^ (b[i] + 3); })
KERNEL (bytes_200, 200, uint8_t, { b[i] = a[i] ^ (b[i] + 3); })
KERNEL (cubic_7, 7, float, {
  float x = a[i], y = b[i];
  float p = ((x + 1) * x - 2) * x + 3, q = ((y - 1) * y + 2) * x + 3;
  b[i] = p * q + (p - q) * x;
})
KERNEL (cubic_100, 100, float, {
  float x = a[i], y = b[i];
  float p = ((x + 1) * x - 2) * x + 3, q = ((y - 1) * y + 2) * x + 3;
  b[i] = p * q + (p - q) * x;
})
/* Under a condition, with a local variable and an early end.  */
KERNEL (chosen, 12, int, {
  int x = a[i];
  if (x < 0)
    continue;
  if (x & 1)
    b[i] += x;
  else
    {
      int t[2] = { x, i };
      b[i] = t[x & 1] - t[1];
    }
})

/* Bytes and doubles.  */
NOIPA static void
mixed (int n, const uint8_t *restrict a, double *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 48);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    b[i] += 0.5 * a[i];
}

/* Everything that can tell what a block is.  */
NOIPA static int
counted (int n, const int *restrict a, int *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  int blocks = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      b[i] = a[i] + (int) ripple_id (block, 0);
      blocks++;
    }
  return blocks;
}
NOIPA static void
largest (int n, const int *restrict a, int *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    b[i] = ripple_reducemax (1, a[i]);
}
/* The clause says that four lanes are independent, not more.  */
NOIPA static void
safe (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
#pragma ripple parallel Block(block) Dims(0) Safelen(4)
  for (int i = 0; i < n; i++)
    a[i + 4] = a[i] + 1;
}

#define TRY_BOTH(NAME, T, ...)						\
  do									\
    {									\
      BUF (T, a, n, place);						\
      BUF (T, b, n, place);						\
      T *want = malloc (MOST * sizeof *want);				\
      memcpy (want, b, n * sizeof *want);				\
      NAME (n, a, b);							\
      for (int i = 0; i < n; i++)					\
	{								\
	  T x = a[i], y = want[i];					\
	  __VA_ARGS__							\
	  want[i] = y;							\
	}								\
      CHECK_SAME (b, want, n);						\
      free (want);							\
    }									\
  while (0)
#define XOR y = x ^ (y + 3);
/* Small integers: products are exact.  */
#define CUBIC								\
  float p = ((x + 1) * x - 2) * x + 3, q = ((y - 1) * y + 2) * x + 3;	\
  y = p * q + (p - q) * x;

NOIPA static void
try_cubic (void (*f) (int, const float *restrict, float *restrict), int n)
{
  float a[MOST], b[MOST + 1], want[MOST];
  for (int i = 0; i < n; i++)
    {
      a[i] = (int) (rnd () % 9) - 4;
      want[i] = b[i] = (int) (rnd () % 9) - 4;
    }
  b[n] = 77;
  f (n, a, b);
  for (int i = 0; i < n; i++)
    {
      float x = a[i], y = want[i];
      CUBIC
      CHECK (b[i] == y);
    }
  CHECK (b[n] == 77);
}

static void
try_mixed (int n, int place)
{
  BUF (uint8_t, a, n, place);
  BUF (double, b, n, place);
  double want[MOST];
  for (int i = 0; i < n; i++)
    want[i] = b[i] + 0.5 * a[i];
  mixed (n, a, b);
  CHECK_SAME (b, want, n);
}

static void
try_blocks (int n)
{
  int a[MOST], b[MOST], c[MOST + 4], want[MOST + 4];
  uint8_t s[MOST + 16], t[MOST + 16];
  FILL (int, a, n);
  CHECK (counted (n, a, b) == (n + 3) / 4);
  for (int i = 0; i < n; i++)
    CHECK (b[i] == (int) ((unsigned) a[i] + i % 4));
  largest (n, a, b);
  for (int i = 0; i < n; i++)
    {
      int most = INT_MIN;
      for (int k = i / 4 * 4; k < n && k < i / 4 * 4 + 4; k++)
	most = most > a[k] ? most : a[k];
      CHECK (b[i] == most);
    }
  for (int i = 0; i < n + 4; i++)
    c[i] = want[i] = i * i;
  for (int i = 0; i < n; i++)
    want[i + 4] = want[i] + 1;
  safe (n, c);
  CHECK_SAME (c, want, n + 4);
  for (int i = 0; i < n + 16; i++)
    s[i] = t[i] = (uint8_t) rnd ();
  for (int i = 0; i < n; i++)
    t[i + 16] = t[i] ^ 3;
  shifted (n, s);
  CHECK_SAME (s, t, n + 16);
}

/* The places that are stored to are D bytes behind those that are loaded:
   each block of 16 loads all before it stores.  */
static void
try_overlap (int n, int d)
{
  uint8_t s[MOST + 600], t[MOST + 600], x[16];
  for (int i = 0; i < MOST + 600; i++)
    s[i] = t[i] = (uint8_t) rnd ();
  may_overlap (n, s + 200, s + 200 + d);
  for (int i = 0; i < n; i += 16)
    {
      uint8_t *p = t + 200 + i;
      for (int k = 0; k < 16; k++)
	x[k] = p[k] ^ (p[k + 1] + 3);
      for (int k = 0; k < 16 && i + k < n; k++)
	p[d + k] = x[k];
    }
  CHECK_SAME (s, t, MOST + 600);
}

int
main (void)
{
  for (int n = 0; n < MOST; n += n < 140 ? 1 : 23)
    {
      for (int place = 0; place < PLACES; place++)
	{
	  TRY_BOTH (bytes_5, uint8_t, XOR);
	  TRY_BOTH (bytes_8, uint8_t, XOR);
	  TRY_BOTH (bytes_16, uint8_t, XOR);
	  TRY_BOTH (peeled, uint8_t, XOR);
	  TRY_BOTH (bytes_200, uint8_t, XOR);
	  TRY_BOTH (chosen, int,
		    if (x >= 0)
		      y = x & 1 ? (int) ((unsigned) y + x) : x - i;);
	  try_mixed (n, place);
	  buf_free_all ();
	}
      try_cubic (cubic, n);
      try_cubic (cubic_7, n);
      try_cubic (cubic_100, n);
      try_blocks (n);
      for (int d = -70; d < 140; d += d < 20 && d > -20 ? 1 : 7)
	try_overlap (n, d);
    }
  return 0;
}
#endif

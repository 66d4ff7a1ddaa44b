/* Loops that add to vectors run several blocks together, each with sums of
   its own: all lengths, bounds at the ends of their types, sums that the loop
   looks at, and operations that may be done in any order or not.  */
/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times {vpaddd\t[^,]*\(%r[^,]*, %ymm} 5 sum } */
/* { dg-asm-times {vpmaxsd\t[^,]*\(%r[^,]*, %ymm} 5 most } */
/* { dg-asm-times {vpor\t} 6 all } */
/* { dg-asm-times {vaddps\t[^,]*\(%r[^,]*, %ymm} 1 lane_sums } */

#include <limits.h>
#include <ripple.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#define NOIPA __attribute__ ((noipa))
#define CHECK(c) do { if (!(c)) abort (); } while (0)

enum { BS = 8, MOST = 200 };

static int a[MOST + 8], b[MOST + 8];
static float f[MOST + 8];
static uint8_t u[MOST + 8];

#define LOOP(CLAUSE) \
  _Pragma (CLAUSE) \
  for (size_t i = 0; i < n; i++)

#define REDUCE(NAME, TYPE, FIRST, CLAUSE, STATEMENT) \
  NOIPA static TYPE \
  NAME (size_t n) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, BS); \
    TYPE s = FIRST; \
    LOOP (CLAUSE) \
      { \
	STATEMENT; \
      } \
    return s; \
  } \
  NOIPA static TYPE \
  NAME##_ref (size_t n) \
  { \
    TYPE s = FIRST; \
    for (size_t i = 0; i < n; i++) \
      { \
	STATEMENT; \
	__asm__ ("" : "+r" (i)); \
      } \
    return s; \
  }

#define ADD "ripple parallel Block (bs) Dims (0) reduction (+: s)"
REDUCE (sum, int, 5, ADD, s += a[i])
REDUCE (difference, int, 5, ADD, s -= a[i])
REDUCE (condsum, int, 0, ADD, if (a[i] > b[i]) s += a[i])
REDUCE (twice, unsigned, 1, ADD, s += a[i] * b[i]; if (a[i] & 1) s += b[i])
REDUCE (count, int, 0, ADD, s += a[i] > b[i])
REDUCE (bytes, int, 0, ADD, s += u[i] * (int8_t) a[i])
REDUCE (sad, int, 0, ADD, s += abs (u[i] - (uint8_t) b[i]))
REDUCE (wide, long long, 7, ADD, s += (long long) a[i] * b[i])
REDUCE (product, unsigned, 3,
	"ripple parallel Block (bs) Dims (0) reduction (*: s)",
	s *= a[i] | 1)
REDUCE (all, int, -1,
	"ripple parallel Block (bs) Dims (0) reduction (&: s)",
	s &= a[i] | b[i])
REDUCE (any, int, 0,
	"ripple parallel Block (bs) Dims (0) reduction (|: s)",
	s |= a[i] & b[i])
REDUCE (parity, int, 0,
	"ripple parallel Block (bs) Dims (0) reduction (^: s)", s ^= a[i])
REDUCE (least, int, INT_MAX,
	"ripple parallel Block (bs) Dims (0) reduction (min: s)",
	s = a[i] < s ? a[i] : s)
REDUCE (most, int, INT_MIN,
	"ripple parallel Block (bs) Dims (0) reduction (max: s)",
	if (a[i] > s) s = a[i])

/* Floating numbers are added in the order of the program.  */

NOIPA static float
lane_sums (size_t n, float *out)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  float s = ripple_broadcast (bs, 1, -0.0f);
  LOOP ("ripple parallel Block (bs) Dims (0)")
    s += f[i];
  out[ripple_id (bs, 0)] = s;
  return ripple_reduceadd (1, s);
}

/* What the loop stores shows the sums on the way.  */

NOIPA static void
running (size_t n, int *out)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  int s = ripple_broadcast (bs, 1, 3);
  LOOP ("ripple parallel Block (bs) Dims (0)")
    {
      s += a[i];
      out[i] = s;
    }
}

/* The loop decides by the sum.  */

NOIPA static int
saturating (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  int s = ripple_broadcast (bs, 1, 0);
  LOOP ("ripple parallel Block (bs) Dims (0)")
    if (s < 1000)
      s += a[i] & 255;
  return ripple_reduceadd (1, s);
}

/* The value of the block before goes on, beside a sum.  */

NOIPA static int
neighbours (size_t n)
{
  ripple_block_t bs = ripple_set_block_shape (0, BS);
  int s = ripple_broadcast (bs, 1, 0), before = ripple_broadcast (bs, 1, 1);
  LOOP ("ripple parallel Block (bs) Dims (0)")
    {
      s += a[i] ^ before;
      before = a[i];
    }
  return ripple_reduceadd (1, s + before);
}

/* Loops over vectors that the program has written.  */

#define WRITTEN(NAME, TYPE, BEGIN, COND, INDEX) \
  NOIPA static unsigned \
  NAME (TYPE from, TYPE n) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, BS); \
    size_t l = ripple_id (bs, 0); \
    unsigned s = ripple_broadcast (bs, 1, 0u); \
    for (TYPE i = BEGIN; COND; i += BS) \
      s += a[INDEX + l]; \
    return ripple_reduceadd (1, s); \
  }

WRITTEN (below, int, from, i < n, (size_t) ((unsigned) i - from))
WRITTEN (up_to, int, from, i + BS <= n, (size_t) (i - from))
WRITTEN (swapped, unsigned, from, n > i, (size_t) (i - from))
WRITTEN (not_above, size_t, from, i + (BS - 1) < n, i - from)
WRITTEN (short_ones, signed char, from, i < n, (size_t) (i - from))

static unsigned
whole_blocks (size_t n)
{
  unsigned s = 0;
  for (size_t i = 0; i < n; i++)
    s += a[i];
  return s;
}

static void
test_length (size_t n)
{
  float lanes[BS], now[BS];
  static int out[MOST + 8];
  CHECK (sum (n) == sum_ref (n));
  CHECK (difference (n) == difference_ref (n));
  CHECK (condsum (n) == condsum_ref (n));
  CHECK (twice (n) == twice_ref (n));
  CHECK (count (n) == count_ref (n));
  CHECK (bytes (n) == bytes_ref (n));
  CHECK (sad (n) == sad_ref (n));
  CHECK (wide (n) == wide_ref (n));
  CHECK (product (n) == product_ref (n));
  CHECK (all (n) == all_ref (n));
  CHECK (any (n) == any_ref (n));
  CHECK (parity (n) == parity_ref (n));
  CHECK (least (n) == least_ref (n));
  CHECK (most (n) == most_ref (n));

  lane_sums (n, now);
  for (size_t k = 0; k < BS; k++)
    lanes[k] = -0.0f;
  for (size_t i = 0; i < n; i++)
    lanes[i % BS] += f[i];
  for (size_t k = 0; k < BS; k++)
    CHECK (lanes[k] == now[k] && !__builtin_signbit (lanes[k])
				 == !__builtin_signbit (now[k]));

  int s[BS], t[BS], before[BS], total = 0, capped = 0;
  for (size_t k = 0; k < BS; k++)
    s[k] = 3, t[k] = 0, before[k] = 1;
  running (n, out);
  for (size_t i = 0; i < n; i++)
    {
      s[i % BS] += a[i];
      CHECK (out[i] == s[i % BS]);
      if (t[i % BS] < 1000)
	t[i % BS] += a[i] & 255;
      total += a[i] ^ before[i % BS];
      before[i % BS] = a[i];
    }
  for (size_t k = 0; k < BS; k++)
    total += before[k], capped += t[k];
  CHECK (saturating (n) == capped);
  CHECK (neighbours (n) == total);
}

int
main (void)
{
  for (int i = 0; i < MOST + 8; i++)
    {
      a[i] = (i * 7919) % 3001 - 1500;
      b[i] = (i * 104729) % 2999 - 1400;
      f[i] = (i % 13) * 0.1f;
      u[i] = i * 37;
    }
  for (size_t n = 0; n <= MOST; n++)
    test_length (n);
  for (int n = 0; n <= MOST - BS; n += n < 3 * BS ? 1 : 3)
    {
      size_t up = (n + BS - 1) / BS * BS, down = n / BS * BS;
      CHECK (below (0, n) == whole_blocks (up));
      CHECK (below (-9, n - 9) == whole_blocks (up));
      CHECK (below (INT_MIN, INT_MIN + n) == whole_blocks (up));
      CHECK (up_to (0, n) == whole_blocks (down));
      CHECK (up_to (INT_MAX - MOST, INT_MAX - MOST + n)
	     == whole_blocks (down));
      CHECK (swapped (0, n) == whole_blocks (up));
      CHECK (swapped (3, n + 3) == whole_blocks (up));
      CHECK (not_above (0, n) == whole_blocks (down));
      CHECK (below (n, 0) == (unsigned) 0);
      CHECK (below (n, INT_MIN) == (unsigned) 0);
      if (n <= 100)
	CHECK (short_ones (-100, n - 100) == whole_blocks (up));
    }
  return 0;
}

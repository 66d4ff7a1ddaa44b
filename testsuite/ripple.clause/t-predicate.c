/* { dg-do run } */
/* Clause Tail (predicate): one loop under a mask, and no remainder.  What a
   loop means does not change.  */
#include "../ripple-test.h"

enum { LANES = 16, ODD = 37 };

NOIPA static void
add (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, LANES);
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i];
}

static void
add_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i];
}

NOIPA static void
bytes (int n, const uint8_t *a, const uint8_t *b, uint8_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64);
#pragma ripple parallel Block (BS) Dims (0) TAIL (Predicate)
  for (uint8_t i = 0; i < (uint8_t) n; i++)
    c[i] = (a[i] + b[i] + 1) >> 1;
}

static void
bytes_model (int n, const uint8_t *a, const uint8_t *b, uint8_t *c)
{
  for (int i = 0; i < (uint8_t) n; i++)
    c[i] = (a[i] + b[i] + 1) >> 1;
}

/* Values that go from block to block, in lanes and one for a block.  */

NOIPA static int64_t
sums (int n, const int8_t *x, int *blocks, int8_t *most)
{
  ripple_block_t BS = ripple_set_block_shape (0, ODD);
  int64_t sum = 0;
  int8_t max = INT8_MIN;
  int count = 0;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate) \
  reduction (+: sum) reduction (max: max)
  for (int i = n - 1; i >= 0; i--)
    {
      sum += x[i];
      if (x[i] > max)
	max = x[i];
      count++;
    }
  *blocks = count;
  *most = max;
  return sum;
}

NOIPA static int
plus_one (int x)
{
  return x + 1;
}

/* Conditions, gathers, calls lane by lane, a loop that lanes leave.  */

#define WAYS								\
  for (unsigned i = 3; i < n; i += 2)					\
    {									\
      int v = from[index[i]];						\
      if (v & 1)							\
	v = plus_one (v);						\
      else								\
	while (v > 10)							\
	  v /= 2;							\
      to[i] = v;							\
    }

NOIPA static void
ways (unsigned n, const unsigned *index, const int *from, int *to)
{
  ripple_block_t BS = ripple_set_block_shape (0, 5);
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  WAYS
}

static void
ways_model (unsigned n, const unsigned *index, const int *from, int *to)
{
  WAYS
}

/* Both loops, or one of them, of a nest.  */

enum { ROW = 21 };

NOIPA static void
nest (int n, int m, int which, const short *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  if (which == 0)
    {
#pragma ripple parallel Block (BS) Dims (1) Tail (predicate)
      for (int i = 0; i < n; i++)
	{
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
	  for (int j = 0; j < m; j++)
	    c[i * ROW + j] += a[j * ROW + i] + (i ^ j);
	}
    }
  else if (which == 1)
    {
#pragma ripple parallel Block (BS) Dims (1) Tail (predicate)
      for (int i = 0; i < n; i++)
	{
#pragma ripple parallel Block (BS) Dims (0)
	  for (int j = 0; j < m; j++)
	    c[i * ROW + j] += a[j * ROW + i] + (i ^ j);
	}
    }
  else if (which == 2)
    {
#pragma ripple parallel Block (BS) Dims (0) Tail (mask)
      for (int j = 0; j < m; j++)
	{
#pragma ripple parallel Block (BS) Dims (1) Tail (predicate)
	  for (int i = 0; i < n; i++)
	    c[i * ROW + j] += a[j * ROW + i] + (i ^ j);
	}
    }
  else
    {
#pragma ripple parallel Block (BS) Dims (0, 1) Tail (predicate)
      for (int k = 0; k < n * m; k++)
	c[k / m * ROW + k % m] += a[k % m * ROW + k / m] + (k / m ^ k % m);
    }
}

/* Scalar statements are run once a block, also those that a loop that is not
   annotated repeats.  */

NOIPA static void
scalar (int n, int *rounds, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (int i = 0; i < n; i++)
    {
      c[i] = 0;
      for (int k = 0; k < 3; k++)
	{
	  c[i] += k * i;
	  *rounds += 1;
	}
    }
}

/* The loop ends, and the counter is what C says.  */

NOIPA static int
after (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  int i;
#pragma ripple parallel Block (BS) Dims (0) Tail (predicate)
  for (i = 0; i < n; i += 3)
    c[i] = i;
  return i;
}

int
main (void)
{
  TRY (LANES, float, float, 1, 0, add, add_model);
  TRY (64, uint8_t, uint8_t, 1, 0, bytes, bytes_model);
  for (int n = 0; n < 3 * ODD; n++)
    {
      int blocks, rounds = 0;
      int8_t most, max = INT8_MIN;
      int64_t sum = 0;
      BUF (int8_t, x, n, n % PLACES);
      BUF (int, c, n, n % PLACES);
      for (int i = 0; i < n; i++)
	{
	  sum += x[i];
	  max = x[i] > max ? x[i] : max;
	}
      CHECK (sums (n, x, &blocks, &most) == sum);
      CHECK (most == max);
      scalar (n, &rounds, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 3 * i);
      CHECK (after (n, c) == (n + 2) / 3 * 3);
      for (int i = 0; i < n; i += 3)
	CHECK (c[i] == i);
#ifdef __RIPPLE__
      CHECK (blocks == (n + ODD - 1) / ODD);
      CHECK (rounds == (n + 3) / 4 * 3);
#endif
      buf_free_all ();
    }
  for (unsigned n = 0; n < 40; n++)
    {
      BUF (unsigned, index, n, n % PLACES);
      BUF (int, from, n, n % PLACES);
      BUF (int, to, n, n % PLACES);
      int *want = (int *) buf_copy (to, n * sizeof *to, BUF_MIDDLE);
      for (unsigned i = 0; i < n; i++)
	{
	  index[i] %= n;
	  from[i] &= 0xffff;
	}
      ways (n, index, from, to);
      ways_model (n, index, from, want);
      CHECK_SAME (to, want, n);
      buf_free_all ();
    }
  for (int which = 0; which < 4; which++)
    for (int n = 0; n < 8; n++)
      for (int m = 0; m <= ROW; m += m < 6 ? 1 : 5)
	{
	  BUF (short, a, ROW * ROW, BUF_END);
	  BUF (int, c, n ? (n - 1) * ROW + m : 0, which % PLACES);
	  int size = n ? (n - 1) * ROW + m : 0;
	  for (int i = 0; i < size; i++)
	    c[i] = i;
	  nest (n, m, which, a, c);
	  for (int i = 0; i < n; i++)
	    for (int j = 0; j < ROW && i * ROW + j < size; j++)
	      CHECK (c[i * ROW + j]
		     == i * ROW + j
			+ (j < m ? a[j * ROW + i] + (i ^ j) : 0));
	  buf_free_all ();
	}
  return 0;
}

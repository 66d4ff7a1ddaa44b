/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Block functions that call themselves: with blocks, tensors and scalars,
   under masks and in remainders, one of another, and in several shapes.  */
#include "../ripple-test.h"
#define B 12

/* A block and scalars.  */
static void
halves (ripple_block_t BS, float *x, size_t n)
{
  size_t v = ripple_id (BS, 0);
  if (n <= 2 * B)
    {
      for (size_t k = 0; k < n; k += ripple_get_block_size (BS, 0))
	if (k + v < n)
	  x[k + v] += n;
      return;
    }
  halves (BS, x, n / 2);
  halves (BS, x + n / 2, n - n / 2);
  for (size_t k = 0; k + B <= n; k += B)
    x[k + v] *= 2;
}

static void
halves_model (float *x, size_t n)
{
  if (n <= 2 * B)
    {
      for (size_t k = 0; k < n; k++)
	x[k] += n;
      return;
    }
  halves_model (x, n / 2);
  halves_model (x + n / 2, n - n / 2);
  for (size_t k = 0; k < n / B * B; k++)
    x[k] *= 2;
}

NOIPA static void
call_halves (float *x, size_t n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  halves (BS, x, n);
}

/* Tensors, one of them a pointer, under conditions of lanes.  */
static __attribute__ ((noinline)) void
collatz (ripple_block_t BS, int x, unsigned char *count, int depth)
{
  if (depth == 0)
    return;
  if (x != 1)
    {
      ++*count;
      collatz (BS, x & 1 ? 3 * x + 1 : x / 2, count, depth - 1);
    }
}

NOIPA static void
call_collatz (int n, const int *x, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = 0;
      if (i != 3)
	collatz (BS, x[i], &c[i], 40);
    }
}

/* One of another, in two shapes and with two masks.  */
static void odd (ripple_block_t BS, const short *x, short *y, int n);

static void
even (ripple_block_t BS, const short *x, short *y, int n)
{
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);
  size_t k = v + w * ripple_get_block_size (BS, 0);
  if (n > 0)
    {
      y[k] += x[k] + w;
      odd (BS, x, y, n - 1);
    }
}

static void
odd (ripple_block_t BS, const short *x, short *y, int n)
{
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);
  size_t k = v + w * ripple_get_block_size (BS, 0);
  if (n > 0)
    {
      if (x[k] > 0)
	{
	  y[k] = y[k] * 2 + v;
	  even (BS, x, y, n - 1);
	}
      y[k]++;
    }
}

static void
even_odd_model (const short *x, short *y, int n, int v, int w, int s,
		int is_odd)
{
  int k = v + w * s;
  if (n <= 0)
    return;
  if (!is_odd)
    {
      y[k] += x[k] + w;
      even_odd_model (x, y, n - 1, v, w, s, 1);
      return;
    }
  if (x[k] > 0)
    {
      y[k] = y[k] * 2 + v;
      even_odd_model (x, y, n - 1, v, w, s, 0);
    }
  y[k]++;
}

NOIPA static void
call_even (const short *x, short *y, short *z, int n)
{
  ripple_block_t one = ripple_set_block_shape (0, B);
  ripple_block_t two = ripple_set_block_shape (0, 5, 3);
  even (one, x, y, n);
  even (two, x, z, n);
  if (x[ripple_id (two, 0)] > 2)
    odd (two, x, z, n);
}

/* Nothing but calls that pass the block on.  */
static void
leaf (ripple_block_t BS, int *x, int n)
{
  x[ripple_id (BS, 0)] += n;
}

static void
tree (ripple_block_t BS, int *x, int n)
{
  if (n > 1)
    {
      tree (BS, x, n / 2);
      tree (BS, x + B, n - n / 2);
    }
  else
    leaf (BS, x, 7);
}

static void
tree_model (int *x, int n)
{
  if (n > 1)
    {
      tree_model (x, n / 2);
      tree_model (x + B, n - n / 2);
    }
  else
    for (int i = 0; i < B; i++)
      x[i] += 7;
}

NOIPA static void
call_tree (int *x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  tree (BS, x, n);
}

int
main (void)
{
  for (int n = 0; n < 150; n += 7)
    {
      float x[150], e[150];
      for (int i = 0; i < 150; i++)
	x[i] = e[i] = i;
      call_halves (x, n);
      halves_model (e, n);
      CHECK_SAME (x, e, 150);
    }
  for (int n = 0; n < 40; n++)
    {
      int x[40];
      unsigned char c[41];
      for (int i = 0; i < n; i++)
	x[i] = 1 + rnd () % 50;
      c[n] = 99;
      call_collatz (n, x, c);
      for (int i = 0; i < n; i++)
	{
	  int steps = 0;
	  if (i != 3)
	    for (int k = x[i]; k != 1 && steps < 40;
		 k = k & 1 ? 3 * k + 1 : k / 2)
	      steps++;
	  CHECK (c[i] == steps);
	}
      CHECK (c[n] == 99);
    }
  for (int n = -1; n < 8; n++)
    {
      short x[15], y[15], z[15], ey[15], ez[15];
      for (int i = 0; i < 15; i++)
	x[i] = rnd () % 9 - 3, y[i] = z[i] = ey[i] = ez[i] = i;
      call_even (x, y, z, n);
      for (int i = 0; i < B; i++)
	even_odd_model (x, ey, n, i, 0, B, 0);
      for (int i = 0; i < 15; i++)
	even_odd_model (x, ez, n, i % 5, i / 5, 5, 0);
      for (int i = 0; i < 15; i++)
	if (x[i % 5] > 2)
	  even_odd_model (x, ez, n, i % 5, i / 5, 5, 1);
      CHECK_SAME (y, ey, 15);
      CHECK_SAME (z, ez, 15);
    }
  for (int n = 1; n < 9; n++)
    {
      int x[9 * B] = { 0 }, e[9 * B] = { 0 };
      call_tree (x, n);
      tree_model (e, n);
      CHECK_SAME (x, e, 9 * B);
    }
  return 0;
}

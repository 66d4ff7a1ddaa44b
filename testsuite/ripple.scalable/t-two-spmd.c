/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native avx2 sse2" } */
/* SPMD code of blocks of which two sizes are scalable: each statement is done
   by all lanes before the next one, whatever overlaps.  */
#include "ripple-test.h"

enum { N = 150, DEPTH = 9 };

static float a[N * N + N], b[N * N], c[N * N], e[N * N], room[64 * 64];
static int rows;

#define BLOCK ripple_set_block_shape (0, ripple_scalable (4), \
				      ripple_scalable (4))
#define EACH for (int y = 0; y < rows; y++) for (int x = 0; x < rows; x++)
#define ROOM room[y * rows + x]

static void
fill (void)
{
  for (int i = 0; i < N * N; i++)
    {
      c[i] = e[i] = i % 100;
      b[i] = i % 5 - 2;
    }
  for (int i = 0; i < N * N + N; i++)
    a[i] = i % 7 - 3;
}

/* Whole blocks and parts of them, in loops.  */
NOIPA static void
product (int m, int n, int depth, const float *a, const float *b, float *c)
{
  ripple_block_t bs = BLOCK;
  size_t cols = ripple_get_block_size (bs, 0);
  size_t rows = ripple_get_block_size (bs, 1);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  for (size_t i = 0; i < m; i += rows)
    for (size_t j = 0; j < n; j += cols)
      if (i + y < m && j + x < n)
	{
	  float tile = c[(i + y) * n + j + x];
	  for (int k = 0; k < depth; k++)
	    tile += a[k * m + i + y] * b[k * n + j + x];
	  c[(i + y) * n + j + x] = tile;
	}
}

static void
product_test (void)
{
  static const int sizes[] = { 0, 1, 3, 4, 5, 16, 17, 33, 70, 64 };
  for (int q = 0; q < 100; q++)
    {
      int m = sizes[q / 10], n = sizes[q % 10], depth = q % DEPTH;
      fill ();
      product (m, n, depth, a, b, c);
      for (int i = 0; i < m; i++)
	for (int j = 0; j < n; j++)
	  for (int k = 0; k < depth; k++)
	    e[i * n + j] += a[k * m + i] * b[k * n + j];
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

/* In place.  */
NOIPA static void
turn (int n, float *c)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  if (x < n && y < n)
    {
      float t = c[x * n + y];
      c[y * n + x] = t + 1;
    }
}

static void
turn_test (void)
{
  for (int n = 0; n < 70; n += 3)
    {
      fill ();
      turn (n, c);
      for (int y = 0; y < n && y < rows; y++)
	for (int x = 0; x < n && x < rows; x++)
	  e[y * n + x] = (x * n + y) % 100 + 1;
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

/* Stores that later loads see, of other lanes, too.  */
NOIPA static void
chain (float *p, int n)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  p[y * n + x] = p[x * n + y] * 2;
  p[y * n + x + 1] = p[y * n + x] + 1;
  if ((x ^ y) & 1)
    p[y + x * n] += p[x + 1];
}

static void
chain_test (void)
{
  for (int n = 1; n < N - 2; n += 3)
    {
      fill ();
      chain (c, n);
      EACH ROOM = e[x * n + y] * 2;
      EACH e[y * n + x] = ROOM;
      EACH ROOM = e[y * n + x] + 1;
      EACH e[y * n + x + 1] = ROOM;
      EACH ROOM = e[y + x * n] + e[x + 1];
      EACH if ((x ^ y) & 1) e[y + x * n] = ROOM;
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

/* Stores on both sides of a condition, and a load behind the first one.  */
NOIPA static void
sides (float *p, int n)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  if (x > y)
    p[y * n + x] = 1;
  else
    p[x * n + y + 1] = p[y * n + x + 1] + 2;
}

static void
sides_test (void)
{
  for (int n = 1; n < N - 2; n += 5)
    {
      fill ();
      sides (c, n);
      EACH if (x > y) e[y * n + x] = 1;
      EACH ROOM = e[y * n + x + 1] + 2;
      EACH if (x <= y) e[x * n + y + 1] = ROOM;
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

/* Broadcasts; what is a scalar; code of the same block elsewhere.  */
NOIPA static float
scalars (float *p, float u)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  float v = ripple_broadcast (bs, 3, u);
  float w = u * 3;
  if ((x + y) & 1)
    v = -v;
  p[y * N + x] = v;
  p[0] = w;
  if (u > 1)
    p[y * N + x] *= x + y + (w > 3);
  return w;
}

static void
scalars_test (void)
{
  for (int u = 0; u < 3; u++)
    {
      fill ();
      CHECK (scalars (c, u) == 3 * u);
      EACH e[y * N + x] = (x + y) & 1 ? -u : u;
      e[0] = 3 * u;
      if (u > 1)
	EACH e[y * N + x] *= x + y + 1;
      for (int i = 0; i < N * N; i++)
	CHECK (c[i] == e[i]);
    }
}

/* Functions of the API that only compute, between what may overlap.  */
NOIPA static void
calls (float *p, int n, int u)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  if (x < n)
    {
      int v = ripple_broadcast (bs, 3, u);
      int t = ripple_add_sat ((int) p[x * N + y], v);
      p[y * N + x + 1] = (int) ripple_get_block_size (bs, 0) * t;
      p[x * N + y]
	= __builtin_elementwise_maximum (p[y * N + x], (float) v);
    }
}

static void
calls_test (void)
{
  for (int n = 0; n < 70; n += 6)
    {
      fill ();
      calls (c, n, n);
      EACH if (x < n) ROOM = rows * (e[x * N + y] + n);
      EACH if (x < n) e[y * N + x + 1] = ROOM;
      EACH ROOM = e[y * N + x] > n ? e[y * N + x] : n;
      EACH if (x < n) e[x * N + y] = ROOM;
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

/* Variables of which each lane has its own; loops that lanes leave one by
   one; other types; a function.  */
static int
digits (unsigned x)
{
  int n = 0;
  for (; x; x /= 3)
    n++;
  return n;
}

NOIPA static void
locals (unsigned char *restrict out, const short *restrict in, int n)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  short t[4];
  for (int i = 0; i < 4; i++)
    t[i] = in[y * n + x + i];
  short most = t[x & 3];
  int steps = x ^ y;
  while (most > (int) y)
    {
      most /= 2;
      steps++;
    }
  out[y * n + x] = steps + t[(x + y) & 3] + digits (x * y);
}

static void
locals_test (void)
{
  static short in[100 * 100];
  static unsigned char out[100 * 100], expected[100 * 100];
  for (int i = 0; i < 100 * 100; i++)
    in[i] = i * 37 % 1000;
  locals (out, in, 90);
  EACH
    {
      int most = in[y * 90 + x + (x & 3)], s = x ^ y;
      for (; most > y; most /= 2)
	s++;
      expected[y * 90 + x] = s + in[y * 90 + x + ((x + y) & 3)]
			     + digits (x * y);
    }
  CHECK (memcmp (out, expected, sizeof out) == 0);
}

/* A third size; one that comes from two blocks.  */
NOIPA static void
three (double *restrict p, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (2), 3,
					      ripple_scalable (1));
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1), z = ripple_id (bs, 2);
  p[(z * 3 + y) * n + x] = x + 100 * y + 10000 * z;
}

NOIPA static void
from_two (float *restrict p)
{
  size_t x = ripple_id (ripple_set_block_shape (0, ripple_scalable (4)), 0);
  size_t y = ripple_id (ripple_set_block_shape (0, 1, ripple_scalable (2)),
			1);
  p[y * N + x] = x * y;
}

static void
shapes_test (void)
{
  static double p[16 * 3 * 40];
  three (p, 40);
  for (int z = 0; z < 16; z++)
    for (int y = 0; y < 3; y++)
      for (int x = 0; x < 40; x++)
	CHECK (p[(z * 3 + y) * 40 + x]
	       == (z < rows / 4 && x < rows / 2 ? x + 100 * y + 10000 * z
		   : 0));
  fill ();
  from_two (c);
  for (int y = 0; y < rows / 2; y++)
    for (int x = 0; x < rows; x++)
      e[y * N + x] = x * y;
  CHECK (memcmp (c, e, sizeof c) == 0);
}

/* Rows of annotated loops.  */
NOIPA static void
mixed (float *restrict p, int n)
{
  ripple_block_t bs = BLOCK;
  size_t x = ripple_id (bs, 0);
#pragma ripple parallel Block(bs) Dims(1) BlockIndependent
  for (int i = 0; i < n; i++)
    p[i * N + x] = i + 2 * x;
}

static void
mixed_test (void)
{
  for (int n = 0; n < 70; n += 7)
    {
      fill ();
      mixed (c, n);
      for (int y = 0; y < n; y++)
	for (int x = 0; x < rows; x++)
	  e[y * N + x] = y + 2 * x;
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
}

int
main (void)
{
  rows = ripple_scalable (4);
  product_test ();
  turn_test ();
  chain_test ();
  sides_test ();
  scalars_test ();
  calls_test ();
  locals_test ();
  shapes_test ();
  mixed_test ();
  return 0;
}

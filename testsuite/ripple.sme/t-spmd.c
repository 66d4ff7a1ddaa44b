/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 9 } */
/* Blocks of two dimensions without annotated loops: the sums begin and end as
   values, or stay in memory.  */
#include "../ripple-test.h"

enum { MAX = 100 };

NOIPA static void
one_block (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0;
  for (int l = 0; l < k; l++)
    s += a[l * m + y] * b[l * n + x];
  c[y * n + x] = s;
}

NOIPA static void
all_blocks (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  for (int i = 0; i < m; i += 16)
    for (int j = 0; j < n; j += 16)
      {
	int col = j + ripple_id (block, 0), row = i + ripple_id (block, 1);
	float s = c[row * n + col];
	for (int l = 0; l < k; l++)
	  s += a[row * k + l] * b[l * n + col];
	c[row * n + col] = s > 3 ? 2 * s : s - row;
      }
}

/* Other dimensions, an odd size.  */
NOIPA static void
odd (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 1, 1, 5, 3);
  size_t x = ripple_id (block, 2), y = ripple_id (block, 3);
  float s = x, t = y;
  for (int l = 0; l < k; l++)
    {
      s -= a[l * m + y] * b[l * n + x];
      t += a[l * m + y] * (b[l * n + x] + 1);
    }
  c[y * n + x] = s + ripple_slice (t, 0, 0, 1, 1);
}

NOIPA static void
in_memory (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int l = 0; l < k; l++)
    c[y * n + x] += a[l * m + y] * b[l * n + x];
}

/* Stored down columns.  */
NOIPA static void
down (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int o = 0; o < k; o++)
    for (int l = 0; l < 2; l++)
      c[x * m + y] += a[(2 * o + l) * m + y] * b[(2 * o + l) * n + x];
}

NOIPA static void
doubles (const double *a, const double *b, double *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  double s = c[y * n + x];
  for (int o = 0; o < k / 4; o++)
    for (int l = 0; l < 4; l++)
      s += a[y * k + 4 * o + l] * b[(4 * o + l) * n + x];
  c[y * n + x] = s;
}

NOIPA static void
bytes (const signed char *a, const signed char *b, int *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 20, 20);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  int s = 7;
  for (int l = 0; l < k; l++)
    s += a[y * k + l] * b[l * n + x];
  c[y * n + x] = s;
}

/* A number that would be another one as int: then vectors do it.  */
NOIPA static void
wraps (const float *a, const float *b, float *c, unsigned first, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  unsigned x = first + (unsigned) ripple_id (block, 0);
  size_t y = ripple_id (block, 1);
  float s = 0;
  for (int l = 0; l < k; l++)
    s += a[l * 16 + y] * b[x];
  c[y * 16 + ripple_id (block, 0)] = s;
}

/* In a loop that is left before.  */
NOIPA static int
again (const float *a, const float *b, float *c, int k, int times)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0;
  int t;
  for (t = 0; t < times; t++)
    {
      for (int l = 0; l < k; l++)
	s += a[l * 16 + y] * b[l * 16 + x];
      if (ripple_slice (s, 0, 0) > 100)
	break;
    }
  c[y * 16 + x] = s;
  return t;
}

static float a[MAX * MAX], b[MAX * MAX], c[MAX * MAX], w[MAX * MAX];

static void
check (int line, int count)
{
  for (int i = 0; i < count; i++)
    if (c[i] != w[i])
      {
	fprintf (stderr, "line %d: element %d is %g, not %g\n", line, i,
		 (double) c[i], (double) w[i]);
	abort ();
      }
}

#define PRODUCT(I, J, K, A, B)						\
  ({									\
    float p = 0;							\
    for (int l = 0; l < K; l++)						\
      p += a[A] * b[B];							\
    p;									\
  })

static void
test (int k)
{
  for (int i = 0; i < MAX * MAX; i++)
    {
      a[i] = i * 7 % 11 - 5;
      b[i] = i * 5 % 13 - 6;
      c[i] = w[i] = i % 7;
    }
  one_block (a, b, c, 16, 32, k);
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 32; j++)
      w[i * 32 + j] = PRODUCT (i, j, k, l * 16 + i, l * 32 + j);
  check (__LINE__, MAX * MAX);
  all_blocks (a, b, c, 48, 64, k);
  for (int i = 0; i < 48; i++)
    for (int j = 0; j < 64; j++)
      {
	float s = w[i * 64 + j];
	s += PRODUCT (i, j, k, i * k + l, l * 64 + j);
	w[i * 64 + j] = s > 3 ? 2 * s : s - i;
      }
  check (__LINE__, MAX * MAX);
  odd (a, b, c, 3, 5, k);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 5; j++)
      {
	float t = 1;
	for (int l = 0; l < k; l++)
	  t += a[l * 3 + 1] * (b[l * 5 + 1] + 1);
	w[i * 5 + j] = j - PRODUCT (i, j, k, l * 3 + i, l * 5 + j) + t;
      }
  check (__LINE__, MAX * MAX);
  in_memory (a, b, c, 16, 32, k);
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 32; j++)
      w[i * 32 + j] += PRODUCT (i, j, k, l * 16 + i, l * 32 + j);
  check (__LINE__, MAX * MAX);
  down (a, b, c, 16, 32, k / 2);
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 32; j++)
      w[j * 16 + i] += PRODUCT (i, j, k / 2 * 2, l * 16 + i, l * 32 + j);
  check (__LINE__, MAX * MAX);
  wraps (a, b, c, -8u, 0);
  for (int i = 0; i < 256; i++)
    w[i] = 0;
  check (__LINE__, MAX * MAX);
  wraps (a, b, c, 3, k);
  for (int i = 0; i < 16; i++)
    for (int j = 0; j < 16; j++)
      w[i * 16 + j] = PRODUCT (i, j, k, l * 16 + i, 3 + j);
  check (__LINE__, MAX * MAX);
  int times = again (a, b, c, k, 9), t;
  for (int i = 0; i < 256; i++)
    w[i] = 0;
  for (t = 0; t < 9; t++)
    {
      for (int i = 0; i < 16; i++)
	for (int j = 0; j < 16; j++)
	  w[i * 16 + j] += PRODUCT (i, j, k, l * 16 + i, l * 16 + j);
      if (w[0] > 100)
	break;
    }
  CHECK (t == times);
  check (__LINE__, MAX * MAX);
}

static void
test_others (void)
{
  static double d[3][64 * 64];
  static signed char p[2][64 * 64];
  static int q[64 * 64];
  for (int i = 0; i < 64 * 64; i++)
    {
      d[0][i] = i % 5 - 2;
      d[1][i] = i % 7 - 3;
      d[2][i] = i;
      p[0][i] = i * 11;
      p[1][i] = i * 13;
    }
  doubles (d[0], d[1], d[2], 8, 8, 40);
  bytes (p[0], p[1], q, 20, 20, 37);
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 20; j++)
      {
	double s = i * 8 + j;
	int t = 7;
	for (int l = 0; l < 40; l++)
	  s += d[0][i * 40 + l] * d[1][l * 8 + j];
	for (int l = 0; l < 37; l++)
	  t += p[0][i * 37 + l] * p[1][l * 20 + j];
	if (i < 8 && j < 8)
	  CHECK (d[2][i * 8 + j] == s);
	CHECK (q[i * 20 + j] == t);
      }
}

int
main (void)
{
  static const int steps[] = { 0, 1, 2, 37, 90 };
  for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++)
    test (steps[i]);
  test_others ();
  return 0;
}

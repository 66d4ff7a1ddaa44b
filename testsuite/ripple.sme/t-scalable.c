/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-w -fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 11 } */
/* { dg-asm "fmopa\\tza" } */
/* { dg-asm "smopa\\tza" } */
/* SPMD code of blocks of which two sizes are multiples of vscale.  Wherever it
   runs, each of them does as many elements as ordinary vectors say.  */
#include "../ripple-test.h"

enum { MAX = 150, STEPS = 9, MOST = MAX * MAX };

static float a[MAX * STEPS], b[MAX * STEPS], c[MOST], e[MOST];
static double ad[MAX * STEPS], bd[MAX * STEPS], cd[MOST], ed[MOST];
static signed char as[MAX * STEPS], bs8[MAX * STEPS];
static int ci[MOST], ei[MOST];

#define BLOCK(N, M) \
  ripple_set_block_shape (0, N * ripple_vscale (), M * ripple_vscale ())
#define LANES								\
  size_t cols = ripple_get_block_size (bs, 0);				\
  size_t rows = ripple_get_block_size (bs, 1);				\
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);

/* All of a matrix, its parts at the edges under conditions.  */
#define MATRIX(NAME, N, M, TYPE, SUM, START, LEFT, RIGHT, BEHIND)	\
  NOIPA static void							\
  NAME (int m, int n, int k, const TYPE *a, const TYPE *b, SUM *c)	\
  {									\
    ripple_block_t bs = BLOCK (N, M);					\
    LANES								\
    for (size_t i = 0; i < m; i += rows)				\
      for (size_t j = 0; j < n; j += cols)				\
	if (i + y < m && j + x < n)					\
	  {								\
	    SUM s = START;						\
	    for (int l = 0; l < k; l++)					\
	      s += LEFT * RIGHT;					\
	    c[(i + y) * n + j + x] = BEHIND;				\
	  }								\
  }

#define AT a[l * m + i + y]
#define AN a[(i + y) * k + l]
#define BN b[l * n + j + x]
#define C c[(i + y) * n + j + x]

MATRIX (plain, 4, 4, float, float, 0, AT, BN, s)
MATRIX (added, 4, 4, float, float, C, AT, BN, s)
MATRIX (wide, 8, 4, float, float, C, AN, BN, s > 0 ? s : 0)
MATRIX (high, 4, 8, float, float, ripple_broadcast (bs, 3, 1), AN, BN, 2 * s)
MATRIX (doubles, 2, 2, double, double, C, AT, BN, s)
MATRIX (bytes, 4, 4, signed char, int, C, AT, BN, s)

/* Whole blocks only; pointers that do not overlap.  */
NOIPA static void
whole (int m, int n, int k, const float *restrict a, const float *restrict b,
       float *restrict c)
{
  ripple_block_t bs = BLOCK (4, 4);
  LANES
  for (size_t i = 0; i + rows <= m; i += rows)
    for (size_t j = 0; j + cols <= n; j += cols)
      {
	float s = 0;
	for (int l = 0; l < k; l++)
	  s += AT * BN;
	C = s;
      }
}

NOIPA static void
turned (int m, int n, const float *a, float *c)
{
  ripple_block_t bs = BLOCK (4, 4);
  LANES
  for (size_t i = 0; i < m; i += rows)
    for (size_t j = 0; j < n; j += cols)
      if (i + y < m && j + x < n)
	c[(j + x) * m + i + y] = a[(i + y) * n + j + x];
}

/* Sums that stay in memory.  */
NOIPA static void
kept (int m, int n, int k, const float *a, const float *b, float *c)
{
  ripple_block_t bs = BLOCK (4, 8);
  LANES
  for (size_t i = 0; i < m; i += rows)
    for (size_t j = 0; j < n; j += cols)
      if (i + y < m && j + x < n)
	for (int l = 0; l < k; l++)
	  C += AT * BN;
}

NOIPA static void
kept_in_one (int k, const float *a, const float *b, float *c)
{
  ripple_block_t bs = BLOCK (4, 4);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  for (int l = 0; l < k; l++)
    c[y * MAX + x] += a[l * MAX + y] * b[l * MAX + x];
}

/* In one block.  */
NOIPA static void
one (int k, const float *a, const float *b, float *c)
{
  ripple_block_t bs = BLOCK (4, 4);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  float s = 0;
  for (int l = 0; l < k; l++)
    s += a[l * MAX + y] * b[l * MAX + x];
  c[y * MAX + x] = s;
}

static void
fill (void)
{
  for (int i = 0; i < MAX * STEPS; i++)
    {
      a[i] = ad[i] = as[i] = i % 7 - 3;
      b[i] = bd[i] = bs8[i] = i % 5 - 2;
    }
  for (int i = 0; i < MOST; i++)
    c[i] = e[i] = cd[i] = ed[i] = ci[i] = ei[i] = i % 50;
}

#define EACH for (int i = 0; i < m; i++) for (int j = 0; j < n; j++)

static int
dot (int m, int n, int k, int i, int j, int by_rows)
{
  int s = 0;
  for (int l = 0; l < k; l++)
    s += a[by_rows ? i * k + l : l * m + i] * b[l * n + j];
  return s;
}

#define TEST(CALL, CC, EE, EXPECTED)					\
  do									\
    {									\
      fill ();								\
      CALL;								\
      EACH EE[i * n + j] = EXPECTED;					\
      CHECK (memcmp (CC, EE, sizeof CC) == 0);				\
    }									\
  while (0)

static float
relu (float s)
{
  return s > 0 ? s : 0;
}

static void
test (int m, int n, int k)
{
  int v = ripple_scalable (4);
  TEST (plain (m, n, k, a, b, c), c, e, dot (m, n, k, i, j, 0));
  TEST (added (m, n, k, a, b, c), c, e, e[i * n + j] + dot (m, n, k, i, j, 0));
  TEST (kept (m, n, k, a, b, c), c, e, e[i * n + j] + dot (m, n, k, i, j, 0));
  TEST (wide (m, n, k, a, b, c), c, e,
	relu (e[i * n + j] + dot (m, n, k, i, j, 1)));
  TEST (high (m, n, k, a, b, c), c, e, 2 * (1 + dot (m, n, k, i, j, 1)));
  TEST (doubles (m, n, k, ad, bd, cd), cd, ed,
	ed[i * n + j] + dot (m, n, k, i, j, 0));
  TEST (bytes (m, n, k, as, bs8, ci), ci, ei,
	ei[i * n + j] + dot (m, n, k, i, j, 0));
  TEST (whole (m, n, k, a, b, c), c, e,
	i < m / v * v && j < n / v * v ? dot (m, n, k, i, j, 0)
	: e[i * n + j]);
  fill ();
  turned (m, n, e, c);
  EACH CHECK (c[j * m + i] == e[i * n + j]);
}

int
main (void)
{
  static const int sizes[] = { 0, 1, 3, 4, 5, 16, 17, 33, 70, 64 };
  for (int q = 0; q < 100; q++)
    test (sizes[q / 10], sizes[q % 10], q % STEPS);
  test (MAX - 3, MAX - 1, STEPS);
  fill ();
  one (STEPS, a, b, c);
  for (int i = 0; i < ripple_scalable (4); i++)
    for (int j = 0; j < ripple_scalable (4); j++)
      e[i * MAX + j] = dot (MAX, MAX, STEPS, i, j, 0);
  CHECK (memcmp (c, e, sizeof c) == 0);
  kept_in_one (STEPS, a, b, c);
  for (int i = 0; i < ripple_scalable (4); i++)
    for (int j = 0; j < ripple_scalable (4); j++)
      e[i * MAX + j] *= 2;
  CHECK (memcmp (c, e, sizeof c) == 0);
  return 0;
}

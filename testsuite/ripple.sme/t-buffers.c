/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 7 } */
/* Blocks that are transposed by way of a local array: filled by rows, read by
   columns.  */
#include "../ripple-test.h"

enum { MAX = 100 * 100 };

/* One block of C x C in lines of M and N; ARRAY is the local array.  */
#define ONE(NAME, T, C, ARRAY, FILL, READ)				\
  NOIPA static void							\
  NAME (const T *a, T *b, size_t m, size_t n)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, C, C);		\
    size_t x = ripple_id (block, 0), y = ripple_id (block, 1);		\
    T ARRAY;								\
    FILL = a[y * m + x];						\
    b[y * n + x] = READ;						\
  }									\
  static void								\
  test_##NAME (void)							\
  {									\
    static T a[MAX], b[MAX];						\
    for (int i = 0; i < MAX; i++)					\
      {									\
	a[i] = (T) (i * 7);						\
	b[i] = (T) 3;							\
      }									\
    NAME (a, b, C + 1, C + 5);						\
    for (int i = 0; i < MAX; i++)					\
      {									\
	int y = i / (C + 5), x = i % (C + 5);				\
	CHECK (b[i] == (y < C && x < C ? a[x * (C + 1) + y] : (T) 3));	\
      }									\
  }

ONE (square, float, 16, t[16][16], t[y][x], t[x][y])
ONE (columns, int, 17, t[17][20], t[x][y], t[y][x])
ONE (flat, short, 32, t[32 * 33], t[y * 33 + x], t[x * 33 + y])
ONE (bytes, signed char, 5, t[5][5], t[y][x], t[x][y])

/* Something is done on both sides, and behind it with the array's scope.  */
NOIPA static void
blocks (const float *a, float *b, int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int i = 0; i < m; i += 8)
    for (int j = 0; j < n; j += 8)
      {
	float t[8][8];
	t[y][x] = 2 * a[(i + y) * n + j + x];
	b[(j + y) * m + i + x] = t[x][y] - 1;
      }
}

NOIPA static void
one_array (const double *a, double *b, int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  double t[8][8];
  for (int i = 0; i < m; i += 8)
    for (int j = 0; j < n; j += 8)
      {
	t[y][x] = a[(i + y) * n + j + x];
	b[(j + y) * m + i + x] = t[x][y];
      }
}

/* In place; what is not apart is done as vectors do it.  */
NOIPA static void
in_place (float *a, const float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t[16][16];
  t[y][x] = b[y * n + x];
  a[y * n + x] = t[x][y];
}

/* The array is used again, or filled twice: vectors.  */
NOIPA static float
again (const float *a, float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t[16][16];
  t[y][x] = a[y * n + x];
  b[y * n + x] = t[x][y];
  return t[3][5];
}

NOIPA static void
twice (const float *a, float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t[16][16];
  t[y][x] = a[y * n + x];
  t[1][2] = 99;
  b[y * n + x] = t[x][y];
}

NOIPA static void
partly (const float *a, float *b, size_t n, size_t m)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  static const float none[16][16];
  float t[16][16];
  t[y][x] = none[y][x];
  if (x < m)
    t[y][x] = a[y * n + x];
  b[y * n + x] = t[x][y];
}

/* Lanes share elements: those that are read are the last one's.  */
NOIPA static void
shared (const float *a, float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float t[16 * 16];
  t[y * 8 + x] = a[y * n + x];
  b[y * n + x] = t[x * 8 + y];
}

static float a[MAX], b[MAX];

static void
test_others (void)
{
  static double c[MAX], d[MAX];
  float *e = a + 5000;
  for (int m = 0; m <= 24; m += 8)
    for (int n = 0; n <= 40; n += 8)
      {
	for (int i = 0; i < MAX; i++)
	  {
	    c[i] = a[i] = i;
	    d[i] = b[i] = -5;
	  }
	blocks (a, b, m, n);
	one_array (c, d, m, n);
	for (int i = 0; i < MAX; i++)
	  {
	    int from = m ? i % m * n + i / m : 0;
	    CHECK (b[i] == (i < m * n ? 2 * from - 1 : -5));
	    CHECK (d[i] == (i < m * n ? from : -5));
	  }
      }
  for (int far = -700; far <= 700; far += 35)
    {
      for (int i = 0; i < MAX; i++)
	a[i] = i;
      in_place (e + far, e, 20);
      for (int i = 0; i < 16 * 20; i++)
	if (i % 20 < 16)
	  CHECK (e[far + i] == 5000 + i % 20 * 20 + i / 20);
    }
  for (int i = 0; i < MAX; i++)
    a[i] = i;
  CHECK (again (a, b, 16) == 3 * 16 + 5);
  for (int i = 0; i < 256; i++)
    CHECK (b[i] == i % 16 * 16 + i / 16);
  twice (a, b, 16);
  for (int i = 0; i < 256; i++)
    CHECK (b[i] == (i == 2 * 16 + 1 ? 99 : i % 16 * 16 + i / 16));
  partly (a, b, 16, 7);
  for (int i = 0; i < 256; i++)
    CHECK (b[i] == (i / 16 < 7 ? i % 16 * 16 + i / 16 : 0));
  shared (a, b, 16);
  for (int i = 0; i < 256; i++)
    {
      int at = i % 16 * 8 + i / 16, row = at / 8 < 15 ? at / 8 : 15;
      CHECK (b[i] == row * 16 + at - row * 8);
    }
}

int
main (void)
{
  test_square ();
  test_columns ();
  test_flat ();
  test_bytes ();
  test_others ();
  return 0;
}

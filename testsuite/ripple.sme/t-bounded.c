/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 15 } */
/* Blocks that addresses, shuffles or local arrays transpose, at the edges of
   matrices: bounds of what is loaded and of what is stored.  */
#include "../ripple-test.h"

enum { MAX = 60, ALL = MAX * MAX, GUARD = 64 };

#define IDS								\
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1)

static size_t
turn (size_t k, size_t n)
{
  return k % 16 * 16 + k / 16;
}

#define HEAD(NAME, T)							\
  NOIPA static void							\
  NAME (const T *a, T *b, size_t m, size_t n, const T *u)

/* All of a matrix of M rows and N columns, with bounds on both sides.  */
HEAD (both, float)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      {
	float e = 0;
	if (i + y < m && j + x < n)
	  e = a[(i + y) * n + j + x];
	e = ripple_shuffle (e, turn);
	if (j + y < n && i + x < m)
	  b[(j + y) * m + i + x] = e;
      }
}

/* The same by addresses.  */
HEAD (addresses, float)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      if (i + y < m && j + x < n)
	b[(j + x) * m + i + y] = a[(i + y) * n + j + x];
}

/* Ints; columns outside; batches, of which each has its bounds.  */
NOIPA static void
batches (const short *a, short *b, int m, int n, const short *u)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  int x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int k = 0; k < 2; k++)
    for (int j = 0; j < n; j += 16)
      for (int i = 0; i < m / 2; i += 16)
	if (j + x < n)
	  if (i + y <= m / 2 - 1)
	    b[((j + x) * 2 + k) * (m / 2) + i + y]
	      = a[(k * (m / 2) + i + y) * n + j + x];
}

/* A row of blocks; the bound of the other rows is the same for all.  */
HEAD (strip, int)
{
  IDS;
  for (size_t j = 0; j < n; j += 16)
    if (j + x < n && y < m)
      b[(j + x) * m + y] = 2 * a[y * n + j + x];
}

/* Numbers take part, so that blocks stay.  */
HEAD (numbers, int)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      if (i + y < m && j + x < n)
	b[(j + x) * m + i + y] = a[(i + y) * n + j + x] + (int) (i * 3 + x);
}

/* A condition for all lanes with the others.  */
HEAD (switched, float)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      {
	float e = 0;
	if (m != 7 && i + y < m && j + x < n)
	  e = a[(i + y) * n + j + x];
	e = ripple_shuffle (e, turn);
	if (j + y < n && i + x < m && n != 7)
	  b[(j + y) * m + i + x] = e;
      }
}

/* The other way round, as conditional expressions, with something done.  */
HEAD (chosen, int)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      {
	int e = j + x < n && i + y < m ? 3 * a[(i + y) * n + j + x] + 1 : -5;
	e = ripple_shuffle (e, turn);
	if (i + x < m)
	  if (j + y < n)
	    b[(j + y) * m + i + x] = e - 4;
      }
}

/* Ints, of which lanes may be negative; rows are always there.  */
NOIPA static void
rows (const short *a, short *b, int m, int n, const short *u)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  int x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int i = 0; i < m; i += 16)
    for (int j = 0; j < n; j += 16)
      {
	short e = 0;
	if (i + y <= m - 1)
	  e = a[(i + y) * MAX + j + x];
	e = ripple_shuffle (e, turn);
	if (!(i + x >= m) & (j + y < n))
	  b[(j + y) * m + i + x] = e;
      }
}

/* Bounds of the store alone, of the loads alone: all is stored then, also what
   has not been loaded.  */
HEAD (store_only, double)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      {
	double e = ripple_shuffle (a[(i + y) * MAX + j + x] * 2, turn);
	if (j + y < n && i + x < m)
	  b[(j + y) * m + i + x] = e;
      }
}

HEAD (loads_only, float)
{
  IDS;
  float e = 7;
  if (y < m && x < n)
    e = a[y * n + x];
  b[y * MAX + x] = ripple_shuffle (e, turn);
}

/* By way of a local array.  */
HEAD (array, float)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      {
	float t[16][16];
	if (i + y < m && j + x < n)
	  t[y][x] = a[(i + y) * n + j + x];
	if (j + y < n && i + x < m)
	  b[(j + y) * m + i + x] = t[x][y] + 1;
      }
}

/* In place; something uniform under the condition.  */
HEAD (in_place, int64_t)
{
  IDS;
  int64_t e = 0;
  if (y < m && x < m)
    {
      size_t row = n + 0 * u[0];
      e = b[y * row + x];
    }
  e = ripple_shuffle (e, turn);
  if (y < m && x < m)
    {
      size_t row = 3 * n - 2 * n;
      b[y * row + x] = e;
    }
}

/* Bytes; a condition for all lanes.  */
HEAD (bytes, unsigned char)
{
  IDS;
  for (size_t i = 0; i < m; i += 16)
    for (size_t j = 0; j < n; j += 16)
      if (i != 16)
	{
	  unsigned char e = 0;
	  if (i + y < m && j + x < n)
	    e = a[(i + y) * n + j + x];
	  e = ripple_shuffle (e, turn);
	  if (j + y < n && i + x < m && j != 16)
	    b[(j + y) * m + i + x] = e;
	}
}

/* More is stored than loaded, or less.  */
HEAD (less, float)
{
  IDS;
  float e = 9;
  if (y < m && x < n)
    e = a[y * n + x];
  e = ripple_shuffle (e, turn);
  if (y + 1 < n && x + 1 < m)
    b[y * m + x] = e;
}

HEAD (more, float)
{
  IDS;
  float e = 9;
  if (y + 1 < m && x + 1 < n)
    e = a[y * n + x];
  e = ripple_shuffle (e, turn);
  if (y < n && x < m)
    b[y * m + x] = e;
}

/* Element I, J of the result, of type T, is VALUE where ON, and else 77.  */
#define TEST(NAME, T, MOST, STRIDE, ON, VALUE)				\
static void								\
NAME##_test (void)							\
{									\
  static T a[ALL + GUARD], b[ALL + GUARD];				\
  static const T u[4];							\
  for (size_t m = 0; m <= MOST; m += 1 + m / 4)				\
    for (size_t n = 0; n <= MOST; n += 1 + n / 3)			\
      {									\
	for (int i = 0; i < ALL + GUARD; i++)				\
	  {								\
	    a[i] = (T) (i * 7 % 1001);					\
	    b[i] = (T) 77;						\
	  }								\
	NAME (a, b, m, n, u);						\
	for (size_t k = 0; k < ALL + GUARD; k++)			\
	  {								\
	    size_t s = STRIDE, i = s ? k / s : 0, j = s ? k % s : k;	\
	    CHECK (b[k] == (T) (s && (ON) ? (VALUE) : 77));		\
	  }								\
      }									\
}

TEST (both, float, MAX, m, i < n, a[j * n + i])
TEST (addresses, float, MAX, m, i < n, a[j * n + i])
TEST (batches, short, MAX, (m & -2u), i < n,
      a[(j / (m / 2) * (m / 2) + j % (m / 2)) * n + i])
TEST (strip, int, MAX, m, i < n && j < 16, 2 * a[j * n + i])
TEST (numbers, int, MAX, m, i < n,
      a[j * n + i] + (int) (j / 16 * 48 + i % 16))
TEST (switched, float, MAX, m, i < n && n != 7, m == 7 ? 0 : a[j * n + i])
TEST (chosen, int, MAX, m, i < n, 3 * a[j * n + i] - 3)
TEST (rows, short, MAX, m, i < n, a[j * MAX + i])
TEST (store_only, double, 44, m, i < n, a[j * MAX + i] * 2)
TEST (loads_only, float, 16, MAX, i < 16 && j < 16,
      i < n && j < m ? a[j * n + i] : 7)
TEST (array, float, MAX, m, i < n, a[j * n + i] + 1)
TEST (bytes, unsigned char, MAX, m,
      i < n && j / 16 != 1 && i / 16 != 1, a[j * n + i])
TEST (less, float, 16, m, i + 1 < n && j + 1 < m, a[j * n + i])
TEST (more, float, 16, m, i < n && j < m,
      i + 1 < n && j + 1 < m ? a[j * n + i] : 9)

static void
in_place_test (void)
{
  static int64_t b[20 * 20];
  for (int m = 0; m <= 16; m++)
    {
      for (int i = 0; i < 20 * 20; i++)
	b[i] = i;
      in_place (b, b, m, 20, b);
      for (int i = 0; i < 20; i++)
	for (int j = 0; j < 20; j++)
	  CHECK (b[i * 20 + j] == (i < m && j < m ? j * 20 + i : i * 20 + j));
    }
}

int
main (void)
{
  both_test ();
  addresses_test ();
  batches_test ();
  strip_test ();
  numbers_test ();
  switched_test ();
  chosen_test ();
  rows_test ();
  store_only_test ();
  loads_only_test ();
  array_test ();
  in_place_test ();
  bytes_test ();
  less_test ();
  more_test ();
  return 0;
}

/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-w -fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 13 } */
/* Conditions round a block of two dimensions that let its first rows and
   columns take part.  */
#include "../ripple-test.h"

enum { MAX = 40, STEPS = 9 };

static float a[MAX * STEPS], b[MAX * STEPS], c[MAX * MAX + 8];

/* C += A' * B, for blocks of 16 columns and 8 rows; TYPE counts.  */
#define BLOCKS(NAME, TYPE, BODY)					\
  NOIPA static void							\
  NAME (const float *a, const float *b, float *c, TYPE m, TYPE n, TYPE k) \
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16, 8);		\
    for (TYPE i = 0; i < m; i += 8)					\
      for (TYPE j = 0; j < n; j += 16)					\
	{								\
	  TYPE row = i + (TYPE) ripple_id (bs, 1);			\
	  TYPE col = j + (TYPE) ripple_id (bs, 0);			\
	  BODY								\
	}								\
  }

#define PRODUCT								\
  {									\
    float s = c[row * n + col];						\
    for (TYPE_ l = 0; l < k; l++)					\
      s += a[l * m + row] * b[l * n + col];				\
    c[row * n + col] = s;						\
  }

#define TYPE_ int
BLOCKS (both_int, int, if (row < m && col < n) PRODUCT)
BLOCKS (nested_int, int, if (m > row) { if (col <= n - 1) PRODUCT })
BLOCKS (other_path, int,
	if (!(row >= m || n <= col)) PRODUCT else if (row < m) c[0] = c[0];)
BLOCKS (boolean, int,
	_Bool in = (row < m) & (col < n); if (in) PRODUCT)
BLOCKS (meets, int,
	if (row < m) { if (col & 1) a = a + 0 * col; if (col < n) PRODUCT })
BLOCKS (in_memory, int,
	if (row < m && col < n)
	  for (int l = 0; l < k; l++)
	    c[row * n + col] += a[l * m + row] * b[l * n + col];)
/* Vectors: all but the first lane, and every second one.  */
BLOCKS (last_ones, int, if (row < m && col < n && col >= 1) PRODUCT)
BLOCKS (triangle, int, if (row < m && col < n && row + col < m) PRODUCT)
BLOCKS (even, int, if (row < m && col < n && (col & 1) == 0) PRODUCT)
#undef TYPE_
#define TYPE_ size_t
BLOCKS (both_size, size_t, if (row < m && col < n) PRODUCT)
BLOCKS (once, size_t, if (row < m && j + 15 < n) PRODUCT
	else if (row < m && col < n) PRODUCT)
#undef TYPE_
#define TYPE_ unsigned
BLOCKS (both_unsigned, unsigned, if (row < m && col < n) PRODUCT)
#undef TYPE_

/* One block, left by the lanes that are beyond.  */
NOIPA static void
returns (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t bs = ripple_set_block_shape (0, 40, 40);
  int col = ripple_id (bs, 0), row = ripple_id (bs, 1);
  if (row >= m)
    return;
  if (col >= n)
    return;
  float s = c[row * n + col];
  for (int l = 0; l < k; l++)
    s += a[l * m + row] * b[l * n + col];
  c[row * n + col] = s;
}

/* Blocks that are transposed.  */
NOIPA static void
turned (const float *a, float *t, int m, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16, 8);
  for (int i = 0; i < m; i += 8)
    for (int j = 0; j < n; j += 16)
      {
	int row = i + ripple_id (bs, 1), col = j + ripple_id (bs, 0);
	if (row < m && col < n)
	  t[col * m + row] = a[row * n + col] + row;
      }
}

NOIPA static void
turned_once (const float *a, float *t, int m, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 40, 40);
  int row = ripple_id (bs, 1), col = ripple_id (bs, 0);
  if (row < m && col < n)
    t[col * m + row] = a[row * n + col];
}

static void
test_turned (int m, int n)
{
  static float from[MAX * MAX];
  for (int k = 0; k < 2; k++)
    {
      for (int i = 0; i < MAX * MAX + 8; i++)
	{
	  if (i < MAX * MAX)
	    from[i] = 3 * i;
	  c[i] = -1;
	}
      if (k)
	turned_once (from, c, m, n);
      else
	turned (from, c, m, n);
      for (int i = 0; i < MAX * MAX + 8; i++)
	{
	  float want = -1;
	  if (i < m * n)
	    want = from[i % m * n + i / m] + (k ? 0 : i % m);
	  CHECK (c[i] == want);
	}
    }
}

/* Numbers that wrap: lanes behind those that are off are on again.  */
NOIPA static void
wraps (const float *a, const float *b, float *c, size_t first, size_t n, int k)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  if (first + x < n)
    {
      float s = 0;
      for (int l = 0; l < k; l++)
	s += a[l * 8 + y] * b[l * 16 + x];
      c[y * 16 + x] = s;
    }
}

/* Which elements KERNEL changes.  */
enum { ALL, LATER, BELOW, EVEN };

#define TEST(NAME, WHICH)						\
  do									\
    {									\
      for (int i = 0; i < MAX * MAX + 8; i++)				\
	c[i] = i;							\
      NAME (a, b, c, m, n, k);						\
      for (int i = 0; i < MAX * MAX + 8; i++)				\
	{								\
	  float s = i;							\
	  int row = n ? i / n : MAX, col = n ? i % n : 0;		\
	  int on = row < m						\
		    && (WHICH == ALL || (WHICH == LATER && col >= 1)	\
			|| (WHICH == BELOW && row + col < m)		\
			|| (WHICH == EVEN && col % 2 == 0));		\
	  for (int l = 0; l < k && on; l++)				\
	    s += a[l * m + row] * b[l * n + col];			\
	  CHECK (c[i] == s);						\
	}								\
    }									\
  while (0)

int
main (void)
{
  static const unsigned char sizes[] = { 0, 1, 7, 8, 9, 15, 16, 17, 31, 40 };
  for (int i = 0; i < MAX * STEPS; i++)
    {
      a[i] = i * 7 % 11 - 5;
      b[i] = i * 5 % 13 - 6;
    }
  for (int i = 0; i < 100; i++)
    {
      int m = sizes[i / 10], n = sizes[i % 10], k = i % STEPS;
      TEST (both_int, ALL);
      TEST (nested_int, ALL);
      TEST (other_path, ALL);
      TEST (boolean, ALL);
      TEST (meets, ALL);
      TEST (in_memory, ALL);
      TEST (last_ones, LATER);
      TEST (triangle, BELOW);
      TEST (even, EVEN);
      TEST (both_size, ALL);
      TEST (once, ALL);
      TEST (both_unsigned, ALL);
      TEST (returns, ALL);
      test_turned (m, n);
    }
  for (int i = 0; i < 3; i++)
    {
      size_t first = i ? (size_t) -3 : 3, n = i == 1 ? 5 : i ? -2 : 9;
      for (int k = 0; k < 128; k++)
	c[k] = -1;
      wraps (a, b, c, first, n, 4);
      for (int k = 0; k < 128; k++)
	{
	  float s = 0;
	  for (int l = 0; l < 4; l++)
	    s += a[l * 8 + k / 16] * b[l * 16 + k % 16];
	  CHECK (c[k] == (first + k % 16 < n ? s : -1));
	}
    }
  return 0;
}

/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 17 } */
/* { dg-asm {fmopa\tza7\.d} } { dg-asm {smopa\tza3\.s} } */
/* Loops over blocks in loops of steps, in any order: the sums stay in
   memory.  */
#include "../ripple-test.h"

enum { COLS = 24, ROWS = 8, MAX = 4096, GUARD = 64 };

/* C += A * B for whole blocks; the scalar meaning has loops over lanes.  */
#define LANES								\
  for (int y = 0; y < ROWS; y++)					\
    for (int x = 0; x < COLS; x++)
#define STEPS(I, T) for (I l = 0; l < (T) k; l++)
#define DOWN(I, T) for (I i = 0; i < (T) m; i += ROWS)
#define ALONG(I, T) for (I j = 0; j < (T) n; j += COLS)

#define PRODUCTS(NAME, E, S, SIZE, BODY)				\
  NOIPA static void							\
  NAME (const E *a, const E *b, S *c, SIZE m, SIZE n, SIZE k)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, COLS, ROWS);	\
    size_t x = ripple_id (block, 0), y = ripple_id (block, 1);		\
    BODY ()								\
  }									\
  static void								\
  want_##NAME (const E *a, const E *b, S *c, SIZE m, SIZE n, SIZE k)	\
  {									\
    BODY (LANES)							\
  }									\
  static void								\
  test_##NAME (int m, int n, int k)					\
  {									\
    static E a[MAX], b[MAX];						\
    static S c[MAX + GUARD], w[MAX + GUARD];				\
    for (int i = 0; i < MAX + GUARD; i++)				\
      {									\
	if (i < MAX)							\
	  {								\
	    a[i] = i * 7 % 11 - 5;					\
	    b[i] = i * 5 % 13 - 6;					\
	  }								\
	c[i] = w[i] = i % 7;						\
      }									\
    NAME (a, b, c, m, n, k);						\
    want_##NAME (a, b, w, m, n, k);					\
    for (int i = 0; i < MAX + GUARD; i++)				\
      if (c[i] != w[i])							\
	{								\
	  fprintf (stderr, #NAME ", %d %d %d: element %d\n", m, n, k, i); \
	  abort ();							\
	}								\
  }

#define ADD c[(i + y) * n + j + x] += a[l * m + i + y] * b[l * n + j + x];
#define LIJ(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L ADD
#define LJI(L) STEPS (int, int) ALONG (int, int) DOWN (int, int) L ADD
#define JLI(L) ALONG (int, int) STEPS (int, int) DOWN (int, int) L ADD
#define IJL(L) DOWN (int, int) ALONG (int, int) STEPS (int, int) L ADD
PRODUCTS (lij, float, float, int, LIJ)
PRODUCTS (lji, float, float, int, LJI)
PRODUCTS (jli, double, double, int, JLI)
PRODUCTS (ijl, float, float, int, IJL)

/* Numbers of other types, and those of rows and columns.  */
#define SIZES(L) STEPS (size_t, size_t) DOWN (size_t, size_t)		\
  ALONG (size_t, size_t) L ADD
#define UNSIGNED(L) STEPS (unsigned, unsigned) DOWN (unsigned, unsigned) \
  ALONG (unsigned, unsigned) L ADD
#define NAMED(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L	\
  {									\
    int row = i + y, col = j + x;					\
    c[row * n + col] -= a[l * m + row] * b[l * n + col];		\
  }
PRODUCTS (sizes, float, float, size_t, SIZES)
PRODUCTS (unsigneds, float, float, unsigned, UNSIGNED)
PRODUCTS (named, float, float, int, NAMED)

/* A factor in an outer loop, a number of steps, by rows.  */
#define OUTER(L) DOWN (int, int) STEPS (int, int)			\
  ALONG (int, int) L							\
    {									\
      float f = a[(i + y) * k + l] * (l + 1);				\
      c[(i + y) * n + j + x] += f * b[l * n + j + x];			\
    }
PRODUCTS (outer, float, float, int, OUTER)
NOIPA static void
between (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, COLS, ROWS);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  DOWN (int, int) STEPS (int, int)
    {
      float f = a[(i + y) * k + l];
      ALONG (int, int)
	c[(i + y) * n + j + x] += f * b[l * n + j + x];
    }
}

/* Two sums, two products; columns; blocks of steps.  */
#define SEVERAL(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L	\
  {									\
    float f = a[l * m + i + y], g = b[l * n + j + x];			\
    c[(i + y) * n + j + x] += f * g;					\
    c[(i + y) * n + j + x] -= (f + 1) * b[(l + 1) * n + j + x];		\
    c[m * n + (i + y) * n + j + x] += (f - 1) * (g + 2);		\
  }
#define TURNED(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L	\
  c[(j + x) * m + i + y] += a[l * m + i + y] * b[l * n + j + x];
#define STEP_BLOCKS(L)							\
  for (int o = 0; o < k / 2; o++)					\
    DOWN (int, int)							\
      for (int l = 2 * o; l < 2 * o + 2; l++)				\
	ALONG (int, int) L ADD
PRODUCTS (several, float, float, int, SEVERAL)
PRODUCTS (turned, float, float, int, TURNED)
PRODUCTS (step_blocks, float, float, int, STEP_BLOCKS)

/* Bytes; one step only; pointers of which it is not known that they go on with
   the next rows: vectors.  */
#define BYTES(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L ADD
PRODUCTS (bytes, signed char, int, int, BYTES)
#define ONCE(L) DOWN (int, int) ALONG (int, int) L			\
  c[(i + y) * n + j + x] += a[i + y] * b[j + x];
PRODUCTS (once, float, float, int, ONCE)
#define POINTERS(L)							\
  STEPS (int, int)							\
    {									\
      float *d = c;							\
      DOWN (int, int)							\
	{								\
	  ALONG (int, int)						\
	    {								\
	      L d[y * n + x] += a[i + y] * b[j + x];			\
	      d += COLS;						\
	    }								\
	  d += (ROWS - 1) * n;						\
	}								\
      a += m;								\
      b += n;								\
    }
PRODUCTS (pointers, float, float, int, POINTERS)

/* Not all loops are of rows, columns and steps: those inside that are, are
   done by tiles; of APART, OVERLAP and LANE none is.  */
#define BATCHES(L)							\
  for (int t = 0; t < 2; t++)						\
    {									\
      STEPS (int, int) DOWN (int, int) ALONG (int, int) L		\
	c[t * m * n + (i + y) * n + j + x]				\
	  += a[l * m + i + y] * b[(l + t) * n + j + x];			\
    }
#define APART(L)							\
  STEPS (int, int)							\
    DOWN (int, int)							\
      for (int j = 0; j + COLS <= n; j += COLS + 1) L ADD
#define OVERLAP(L)							\
  STEPS (int, int)							\
    DOWN (int, int)							\
      for (int j = 0; j + COLS <= n; j += COLS / 2) L ADD
#define ROW_NUMBER(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L \
  c[(i + y) * n + j + x] += (a[l * m + i + y] * (i + 1)) * b[l * n + j + x];
#define LANE(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L	\
  c[(i + y) * n + j + x] += (a[l * m + i + y] * y) * b[l * n + j + x];
#define MOVING(L) STEPS (int, int) DOWN (int, int) ALONG (int, int) L	\
  c[(i + y) * n + j + x + l] += a[l * m + i + y] * b[l * n + j + x];
PRODUCTS (batches, float, float, int, BATCHES)
PRODUCTS (apart, float, float, int, APART)
PRODUCTS (overlap, float, float, int, OVERLAP)
PRODUCTS (row_number, float, float, int, ROW_NUMBER)
PRODUCTS (lane, float, float, int, LANE)
PRODUCTS (moving, float, float, int, MOVING)

/* Memory that is not apart, and rows that overlap: vectors.  */
static void
test_memory (void)
{
  static float c[MAX], w[MAX];
  for (int far = -400; far <= 400; far += 50)
    {
      for (int i = 0; i < MAX; i++)
	c[i] = w[i] = i % 7;
      lij (c + 1000, c + 2000, c + 1000 + far, 16, 24, 3);
      for (int l = 0; l < 3; l++)
	for (int i = 0; i < 16; i += ROWS)
	  {
	    float t[ROWS][COLS];
	    LANES
	      t[y][x] = w[1000 + far + (i + y) * 24 + x]
			+ w[1000 + l * 16 + i + y] * w[2000 + l * 24 + x];
	    LANES
	      w[1000 + far + (i + y) * 24 + x] = t[y][x];
	  }
      for (int i = 0; i < MAX; i++)
	CHECK (c[i] == w[i]);
    }
}

static void
test_between (int m, int n, int k)
{
  static float a[MAX], b[MAX], c[MAX], w[MAX];
  for (int i = 0; i < MAX; i++)
    {
      a[i] = i * 7 % 11 - 5;
      b[i] = i * 5 % 13 - 6;
      c[i] = w[i] = i % 7;
    }
  between (a, b, c, m, n, k);
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      for (int l = 0; l < k; l++)
	w[i * n + j] += a[i * k + l] * b[l * n + j];
  for (int i = 0; i < MAX; i++)
    CHECK (c[i] == w[i]);
}

int
main (void)
{
  static const unsigned char steps[] = { 0, 1, 2, 5, 9 };
  for (int i = 0; i < 60; i++)
    {
      int m = i % 4 * ROWS, n = i / 4 % 3 * COLS, k = steps[i % 5];
      test_lij (m, n, k);
      test_lji (m, n, k);
      test_jli (m, n, k);
      test_ijl (m, n, k);
      test_sizes (m, n, k);
      test_unsigneds (m, n, k);
      test_named (m, n, k);
      test_outer (m, n, k);
      test_between (m, n, k);
      test_several (m, n, k);
      test_turned (m, n, k);
      test_step_blocks (m, n, k);
      test_bytes (m, n, k);
      test_once (m, n, k);
      test_pointers (m, n, k);
      test_batches (m, n, k);
      test_apart (m, n, k);
      test_row_number (m, n, k);
      test_lane (m, n, k);
      test_overlap (m, n, k);
      test_moving (m, n, k);
      if (n == COLS)
	test_memory ();
    }
  return 0;
}

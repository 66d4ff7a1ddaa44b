/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 22 } */
/* { dg-asm {fmopa} dot.tiles.0 } */
/* { dg-asm {fmops} other_block.tiles.0 } */
/* { dg-asm {smopa} bytes.tiles.0 } */
/* { dg-asm {fmopa\tza[0-9]\.d} doubles.tiles.0 } */
/* Loops of steps that are annotated, with clause reduction.  */
#include <stddef.h>
#include <stdint.h>
#include "../ripple-test.h"

enum { MAX = 140 };

#define TEXT(...) _Pragma (#__VA_ARGS__)
#define ADD_BY(CLAUSES, ...)						\
  TEXT (ripple parallel CLAUSES reduction (+: __VA_ARGS__))
#define ADD(DIM, ...) ADD_BY (Block (block) Dims (DIM), __VA_ARGS__)
#define LANES(DIM) TEXT (ripple parallel Block (block) Dims (DIM))
#define BLOCK								\
  ripple_block_t block = ripple_set_block_shape (0, 4, 4, 4, 2, 2);	\
  ripple_block_t steps							\
    = ripple_set_block_shape (0, 1, 1, 1, 1, 2, 2);			\
  (void) steps;
#define F(NAME) NAME
typedef float T;
#include "clause.h"

#define TYPED(NAME, T, U, STEP)						\
NOIPA static void							\
NAME (const U *a, const U *b, T *c, int m, int n, int k)		\
{									\
  BLOCK									\
  LANES (1) for (int i = 0; i < m; i++)					\
    LANES (0) for (int j = 0; j < n; j++)				\
      {									\
	T s = 0;							\
	ADD (2, s) for (int l = 0; l < k; l++)				\
	  s STEP;							\
	c[i * n + j] = s;						\
      }									\
}									\
NOIPA static void							\
want_##NAME (const U *a, const U *b, T *c, int m, int n, int k)		\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T s = 0;							\
	for (int l = 0; l < k; l++)					\
	  s STEP;							\
	c[i * n + j] = s;						\
      }									\
}
TYPED (doubles, double, double, += a[l * m + i] * b[l * n + j])
TYPED (bytes, int32_t, int8_t, += a[i * k + l] * b[l * n + j])
TYPED (unsigned_bytes, uint32_t, uint8_t, -= a[i * k + l] * b[j * k + l])

/* Lanes of a block are the rows and columns.  */
#define LANES_OF_BLOCK(NAME, COUNT)					\
NOIPA static void							\
NAME (const T *a, const T *b, T *c, int m, int n, int k)		\
{									\
  BLOCK									\
  ripple_block_t lanes = ripple_set_block_shape (0, 16, 8);		\
  size_t x = ripple_id (lanes, 0), y = ripple_id (lanes, 1);		\
  for (int i = 0; i < m; i += 8)					\
    for (int j = 0; j < n; j += 16)					\
      if (i + y < m && j + x < n)					\
	{								\
	  T s = a[i + y];						\
	  ADD (2, s) for (int l = 0; l < COUNT; l++)			\
	    s += a[l * m + i + y] * b[l * n + j + x];			\
	  c[(i + y) * n + j + x] = 2 * s;				\
	}								\
}									\
NOIPA static void							\
want_##NAME (const T *a, const T *b, T *c, int m, int n, int k)		\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T s = a[i];							\
	for (int l = 0; l < COUNT; l++)					\
	  s += a[l * m + i] * b[l * n + j];				\
	c[i * n + j] = 2 * s;						\
      }									\
}
LANES_OF_BLOCK (lanes, k)
LANES_OF_BLOCK (lanes_constant, 9)

#undef F
#undef BLOCK
#undef ADD
#undef ADD_BY
#undef LANES
#define BLOCK
#define ADD(...)
#define ADD_BY(...)
#define LANES(...)
#define F(NAME) want_##NAME
#include "clause.h"

#define BOTH(NAME) { NAME, want_##NAME, #NAME }

static const struct
{
  void (*got) (const T *, const T *, T *, int, int, int);
  void (*want) (const T *, const T *, T *, int, int, int);
  const char *name;
} nests[] =
{
  BOTH (rows_down), BOTH (rows_along), BOTH (dot), BOTH (other_block),
  BOTH (around), BOTH (constant), BOTH (complex_sums), BOTH (all_add),
  BOTH (inner_adds), BOTH (outer_adds), BOTH (outer_and_inner_add),
  BOTH (some), BOTH (lanes), BOTH (lanes_constant), BOTH (plain_columns),
  BOTH (plain_rows), BOTH (plain), BOTH (plain_pointers), BOTH (plain_window)
};
/* The first of these whose rows and columns both are plain loops.  */
enum { PLAIN = 16 };

enum { ROOM = 3 * MAX * MAX };

#define COMPARE(C, W, FORMAT)						\
  for (int i = 0; i < ROOM; i++)					\
    if (C[i] != W[i])							\
      {									\
	fprintf (stderr, "%s, %d %d %d: element %d is " FORMAT ", not "	\
		 FORMAT "\n", name, m, n, k, i, C[i], W[i]);		\
	abort ();							\
      }

#define TEST(NAME, T, U, FORMAT)					\
static void								\
test_##NAME (int m, int n, int k)					\
{									\
  static U a[ROOM], b[ROOM];						\
  static T c[ROOM], w[ROOM];						\
  const char *name = #NAME;						\
  for (int i = 0; i < ROOM; i++)					\
    {									\
      a[i] = i * 7 % 253;						\
      b[i] = i * 11 % 251;						\
      c[i] = w[i] = i % 11;						\
    }									\
  NAME (a, b, c, m, n, k);						\
  want_##NAME (a, b, w, m, n, k);					\
  COMPARE (c, w, FORMAT)						\
}
TEST (doubles, double, double, "%g")
TEST (bytes, int32_t, int8_t, "%d")
TEST (unsigned_bytes, uint32_t, uint8_t, "%u")

static void
fill (T *a, unsigned count)
{
  unsigned r = 1;
  for (unsigned i = 0; i < count; i++)
    {
      r = r * 1664525 + 1013904223;
      a[i] = (int) (r >> 30) - 2;
    }
}

static void
test_floats (int m, int n, int k)
{
  static T a[ROOM], b[ROOM], c[ROOM], w[ROOM];
  fill (a, ROOM);
  fill (b, ROOM);
  for (unsigned t = 0; t < sizeof nests / sizeof *nests; t++)
    {
      const char *name = nests[t].name;
      for (int i = 0; i < ROOM; i++)
	c[i] = w[i] = i % 11;
      nests[t].got (a, b, c, m, n, k);
      nests[t].want (a, b, w, m, n, k);
      COMPARE (c, w, "%g")
    }
}

/* Plain loops see what they have stored.  */

static void
test_overlap (int m, int n, int k, int at)
{
  static T b[ROOM], c[ROOM], w[ROOM];
  fill (b, ROOM);
  for (unsigned t = PLAIN; t < sizeof nests / sizeof *nests; t++)
    {
      const char *name = nests[t].name;
      fill (c, ROOM);
      fill (w, ROOM);
      nests[t].got (c, b, c + at, m, n, k);
      nests[t].want (w, b, w + at, m, n, k);
      COMPARE (c, w, "%g")
      fill (c, ROOM);
      fill (w, ROOM);
      nests[t].got (b, c + at, c, m, n, k);
      nests[t].want (b, w + at, w, m, n, k);
      COMPARE (c, w, "%g")
    }
}

int
main (void)
{
  static const int sizes[][3] =
  {
    { 1, 2, 1 }, { 3, 5, 7 }, { 16, 16, 18 }, { 17, 33, 9 }, { 64, 64, 32 },
    { 29, 130, 36 }, { 130, 31, 66 }, { 5, 7, 0 }, { 0, 4, 3 }, { 3, 0, 3 },
    { 70, 3, 129 }, { 8, 8, 2 }
  };
  for (unsigned s = 0; s < sizeof sizes / sizeof *sizes; s++)
    {
      int m = sizes[s][0], n = sizes[s][1], k = sizes[s][2];
      test_floats (m, n, k);
      test_doubles (m, n, k);
      test_bytes (m, n, k);
      test_unsigned_bytes (m, n, k);
    }
  test_overlap (4, 4, 3, 0);
  test_overlap (17, 20, 3, 5);
  test_overlap (20, 17, 3, 59);
  test_overlap (20, 17, 3, 60);
  return 0;
}

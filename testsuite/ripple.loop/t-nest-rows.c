/* Nests of two annotated loops that access memory along rows: nobody can tell
   that they are run row by row (nest-size.cc), whether what they store to
   overlaps with what they load, or with itself, or not.  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 3000 };

typedef struct
{
  int n, m, la, lc, a, b, c;	/* Rows, columns, and where they begin.  */
} places;

/* What is stored, by kernels and by models: EACH (I, J), at C[AT (I, J)].  */

#define SUM(I, J) (a[(I) * la + (J)] + 2 * a[(I) * la + (J) + 1])
#define HALF(I, J)							\
  ((a[2 * (I) * la + 2 * (J)] + a[(2 * (I) + 1) * la + 2 * (J)]		\
    + a[2 * (I) * la + 2 * (J) + 1] + 2) >> 2)
#define UPDATE(I, J) (c[PLAIN (I, J)] - a[I] * b[J])
#define FILTER(I, J)							\
  (b[0] * a[(I) * la + (J)] + b[1] * a[(I) * la + (J) + 1]		\
   + b[2] * a[(I) * la + (J) + 2])
#define PLAIN(I, J) ((I) * lc + (J))
#define NARROW(I, J) ((I) * (lc / 2) + (J))
#define CLOSE(I, J) ((I) * 3 + (J))

#define ROWS_FIRST(X, Y, BODY)						\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < n; i++)						\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < m; j++)					\
	  BODY								\
      }
#define COLUMNS_FIRST(X, Y, BODY)					\
    ripple_parallel (block, 0);						\
    for (int j = 0; j < m; j++)						\
      {									\
	ripple_parallel (block, 1);					\
	for (int i = 0; i < n; i++)					\
	  BODY								\
      }

/* Block after block: all lanes load, and then they store, the last lane
   last.  */

#define KERNEL(NAME, T, X, Y, ORDER, EACH, AT)				\
  NOIPA static void							\
  NAME (int n, int m, int la, int lc, const T *a, const T *b, T *c)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
    ORDER (X, Y, c[AT (i, j)] = EACH (i, j);)				\
  }									\
  static void								\
  NAME##_block (const places *p, T *v, int i, int j)			\
  {									\
    int la = p->la, lc = p->lc;						\
    T *a = v + p->a, *b = v + p->b, *c = v + p->c, r[Y][X];		\
    for (int y = 0; y < Y && i + y < p->n; y++)				\
      for (int x = 0; x < X && j + x < p->m; x++)			\
	r[y][x] = EACH (i + y, j + x);					\
    for (int y = 0; y < Y && i + y < p->n; y++)				\
      for (int x = 0; x < X && j + x < p->m; x++)			\
	c[AT (i + y, j + x)] = r[y][x];					\
  }									\
  static void								\
  try_##NAME (const places *p)						\
  {									\
    static T got[MOST], want[MOST];					\
    for (int i = 0; i < MOST; i++)					\
      got[i] = want[i] = (T) (i * 7 % 11);				\
    if (#ORDER[0] == 'R')						\
      for (int i = 0; i < p->n; i += Y)					\
	for (int j = 0; j < p->m; j += X)				\
	  NAME##_block (p, want, i, j);					\
    else								\
      for (int j = 0; j < p->m; j += X)					\
	for (int i = 0; i < p->n; i += Y)				\
	  NAME##_block (p, want, i, j);					\
    NAME (p->n, p->m, p->la, p->lc, got + p->a, got + p->b, got + p->c); \
    CHECK_SAME (got, want, MOST);					\
  }									\
  static void								\
  check_##NAME (void)							\
  {									\
    static const int sizes[] = { 0, 1, 3, 8, 9, 17 };			\
    for (int s = 0; s < 6; s++)						\
      for (int t = 0; t < 6; t++)					\
	{								\
	  int n = sizes[s], m = sizes[t];				\
	  int rows[] = { m, 2 * m, m + 5, m - 1, 1, 0, -m, 1 - m };	\
	  places p = { n, m, 2 * m, m, 0, 1200, 1800 };			\
	  for (int k = 0; k < 8; k++)					\
	    {								\
	      p.lc = rows[k];						\
	      try_##NAME (&p);						\
	    }								\
	  p.lc = 2 * m;							\
	  for (int at = 0; at < 1400; at += at < 40 ? 1 : 61)		\
	    {								\
	      p.c = at;							\
	      try_##NAME (&p);						\
	    }								\
	}								\
  }

KERNEL (sums, float, 8, 8, ROWS_FIRST, SUM, PLAIN)
KERNEL (columns, int, 16, 4, COLUMNS_FIRST, SUM, PLAIN)
KERNEL (halves, uint8_t, 8, 8, ROWS_FIRST, HALF, NARROW)
KERNEL (updates, double, 8, 2, ROWS_FIRST, UPDATE, PLAIN)
KERNEL (filters, int, 8, 4, ROWS_FIRST, FILTER, PLAIN)
KERNEL (close_rows, short, 16, 3, ROWS_FIRST, SUM, CLOSE)

/* Lanes from outside: each row of a block has its own.  */

NOIPA static void
outside (int n, int m, const float *restrict a, float *restrict c,
	 float *restrict d)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);
  float x = (float) ripple_id (block, 1);
  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < m; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < 3; k++)
	    sum += a[i * 3 + k] * x * a[k * m + j];
	  c[i * m + j] = sum;
	  d[i * m + j] = a[i * m + j] + x;
	}
    }
}

static void
check_outside (void)
{
  static float a[600], c[600], d[600];
#ifdef __RIPPLE__
  for (int i = 0; i < 600; i++)
    a[i] = (float) (i % 7);
  for (int n = 0; n < 20; n++)
    {
      outside (n, 25, a, c, d);
      for (int i = 0; i < n; i++)
	for (int j = 0; j < 25; j++)
	  {
	    float sum = 0;
	    for (int k = 0; k < 3; k++)
	      sum += a[i * 3 + k] * (float) (i % 4) * a[k * 25 + j];
	    CHECK (c[i * 25 + j] == sum);
	    CHECK (d[i * 25 + j] == a[i * 25 + j] + (float) (i % 4));
	  }
    }
#endif
}

int
main (void)
{
  check_outside ();
  check_sums ();
  check_columns ();
  check_halves ();
  check_updates ();
  check_filters ();
  check_close_rows ();
  return 0;
}

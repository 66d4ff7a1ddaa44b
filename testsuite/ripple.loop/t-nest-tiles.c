/* Nests of two annotated loops round one that adds: nobody can tell which
   tiles they run in (nest-size.cc), whether what they store to overlaps with
   what they load, or with itself, or not.  */
/* { dg-do run } */
/* { dg-options "-w" } */
#include "../ripple-test.h"

enum { MOST = 4000 };

/* The program's blocks, X by Y lanes, and its kernels.  PLACE is that of C in
   row I and column J.  */

#define NEST(NAME, T, X, Y, RESTRICT, DO, PLACE)			\
  NOIPA static void							\
  NAME##_##T##_##X##x##Y (int n, int m, int depth, int la, int lb,	\
			  int lc, const T *RESTRICT a,			\
			  const T *RESTRICT b, T *RESTRICT c)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
    ripple_parallel (block, 1);						\
    for (int i = 0; i < n; i++)						\
      {									\
	ripple_parallel (block, 0);					\
	for (int j = 0; j < m; j++)					\
	  {								\
	    T sum = 0;							\
	    for (int k = 0; k < depth; k++)				\
	      sum += a[i * la + k] * b[k * lb + j];			\
	    c[PLACE] DO sum;						\
	  }								\
      }									\
  }
/* The loop over columns outside.  */
#define SWAPPED(NAME, T, X, Y)						\
  NOIPA static void							\
  NAME##_##T##_##X##x##Y (int n, int m, int depth, int la, int lb,	\
			  int lc, const T *a, const T *b, T *c)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
    ripple_parallel (block, 0);						\
    for (int j = 0; j < m; j++)						\
      {									\
	ripple_parallel (block, 1);					\
	for (int i = 0; i < n; i++)					\
	  {								\
	    T sum = 0;							\
	    for (int k = 0; k < depth; k++)				\
	      sum += a[i * la + k] * b[k * lb + j];			\
	    c[i * lc + j] = sum;					\
	  }								\
      }									\
  }

typedef struct
{
  int n, m, depth, la, lb, lc, a, b, c;	/* Where they begin.  */
} places;
enum { ADDS = 1, TURNED = 2, COLUMNS_FIRST = 4, DISTINCT = 8 };

/* Block after block: all lanes load, and then they store, the last lane
   last.  */

#define MODEL(T)							\
  static void								\
  tile_##T (T *v, const places *p, int flags, int i, int j, int x, int y) \
  {									\
    static T sum[64 * 64], old[64 * 64];				\
    for (int r = 0; r < y; r++)						\
      for (int s = 0; s < x; s++)					\
	if (i + r < p->n && j + s < p->m)				\
	  {								\
	    T t = 0;							\
	    for (int k = 0; k < p->depth; k++)				\
	      t += v[p->a + (i + r) * p->la + k]			\
		   * v[p->b + k * p->lb + j + s];			\
	    sum[r * 64 + s] = t;					\
	    old[r * 64 + s] = v[p->c + (flags & TURNED			\
					? (j + s) * p->lc + i + r	\
					: (i + r) * p->lc + j + s)];	\
	  }								\
    for (int r = 0; r < y; r++)						\
      for (int s = 0; s < x; s++)					\
	if (i + r < p->n && j + s < p->m)				\
	  v[p->c + (flags & TURNED ? (j + s) * p->lc + i + r		\
		    : (i + r) * p->lc + j + s)]				\
	    = (flags & ADDS ? old[r * 64 + s] : 0) + sum[r * 64 + s];	\
  }									\
  static void								\
  model_##T (T *v, const places *p, int flags, int x, int y)		\
  {									\
    if (flags & COLUMNS_FIRST)						\
      for (int j = 0; j < p->m; j += x)					\
	for (int i = 0; i < p->n; i += y)				\
	  tile_##T (v, p, flags, i, j, x, y);				\
    else								\
      for (int i = 0; i < p->n; i += y)					\
	for (int j = 0; j < p->m; j += x)				\
	  tile_##T (v, p, flags, i, j, x, y);				\
  }									\
  typedef void kernel_##T (int, int, int, int, int, int, const T *,	\
			   const T *, T *);				\
  static void								\
  try_##T (kernel_##T *f, const places *p, int flags, int x, int y)	\
  {									\
    static T got[MOST], want[MOST];					\
    for (int i = 0; i < MOST; i++)					\
      got[i] = want[i] = (T) (i * 7 % 5 - 2);				\
    model_##T (want, p, flags, x, y);					\
    f (p->n, p->m, p->depth, p->la, p->lb, p->lc, got + p->a,		\
       got + p->b, got + p->c);						\
    CHECK_SAME (got, want, MOST);					\
  }									\
  static void								\
  try_all_##T (kernel_##T *f, int flags, int x, int y)			\
  {									\
    static const int sizes[] = { 0, 1, 3, 6, 8, 13, 17, 24 };		\
    for (int s = 0; s < 8; s++)						\
      for (int t = 0; t < 8; t++)					\
	{								\
	  int n = sizes[s], m = sizes[t], d = (s + t) % 4 * 2;		\
	  int w = flags & TURNED ? n : m;				\
	  places p = { n, m, d, d, m, w, 0, 600, 1800 };		\
	  try_##T (f, &p, flags, x, y);					\
	  if (flags & DISTINCT)						\
	    continue;							\
	  /* Rows that are longer, that overlap, that go up; C among A and \
	     B.  */							\
	  int rows[] = { w + 3, w - 1, 1, 0, -w, -w - 2, 1 - w };	\
	  for (int k = 0; k < 7; k++)					\
	    {								\
	      p.lc = rows[k];						\
	      try_##T (f, &p, flags, x, y);				\
	    }								\
	  p.lc = w;							\
	  for (int at = 0; at < 1200; at += 97)				\
	    {								\
	      p.c = at;							\
	      try_##T (f, &p, flags, x, y);				\
	    }								\
	}								\
  }

#define CHECK_ALL(T, X, Y)						\
  NEST (plain, T, X, Y, , =, i * lc + j)				\
  NEST (apart, T, X, Y, restrict, =, i * lc + j)			\
  NEST (adds, T, X, Y, , +=, i * lc + j)				\
  NEST (turned, T, X, Y, , =, j * lc + i)				\
  SWAPPED (swapped, T, X, Y)						\
  static void								\
  check_##T##_##X##x##Y (void)						\
  {									\
    try_all_##T (plain_##T##_##X##x##Y, 0, X, Y);			\
    try_all_##T (apart_##T##_##X##x##Y, DISTINCT, X, Y);		\
    try_all_##T (adds_##T##_##X##x##Y, ADDS, X, Y);			\
    try_all_##T (turned_##T##_##X##x##Y, TURNED, X, Y);			\
    try_all_##T (swapped_##T##_##X##x##Y, COLUMNS_FIRST, X, Y);		\
  }

MODEL (float)
MODEL (int)
MODEL (double)
CHECK_ALL (float, 16, 16)
CHECK_ALL (int, 8, 4)
CHECK_ALL (double, 8, 8)

int
main (void)
{
  check_float_16x16 ();
  check_int_8x4 ();
  check_double_8x8 ();
  return 0;
}

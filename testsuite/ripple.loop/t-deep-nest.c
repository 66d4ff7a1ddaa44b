/* { dg-do run } */
/* More than three nested annotated loops: in a remainder the loops inside run
   under masks, however their own remainders are to be done, with statements
   between them, conditions and sums.  */
#include "../ripple-test.h"

enum { DEPTH = 5, SIDE = 4 };

#define FOR(d, clause)							\
  PRAGMA (ripple parallel Block (BS) Dims (d) clause)			\
  for (int i##d = 0; i##d < m[d]; i##d++)
#define PRAGMA(x) _Pragma (#x)
#define AT2(i, j) ((i) * SIDE + (j))
#define ALL AT2 (AT2 (AT2 (AT2 (i4, i3), i2), i1), i0)

#define KERNELS(NAME, OUTER, INNER)					\
NOIPA static void							\
count_##NAME (const int *m, int *a)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2, 2, 2, 2);	\
  FOR (4, OUTER)							\
    FOR (3, INNER)							\
      FOR (2, OUTER)							\
	FOR (1, INNER)							\
	  FOR (0, INNER)						\
	    a[ALL] = 3 * a[ALL] + ALL;					\
}									\
									\
NOIPA static void							\
between_##NAME (const int *m, int *a, int *b, int *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2, 2, 2, 2);	\
  FOR (4, OUTER)							\
    {									\
      b[i4] += 1;							\
      FOR (3, INNER)							\
	{								\
	  int x = i3 * 2 + b[i4];					\
	  if (x & 2)							\
	    FOR (2, INNER)						\
	      {								\
		FOR (1, OUTER)						\
		  {							\
		    c[AT2 (AT2 (AT2 (i4, i3), i2), i1)] += x;		\
		    FOR (0, INNER)					\
		      if (i0 != i2)					\
			a[ALL] += x;					\
		  }							\
		FOR (0, OUTER)						\
		  a[AT2 (AT2 (AT2 (AT2 (i4, i3), i2), 0), i0)] ^= i2;	\
	      }								\
	}								\
    }									\
}

KERNELS (plain, , )
KERNELS (peel, Tail (peel), Tail (peel))
KERNELS (predicate, Tail (predicate), )
KERNELS (mixed, BlockIndependent, Tail (mask))

NOIPA static long
sum (const int *m, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2, 2, 2, 2);
  long s = 0;
  FOR (4, reduction (+: s))
    FOR (3, reduction (+: s))
      FOR (2, reduction (+: s))
	FOR (1, reduction (+: s))
	  FOR (0, reduction (+: s))
	    s += a[ALL];
  return s;
}

/* The indices of all iterations, one after the other.  */
#define EACH(d) for (int i##d = 0; i##d < m[d]; i##d++)

static void
scalar_between (const int *m, int *a, int *b, int *c)
{
  EACH (4)
    {
      b[i4] += 1;
      EACH (3)
	{
	  int x = i3 * 2 + b[i4];
	  if (x & 2)
	    EACH (2)
	      {
		EACH (1)
		  {
		    c[AT2 (AT2 (AT2 (i4, i3), i2), i1)] += x;
		    EACH (0)
		      if (i0 != i2)
			a[ALL] += x;
		  }
		EACH (0)
		  a[AT2 (AT2 (AT2 (AT2 (i4, i3), i2), 0), i0)] ^= i2;
	      }
	}
    }
}

enum { N = SIDE * SIDE * SIDE * SIDE * SIDE };
static int start[N], a[N], wa[N], b[SIDE], wb[SIDE], c[N], wc[N];

static void
restart (int *x, int *y, int *z)
{
  memcpy (x, start, sizeof start);
  memcpy (y, start, sizeof b);
  memcpy (z, start, sizeof start);
}

#define TEST(NAME)							\
  restart (a, b, c);							\
  restart (wa, wb, wc);							\
  count_##NAME (m, a);							\
  EACH (4) EACH (3) EACH (2) EACH (1) EACH (0)				\
    wa[ALL] = 3 * wa[ALL] + ALL;					\
  CHECK_SAME (a, wa, N);						\
  between_##NAME (m, a, b, c);						\
  scalar_between (m, wa, wb, wc);					\
  CHECK_SAME (a, wa, N);						\
  CHECK_SAME (b, wb, SIDE);						\
  CHECK_SAME (c, wc, N)

int
main (void)
{
  for (int i = 0; i < N; i++)
    start[i] = rnd () % 1000;
  for (int k = 0; k < 243; k++)
    {
      int m[DEPTH], r = k;
      for (int d = 0; d < DEPTH; d++, r /= 3)
	m[d] = 2 + r % 3;
      m[k % DEPTH] -= k % 7 == 0 ? m[k % DEPTH] : k % 2;
      TEST (plain);
      TEST (peel);
      TEST (predicate);
      TEST (mixed);
      long want = 0;
      EACH (4) EACH (3) EACH (2) EACH (1) EACH (0)
	want += a[ALL];
      CHECK (sum (m, a) == want);
    }
  return 0;
}

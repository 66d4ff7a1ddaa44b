/* { dg-do run } */
/* Nested annotated loops that all run under masks, since their remainders
   would have many lanes, however their tails are to be: counts of iterations
   that are none, odd and whole blocks, statements between the loops, a loop
   with one lane, sums.  */
#include "../ripple-test.h"

enum { DEPTH = 8, SIDE = 3 };

#define PRAGMA(x) _Pragma (#x)
#define FOR(d, clause)							\
  PRAGMA (ripple parallel Block (BS) Dims (d) clause)			\
  for (int i##d = 0; i##d < m[d]; i##d++)
#define EACH(d) for (int i##d = 0; i##d < m[d]; i##d++)
#define AT(i, j) ((i) * SIDE + (j))
#define LOW AT (AT (AT (i3, i2), i1), i0)
#define HIGH AT (AT (AT (i7, i6), i5), i4)
#define ALL (HIGH * 81 + LOW)

/* Seven loops with two lanes each, and one with one.  */
#define KERNEL(NAME, OUTER, INNER)					\
NOIPA static long							\
NAME (const int *m, int *restrict a, const int *restrict b,		\
      int *restrict c)							\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 2, 2, 2, 2, 2, 1, 2, 2); \
  long s = 0;								\
  FOR (7, OUTER reduction (+: s))					\
    FOR (6, INNER reduction (+: s))					\
      FOR (5, reduction (+: s))						\
	FOR (4, OUTER reduction (+: s))					\
	  {								\
	    c[HIGH] += 3;						\
	    FOR (3, INNER reduction (+: s))				\
	      FOR (2, reduction (+: s))					\
		FOR (1, INNER reduction (+: s))				\
		  FOR (0, OUTER reduction (+: s))			\
		    if (b[ALL] & 1)					\
		      {							\
			a[ALL] += b[ALL] + c[HIGH];			\
			s += a[ALL];					\
		      }							\
	  }								\
  return s;								\
}

KERNEL (plain, , )
KERNEL (peel, Tail (peel), BlockIndependent)
KERNEL (mixed, Tail (mask), Tail (predicate))

static long
scalar (const int *m, int *a, const int *b, int *c)
{
  long s = 0;
  EACH (7) EACH (6) EACH (5) EACH (4)
    {
      c[HIGH] += 3;
      EACH (3) EACH (2) EACH (1) EACH (0)
	if (b[ALL] & 1)
	  {
	    a[ALL] += b[ALL] + c[HIGH];
	    s += a[ALL];
	  }
    }
  return s;
}

static int a[6561], wa[6561], b[6561], c[81], wc[81];

int
main (void)
{
  for (int i = 0; i < 6561; i++)
    b[i] = rnd () % 1000;
  for (int k = 0; k < 60; k++)
    {
      int m[DEPTH];
      for (int d = 0; d < DEPTH; d++)
	m[d] = 1 + rnd () % 3;
      if (k % 9 == 0)
	m[k / 9] = 0;
      long want = scalar (m, wa, b, wc);
      CHECK ((k % 3 == 0 ? plain : k % 3 == 1 ? peel : mixed) (m, a, b, c)
	     == want);
      CHECK_SAME (a, wa, 6561);
      CHECK_SAME (c, wc, 81);
    }
  return 0;
}

/* Kernels in which KIND_die (c) ends all if C holds, at every place that
   annotated loops have for it.  DEAD_ENDS (KIND) defines them twice, with
   annotations and for the model.

   Where nobody ends, W is BAD all the same for lanes that do not come by:
   those with an even A, and what is behind the ends of the loops.  */

#include "../../ripple-test.h"

enum { BAD = 77, ROWS = 4, COLS = 11, MOST = 300 };

/* Annotations; OFF for the model.  FULL, which saves copies of the body, if
   the number of rows is even.  */
#define ON(D) ripple_parallel (BS, D);
#define ON_FULL(D) ripple_parallel_full (BS, D);
#define OFF(D)
#define OFF_FULL(D)

/* X stands in the outer loop, BODY in the inner one, at place AT.  */
#define TWO(OUTER, INNER, X, BODY)					\
  OUTER (1)								\
  for (int j = 0; j < m; j++)						\
    {									\
      X									\
      INNER (0)								\
      for (int i = 0; i < n; i++)					\
	{								\
	  int at = j * COLS + i, x = a[at];				\
	  BODY								\
	  r[at] = x;							\
	}								\
    }

#define DEAD_ENDS_AS(KIND, NAME, P)					\
  static int								\
  KIND##_##NAME##_checked (int x, int y)				\
  {									\
    if (y == BAD)							\
      {									\
	x++;								\
	KIND##_die (x != 0);						\
      }									\
    return x * 3;							\
  }									\
  NOIPA static void							\
  KIND##_##NAME (int place, int m, int n, const int *a, const int *w,	\
		 const int *row, int u, int *r)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 4, 2, 2);		\
    (void) BS;								\
    switch (place)							\
      {									\
      case 0:								\
	TWO (P, P, KIND##_die (row[j] == BAD), x++;)			\
	break;								\
      case 1:								\
	TWO (P, P, , if (a[at] & 1) KIND##_die (w[at] == BAD) x++;)	\
	break;								\
      case 2:								\
	TWO (P##_FULL, P, KIND##_die (row[j] == BAD),			\
	     KIND##_die (u == BAD) KIND##_die ((a[at] & 1) && w[at] == BAD) \
	     x--;)							\
	break;								\
      case 3:								\
	P##_FULL (2)							\
	for (int k = 0; k < 4; k++)					\
	  TWO (P##_FULL, P, KIND##_die (row[j] == BAD),			\
	       if ((a[at] & 1) && w[at] == BAD)				\
		 KIND##_die (k == 2)					\
	       r[at + (k + 1) * ROWS * COLS] = x;)			\
	break;								\
      case 4:								\
	TWO (P##_FULL, P, ,						\
	     if (a[at] & 1)						\
	       {							\
		 x *= 3;						\
		 KIND##_die (w[at] == BAD)				\
		 x ^= w[at];						\
	       }							\
	     else							\
	       x += 5;)							\
	break;								\
      case 5:								\
	TWO (P##_FULL, P, if (u & 1) KIND##_die (row[j] == BAD),	\
	     if (u & 1)							\
	       {							\
		 x *= 3;						\
		 if (a[at] & 1)						\
		   KIND##_die (w[at] == BAD)				\
	       })							\
	break;								\
      case 6:								\
	TWO (P##_FULL, P, ,						\
	     for (int c = x & 3; c > 0; c--)				\
	       {							\
		 x += c;						\
		 if (a[at] & 1)						\
		   KIND##_die (w[at] == BAD)				\
	       })							\
	break;								\
      case 7:								\
	TWO (P##_FULL, P, ,						\
	     if (a[at] & 1)						\
	       for (int c = 0; c < u; c++)				\
		 {							\
		   x += c;						\
		   KIND##_die (w[at] == BAD)				\
		 })							\
	break;								\
      default:								\
	TWO (P##_FULL, P, ,						\
	     if (a[at] & 1)						\
	       x = KIND##_##NAME##_checked (x, w[at]);)			\
      }									\
  }

#define DEAD_ENDS(KIND)							\
  DEAD_ENDS_AS (KIND, lanes, ON)					\
  DEAD_ENDS_AS (KIND, model, OFF)

enum { WHERE = 9 };

typedef void kernel (int, int, int, const int *, const int *, const int *,
		     int, int *);

static int a[MOST], w[MOST], row[MOST], got[MOST], want[MOST];

/* Nobody who comes by in rows up to M and columns up to N is BAD.  */

static void
fill (int m, int n)
{
  for (int i = 0; i < MOST; i++)
    {
      int inside = i < m * COLS && i % COLS < n;
      a[i] = (int) (rnd () % 64);
      w[i] = inside && (a[i] & 1) ? (int) (rnd () % 64) : BAD;
      row[i] = i < m ? (int) (rnd () % 64) : BAD;
      got[i] = want[i] = (int) (rnd () % 64);
    }
}

/* LANES at all places does what MODEL does.  */

static void
check_passed (kernel *lanes, kernel *model)
{
  for (int place = 0; place < WHERE; place++)
    for (int m = 0; m <= ROWS; m += 1 + (place > 1))
      for (int n = 0; n <= COLS; n += 1 + (n & 1))
	{
	  fill (m, n);
	  lanes (place, m, n, a, w, row, 3, got);
	  model (place, m, n, a, w, row, 3, want);
	  CHECK_SAME (got, want, MOST);
	}
}

/* Let somebody be BAD.  */

static void
fill_bad (void)
{
  int at = (int) (rnd () % ROWS) * COLS + (int) (rnd () % COLS);
  fill (ROWS, COLS);
  a[at] |= 3;
  w[at] = BAD;
  row[rnd () % ROWS] = BAD;
}

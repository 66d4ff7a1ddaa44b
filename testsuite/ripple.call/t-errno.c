/* Functions that set errno: what lanes that are on give and nothing else.
   Those with a vector form need not set it, as the manual says.  */
/* { dg-do run } */
/* { dg-options "-fmath-errno -fplugin-arg-ripple-math=scalar" } */

#include <errno.h>
#include <math.h>
#include <ripple.h>
#include "../ripple-test.h"

enum { N = 37 };

static double x[N], y[N];
static float f[N], g[N];

/* Apply FN to the elements of x that are at least LEAST.  */

#define KERNEL(FN)							\
  NOIPA static void							\
  all_##FN (int n, double least)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
									\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (x[i] >= least)						\
	y[i] = FN (x[i]);						\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (f[i] >= least)						\
	g[i] = FN##f (f[i]);						\
  }

KERNEL (sqrt)
KERNEL (log)
KERNEL (exp)

static int
same (double a, double b)
{
  return a == b || (a != a && b != b)
	 || __builtin_fabs (a - b) <= 1e-6 * __builtin_fabs (b);
}

/* Only element BAD of the first n is out of the function's domain.  */

#define CHECK_ALL(FN, BAD, CODE)					\
  for (int n = 0; n <= N; n += n < 10 ? 1 : 9)				\
    for (int bad = -1; bad < N; bad += 5)				\
      {									\
	for (int i = 0; i < N; i++)					\
	  {								\
	    x[i] = f[i] = i == bad ? BAD : i + 1;			\
	    y[i] = g[i] = -7;						\
	  }								\
	errno = 0;							\
	all_##FN (n, -1e9);						\
	CHECK (errno == 0 || (bad >= 0 && bad < n));			\
	CHECK (errno == CODE || !(bad >= 0 && bad < n)			\
	       || (CODE == 0 && errno == EDOM));			\
	for (int i = 0; i < N; i++)					\
	  CHECK (i < n ? same (y[i], FN (x[i]))				\
			 && same (g[i], FN##f (f[i]))			\
		 : y[i] == -7 && g[i] == -7);				\
      }

int
main (void)
{
  CHECK_ALL (sqrt, -2, 0)
  CHECK_ALL (log, -2, EDOM)
  CHECK_ALL (log, 0, ERANGE)
  CHECK_ALL (exp, 5000, ERANGE)

  /* Lanes that are off.  */
  x[3] = f[3] = -1;
  x[4] = f[4] = 9;
  y[3] = g[3] = -7;
  errno = 0;
  all_sqrt (N, 0);
  CHECK (errno == 0 && y[3] == -7 && g[3] == -7 && y[4] == 3 && g[4] == 3);
  return 0;
}

/* { dg-do run } */
/* { dg-options "-DNAMED=log1pf" } */
/* Functions of mathematics are found by the words of the program: also those
   of a macro, of the command line and of a header.  The macros that are in
   force at the end of the program change nothing of what follows it.  */
#include "../ripple-test.h"
#include "wanted.h"
#include <math.h>

#define NAME(F) F##f
#define IN_LANES(F)							\
  for (int i = 0; i < N; i++)						\
    {									\
      double error = fabs ((double) b[i] - F ((double) a[i]));		\
      CHECK (error <= 4e-7 * (fabs ((double) b[i]) + 1));		\
    }

enum { N = 19 };

NOIPA static void
lanes (const float *a, float *b, int which)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < N; i++)
    b[i] = which == 0 ? NAME (exp) (a[i]) : which == 1 ? NAMED (a[i])
	   : of_header (a[i]);
}

int
main (void)
{
  float a[N], b[N];
  for (int i = 0; i < N; i++)
    a[i] = 0.37f * (float) i;
  lanes (a, b, 0);
  IN_LANES (exp)
  lanes (a, b, 1);
  IN_LANES (log1p)
  lanes (a, b, 2);
  IN_LANES (tanh)
  return 0;
}

#define float double
#define double long
#define return
#define if while
#define static extern
#define int void
#define unsigned
#define const volatile
#define inline
#define __inline
#define sizeof(X) 0
#define __attribute__(X)
#define __typeof__(X) char
#define __extension__ error
#define signed unsigned
#define X error
#define x error
#define T error
#define exp error
#define expf(X) error
#define tanhf error

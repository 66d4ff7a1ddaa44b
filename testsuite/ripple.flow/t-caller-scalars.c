/* { dg-do run } */
/* { dg-options "-w" } */
/* A scalar that comes from calls of a lane function, with a tensor and with a
   scalar, in a loop that lanes leave, and is stored under lanes by a further
   call: what stands behind a call is the caller's.  */
#include "../ripple-test.h"

enum { LANES = 7 };

static inline double
clamp (double x)
{
  return x > 10 ? (double) 10 : x;
}

NOIPA static void
kernel (const unsigned char *z, double start, double *sum)
{
  ripple_block_t B = ripple_set_block_shape (0, LANES);
  size_t v = ripple_id (B, 0);
  double t = start;
  int c = z[v] & 7;
  do
    t = clamp (ripple_reducemax (1, clamp ((double) c * 2)) + t);
  while (c-- > 0);
  if (z[v])
    *sum = clamp (*sum + t);
}

int
main (void)
{
  for (int k = 0; k < 100; k++)
    {
      unsigned char z[LANES];
      double sum = k % 10, want = sum, start = -(double) (rnd () % 100);
      double t = start;
      int most = 0;
      for (int v = 0; v < LANES; v++)
	{
	  z[v] = k % 7 ? rnd () : 0;
	  if ((z[v] & 7) > most)
	    most = z[v] & 7;
	}
      int any = 0;
      for (int v = 0; v < LANES; v++)
	any |= z[v] != 0;
      /* The lane that stays longest has the greatest value.  */
      for (int c = most; c >= 0; c--)
	t = clamp (clamp (c * 2) + t);
      if (any)
	want = clamp (sum + t);
      kernel (z, start, &sum);
      CHECK (sum == want);
    }
  return 0;
}

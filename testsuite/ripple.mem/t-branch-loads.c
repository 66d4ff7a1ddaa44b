/* What both paths of a branch load from one place is loaded once
   (branch-loads.cc), if nothing is stored between, and by no other lanes.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {\{z\}} } */
/* { dg-asm-times {vmovups	[^\n]*, %zmm} 8 leaky } */
#include "../ripple-test.h"

#define LANES								\
  ripple_block_t bs = ripple_set_block_shape (0, 16);			\
  ripple_parallel (bs, 0);

#ifdef ONE
/* Four vectors of each in a round.  */
NOIPA void
leaky (float *restrict dx, const float *dy, const float *x, float slope)
{
  LANES
  for (int i = 0; i < 128; i++)
    dx[i] = x[i] > 0 ? dy[i] : slope * dy[i];
}

int
main (void)
{
  return 0;
}
#else

#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME (int n, int *out, const int *c, int *y)				\
  {									\
    LANES								\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  __attribute__ ((optimize ("O0"), noipa)) static void			\
  NAME##_plain (int n, int *out, const int *c, int *y)			\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }

#define EACH(DO)							\
  DO (both, out[i] = c[i] > 0 ? y[i] : 3 * y[i];)			\
  DO (nested,								\
      if (c[i] > 0)							\
	out[i] = c[i] & 1 ? y[i] + 1 : y[i] * 5;			\
      else								\
	out[i] = -1;)							\
  DO (stored,								\
      if (c[i] > 0)							\
	{ out[i] = y[i]; y[i] = 7; }					\
      else								\
	out[i] = 2 * y[i];)						\
  DO (stored_before,							\
      if (c[i] > 0)							\
	{ y[i] = 7; out[i] = y[i] + 1; }				\
      else								\
	out[i] = 2 * y[i];)						\
  DO (three,								\
      if (c[i] > 4)							\
	out[i] = y[i];							\
      else if (c[i] > 0)						\
	out[i] = 2 * y[i];						\
      else								\
	out[i] = 3 * y[i] + c[i];)					\
  DO (twice,								\
      { int s = 0;							\
	if (c[i] > 0) s = y[i]; else s = -y[i];				\
	if (c[i] & 1) s += 2 * y[i]; else s ^= y[i];			\
	out[i] = s; })							\
  DO (gathered, out[i] = c[i] & 1 ? y[c[i] & 3] : ~y[c[i] & 3];)

EACH (KERNEL)

#define CALL(NAME, ...)							\
  for (int i = 0; i < n; i++)						\
    {									\
      c[i] = i * 37 % 17 - 8;						\
      y[i] = z[i] = 1000 + 3 * i;					\
      out[i] = want[i] = 0;						\
    }									\
  if (n == 0 || n > 3)							\
    {									\
      NAME (n, out, c, y);						\
      NAME##_plain (n, want, c, z);					\
      CHECK_SAME (out, want, n);					\
      CHECK_SAME (y, z, n);						\
    }

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    for (int n = 0; n < 70; n++)
      {
	BUF (int, c, n, place);
	BUF (int, y, n, place);
	BUF (int, out, n, place);
	int z[70], want[70];
	EACH (CALL)
	buf_free_all ();
      }
  return 0;
}
#endif

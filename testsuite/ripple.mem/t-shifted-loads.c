/* Vectors of a line of the cache that overlap (shifted-loads.cc): what they
   are taken from touches nothing else, wherever the lines begin.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {valignd	} } */
/* { dg-asm {vmovups	[^\n]*\{%k[1-7]\}\{z\}} } */
#include "../ripple-test.h"

enum { MOST = 150, REACH = 8 };

/* KERNEL (NAME, B, T, EXPRESSION): r[i] of p[i] and its neighbours.  */
#define KERNEL(NAME, B, T, ...)						\
  NOIPA static void							\
  NAME (int n, const T *restrict p, T *restrict r)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = __VA_ARGS__;						\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, const T *restrict p, T *restrict r)		\
  {									\
    for (int i = 0; i < n; i++)						\
      r[i] = __VA_ARGS__;						\
  }									\
  static void								\
  check_##NAME (int n, int from, int before, int behind, int place)	\
  {									\
    T *p = buf_new ((from + before + n + behind) * sizeof (T), place);	\
    T *got = buf_new ((from + n + 1) * sizeof (T), place);		\
    T *want = malloc ((from + n + 1) * sizeof (T));			\
    memset (got, 0, (from + n + 1) * sizeof (T));			\
    memset (want, 0, (from + n + 1) * sizeof (T));			\
    for (int i = 0; i < from + before + n + behind; i++)		\
      p[i] = (T) (i * 7 % 61 - 30);					\
    NAME (n, p + from + before, got + from);				\
    NAME##_plain (n, p + from + before, want + from);			\
    CHECK_SAME (got, want, from + n + 1);				\
    free (want);							\
    buf_free_all ();							\
  }

#ifndef ONE
#define EACH(DO)							\
  DO (near_16, 16, float, 2, 2, p[i - 2] + p[i - 1] * 3 - p[i]		\
				+ p[i + 1] * 5 - p[i + 2] * 7)		\
  DO (near_64, 64, int, 1, 1, p[i - 1] * 3 - p[i] + p[i + 1] * 5)	\
  DO (near_5, 5, int, 2, 2, p[i - 2] + p[i - 1] - p[i + 1] - p[i + 2])	\
  DO (behind_8, 8, double, 0, 5, p[i] + p[i + 1] * 2 - p[i + 2]		\
				 + p[i + 3] * 4 - p[i + 5])		\
  DO (before_16, 16, double, 5, 0, p[i] + p[i - 1] * 2 - p[i - 2]	\
				   + p[i - 3] * 4 - p[i - 5])		\
  DO (far_16, 16, unsigned, 20, 20, p[i - 20] + p[i - 17] * 3		\
				    + p[i - 1] * 5 + p[i] * 7		\
				    + p[i + 2] * 9 + p[i + 16] * 11	\
				    + p[i + 19] * 13 + p[i + 20])	\
  DO (longs_8, 8, unsigned long, 3, 3, p[i - 3] + p[i - 2] * 3		\
				       + p[i - 1] * 5 + p[i + 1] * 7	\
				       + p[i + 3] * 9)			\
  DO (shorts_32, 32, short, 2, 2, p[i - 2] + p[i - 1] - p[i + 1]	\
				  + p[i + 2])				\
  DO (chosen_16, 16, float, 2, 2, p[i] > 0				\
				  ? p[i - 2] + p[i - 1]			\
				  : p[i + 1] + p[i + 2] * 2)
#else
#define EACH(DO)							\
  DO (near_16, 16, float, 3, 3, p[i - 3] + p[i - 2] + p[i - 1] + p[i]	\
				+ p[i + 1] + p[i + 2] + p[i + 3])
#endif

#define DEFINE(NAME, B, T, BEFORE, BEHIND, ...)				\
  KERNEL (NAME, B, T, __VA_ARGS__)
EACH (DEFINE)

#ifdef ONE
void *const used[] = { near_16 };
#endif

/* What is stored does not begin where an element that is loaded could.  */
NOIPA static void
narrow (int n, const int *restrict p, short *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    r[i + 1] = (short) (p[i] + 3 * p[i + 1] - p[i + 2] + p[i + 3] + p[i + 5]);
}

static void
check_narrow (int n)
{
  int *p = buf_new ((n + 5) * sizeof *p, BUF_END);
  short *r = buf_new ((n + 1) * sizeof *r, BUF_END);
  for (int i = 0; i < n + 5; i++)
    p[i] = i * 31 % 1009;
  narrow (n, p, r);
  for (int i = 0; i < n; i++)
    CHECK (r[i + 1] == (short) (p[i] + 3 * p[i + 1] - p[i + 2] + p[i + 3]
				+ p[i + 5]));
  buf_free_all ();
}

int
main (void)
{
  static const int lengths[] = { 0, 1, 15, 16, 17, 31, 33, 64, 65, 120, 127,
				 128, 129, MOST };
  static const int places[] = { BUF_END, BUF_MIDDLE };
#define CHECK_EACH(NAME, B, T, BEFORE, BEHIND, ...)			\
  check_##NAME (lengths[k], from, BEFORE, BEHIND, places[place]);
  for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++)
    for (int from = 0; from < REACH; from++)
      for (int place = 0; place < 2; place++)
	{
	  EACH (CHECK_EACH)
	}
  for (int n = 0; n <= MOST; n += n < 70 ? 1 : 11)
    check_narrow (n);
  return 0;
}

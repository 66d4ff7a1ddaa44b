/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Integers of 64 bits chosen by a comparison of doubles whose loads are
   conditional: GCC jumps past them, so that the comparison comes out of a PHI,
   and SSE2 chooses such integers by comparisons only.  The same for other
   types, and in a loop that lanes leave.  */

#include "../ripple-test.h"

enum { X = 7, Y = 2 };

#define KERNEL(TA, TC)							\
NOIPA static TA								\
same_##TA##_##TC (TA x)							\
{									\
  return x;								\
}									\
									\
NOIPA static void							\
choose_##TA##_##TC (TA *o, const TA *a, const TC *c, long n)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, X, Y);		\
  size_t v0 = ripple_id (block, 0), v1 = ripple_id (block, 1);		\
  (void) v0;								\
  TA first = a[0];							\
  o[v1] = n <= (long) v1 ? 5						\
	  : same_##TA##_##TC (c[v1] > 2 ? a[v1] : first);		\
}									\
									\
NOIPA static void							\
repeat_##TA##_##TC (TA *o, const TA *a, const TC *c)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 8, Y);		\
  size_t v0 = ripple_id (block, 0), v1 = ripple_id (block, 1);		\
  TA t = a[v0 + 8 * v1];						\
  if (c[v0] > 3)							\
    {									\
      unsigned short k = (unsigned) a[v0] & 7;				\
      do								\
	t = t + (TA) v1 + a[v0];					\
      while (k-- > 0);							\
    }									\
  o[v0 + 8 * v1] = t;							\
}

#define CHECK_KERNEL(TA, TC)						\
  for (int n = 0; n < 3; n++)						\
    {									\
      TA a[16], got[16], want[16];					\
      TC c[16];								\
      for (int i = 0; i < 16; i++)					\
	{								\
	  a[i] = i * 37 % 50;						\
	  c[i] = (i * 5 + 2) % 7;					\
	}								\
      choose_##TA##_##TC (got, a, c, n);				\
      for (int i = 0; i < Y; i++)					\
	want[i] = n <= i ? 5 : c[i] > 2 ? a[i] : a[0];			\
      CHECK_SAME (got, want, Y);					\
      repeat_##TA##_##TC (got, a, c);					\
      for (int i = 0; i < 16; i++)					\
	{								\
	  unsigned k = (unsigned) a[i % 8] & 7;				\
	  want[i] = a[i];						\
	  if (c[i % 8] > 3)						\
	    do								\
	      want[i] = want[i] + (TA) (i / 8) + a[i % 8];		\
	    while (k-- > 0);						\
	}								\
      CHECK_SAME (got, want, 16);					\
    }

#define EACH(K)								\
  K (uint64_t, double) K (int64_t, double) K (double, double)		\
  K (int64_t, int64_t) K (uint64_t, float) K (int, double) K (float, int) \
  K (short, short) K (char, char) K (float, char)

EACH (KERNEL)

/* Compiled, but never run: that the limit is 1, since y is not set, GCC finds
   out late, and only then jumps.  */
double limit, late[16];
int64_t number[16], other;

NOIPA int
take (int64_t x)
{
  return (int) x;
}

NOIPA void
choose_late (int *o, signed char n)
{
  ripple_block_t block = ripple_set_block_shape (0, X, Y);
  size_t v0 = ripple_id (block, 0), v1 = ripple_id (block, 1);
  (void) v0;
  double y;
  limit = y > 0 ?: y;
  o[v1] = n <= (long) v1 ?: take (late[v1] > limit ? number[v1] : other);
}

int
main (void)
{
  EACH (CHECK_KERNEL)
  return 0;
}

/* Bounds that a sanitizer instruments: its test stands before the bound, or
   before the comparison.  Each loop counts to the same number as the scalar
   one, and the bound is evaluated once.  */
#include "../../ripple-test.h"

enum { SIZE = 300 };

static int counted;

NOIPA static int
count_up (int x)
{
  counted++;
  return x;
}

/* C (INIT; COND; STEP) with the bound's operands n and m, a table of bounds t
   and a float f.  */
#define EACH(C)								\
  C (divide, int i = 0, i < n / m, i++)					\
  C (whole, int i = 0, i < n / 16 * 16, i++)				\
  C (turned, int i = 0, n / m > i, i++)					\
  C (modulo, int i = 0, i != n % m, i++)				\
  C (start, int i = n / m - 3, i < n, i += 1)				\
  C (down, int i = n - 1, i >= n % m, i--)				\
  C (left, int i = 0, i <= (m << 3), i += 2)				\
  C (right, long i = 0, i < (n >> m / 4), i++)				\
  C (negate, int i = 0, !(i >= n / m), i++)				\
  C (wide, long i = 0, i < (long) n * m / 4, i++)			\
  C (narrow, unsigned char i = 0, i < (unsigned char) (n / m), i++)	\
  C (unsign, unsigned i = 0, i < (unsigned) n / (unsigned) m, i++)	\
  C (index, int i = 0, i < t[n / m % 4], i++)				\
  C (index2, int i = 0, i < t[m & 3] / m, i++)				\
  C (real, int i = 0, i < (int) (f / 2), i++)				\
  C (sum, int i = 0, i < n + m - 3, i++)				\
  C (called, int i = 0, i < count_up (n) / m, i++)			\
  C (comma, int i = 0, i < (count_up (n), n / m), i++)			\
  C (choice, int i = 0, i < (m > 3 ? n / m : n % 7), i++)

#define LOOPS(NAME, INIT, COND, STEP)					\
NOIPA static void							\
ripple_##NAME (int n, int m, const int *t, float f, int *o)		\
{									\
  (void) t, (void) f;							\
  ripple_block_t b = ripple_set_block_shape (0, 16);			\
  ripple_parallel (b, 0);						\
  for (INIT; COND; STEP)						\
    o[i] += 3 * (int) i + 1;						\
}									\
NOIPA static void							\
scalar_##NAME (int n, int m, const int *t, float f, int *o)		\
{									\
  (void) t, (void) f;							\
  for (INIT; COND; STEP)						\
    o[i] += 3 * (int) i + 1;						\
}
EACH (LOOPS)

int
main (void)
{
  int t[4] = { 17, 0, 70, 33 };
  for (int n = 3; n < 100; n += 7)
    for (int m = 1; m < 9; m += 2)
      {
	int got[SIZE] = { 0 }, want[SIZE] = { 0 }, times;
#define TRY_LOOP(NAME, INIT, COND, STEP)				\
	counted = 0;							\
	ripple_##NAME (n, m, t, n * 0.75f, got);			\
	times = counted;						\
	CHECK (times <= 1);						\
	scalar_##NAME (n, m, t, n * 0.75f, want);			\
	CHECK ((times == 0) == (counted == times));			\
	CHECK_SAME (got, want, SIZE);
	if (n / m >= 3)
	  {
	    EACH (TRY_LOOP)
	  }
      }
  return 0;
}

/* { dg-do run } */
/* Number of iterations, values and exit value at the ends of every type, for
   every relation and several steps, against the scalar loop.  */
#include <ripple.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

enum { MAX = 80 };
static unsigned char seen[MAX], want[MAX];
static int bad;

static void
compare (const char *what, int line, long long got, long long exit)
{
  int k;
  if (got != exit)
    bad++, printf ("%s %d: exit value %lld, expected %lld\n", what, line, got,
		   exit);
  for (k = 0; k < MAX; k++)
    {
      if (seen[k] != want[k])
	bad++, printf ("%s %d: iteration %d\n", what, line, k);
      seen[k] = want[k] = 0;
    }
}

/* The iteration in which I has its value counts in a byte of its own.  */
#define LOOP(T, REL, STEP, S)						\
  do									\
    {									\
      T i, j;								\
      int k = 0;							\
      for (i = lo; i REL b && k < MAX; STEP)				\
	want[k++]++;							\
      j = i;								\
      if (k == MAX)							\
	{								\
	  for (k = 0; k < MAX; k++)					\
	    want[k] = 0;						\
	  break;							\
	}								\
      i = 77;								\
      ripple_parallel (BS, 0);						\
      for (i = lo; i REL b; STEP)					\
	seen[(S > 0 ? (unsigned long) i - (unsigned long) lo		\
	      : (unsigned long) lo - (unsigned long) i)			\
	     / (S > 0 ? S : -(S)) % MAX]++;				\
      compare (#T " " #REL " " #STEP, __LINE__, (long long) i,		\
	       (long long) j);						\
    }									\
  while (0)

#define FUNCTIONS(NAME, T)						\
  static void								\
  up_##NAME (T lo, T b)							\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8);			\
    LOOP (T, <, i++, 1);						\
    LOOP (T, <=, ++i, 1);						\
    LOOP (T, <, i += 3, 3);						\
    LOOP (T, <=, i = i + 2, 2);						\
    if (lo <= b)							\
      LOOP (T, !=, i++, 1);						\
    if (lo <= b && (b - lo) % 4 == 0)					\
      LOOP (T, !=, i = 4 + i, 4);					\
  }									\
  static void								\
  down_##NAME (T lo, T b)						\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8);			\
    LOOP (T, >, i--, -1);						\
    LOOP (T, >=, --i, -1);						\
    LOOP (T, >, i -= 5, -5);						\
    LOOP (T, >=, i = i - 3, -3);					\
    if (lo >= b)							\
      LOOP (T, !=, i--, -1);						\
    if (lo >= b && (lo - b) % 6 == 0)					\
      LOOP (T, !=, i -= 6, -6);						\
  }

FUNCTIONS (sc, signed char)
FUNCTIONS (uc, unsigned char)
FUNCTIONS (ss, short)
FUNCTIONS (us, unsigned short)
FUNCTIONS (si, int)
FUNCTIONS (ui, unsigned int)
FUNCTIONS (sl, long)
FUNCTIONS (ul, unsigned long)
FUNCTIONS (sll, long long)

/* Distances from the ends that every step can pass without overflow.  */
#define TRY(NAME, T, MIN_, MAX_)					\
  do									\
    for (int d = 0; d < 40; d += d < 12 ? 1 : 9)			\
      {									\
	up_##NAME ((T) (MIN_), (T) ((MIN_) + d));			\
	up_##NAME ((T) ((MAX_) - 10 - d), (T) ((MAX_) - 10));		\
	up_##NAME ((T) ((MIN_) + d), (T) (MIN_));			\
	down_##NAME ((T) (MAX_), (T) ((MAX_) - d));			\
	down_##NAME ((T) ((MIN_) + 10 + d), (T) ((MIN_) + 10));		\
	down_##NAME ((T) ((MAX_) - d), (T) (MAX_));			\
      }									\
  while (0)

int
main (void)
{
  TRY (sc, signed char, SCHAR_MIN, SCHAR_MAX);
  TRY (uc, unsigned char, 0, UCHAR_MAX);
  TRY (ss, short, SHRT_MIN, SHRT_MAX);
  TRY (us, unsigned short, 0, USHRT_MAX);
  TRY (si, int, INT_MIN, INT_MAX);
  TRY (ui, unsigned int, 0u, UINT_MAX);
  TRY (sl, long, LONG_MIN, LONG_MAX);
  TRY (ul, unsigned long, 0ul, ULONG_MAX);
  TRY (sll, long long, LLONG_MIN, LLONG_MAX);
  TRY (si, int, -17, 20);
  TRY (sl, long, -17, 20);
  return bad != 0;
}

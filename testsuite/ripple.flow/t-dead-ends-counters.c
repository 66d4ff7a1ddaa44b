/* { dg-do run } */
/* { dg-options -w } */
/* What annotated loops count once for a block, or for a row of one, beside
   places where a lane might end the program.  Nobody does.  */
#include "../ripple-test.h"

enum { MOST = 64, INNER = 4, OUTER = 3 };

static int z[MOST];
static unsigned got[MOST];

#define DIE(c) if (c) __builtin_abort ();
#define CHECKED(c) if (c) { t ^= 99; __builtin_unreachable (); }

/* A loop in which T is counted, at the places where there is something.  */
#define ONE(NAME, A, B, C)						\
NOIPA static unsigned							\
NAME##_one (int n, int s)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, INNER, OUTER);		\
  size_t v = ripple_id (BS, 0);						\
  unsigned t = 0;							\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      int k = i, j = 0;							\
      (void) k, (void) j, (void) s, (void) v;				\
      A; B; C;								\
    }									\
  return t;								\
}
/* The same in two loops, and for each row of the outer block.  */
#define TWO(NAME, A, B, C)						\
NOIPA static unsigned							\
NAME##_two (int n, int s)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, INNER, OUTER);		\
  size_t v = ripple_id (BS, 0);						\
  unsigned t = 0;							\
  ripple_parallel (BS, 1);						\
  for (int j = 0; j < n; j++)						\
    {									\
      ripple_parallel (BS, 0);						\
      for (int k = 0; k < n; k++)					\
	{								\
	  int i = k;							\
	  (void) i, (void) s, (void) v;					\
	  A; B; C;							\
	}								\
    }									\
  return t;								\
}									\
NOIPA static void							\
NAME##_rows (int n, int s)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, INNER, OUTER);		\
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);			\
  unsigned t = (unsigned) w * 100;					\
  for (int j = 0; j < 3; j++)						\
    {									\
      ripple_parallel (BS, 0);						\
      for (int k = 0; k < n; k++)					\
	{								\
	  int i = k;							\
	  (void) i, (void) s, (void) v;					\
	  A; B; C;							\
	}								\
    }									\
  got[w] = t;								\
}
#define KERNEL(NAME, A, B, C) ONE (NAME, A, B, C) TWO (NAME, A, B, C)

KERNEL (before, t++, DIE (z[i] > 15), )
KERNEL (behind, DIE (z[v] > 15), , t++)
KERNEL (between, DIE (z[i] > 15), t++, DIE (z[i + j] > 20))
KERNEL (twice, t += 3, CHECKED (z[k] > 15), t -= 2)
KERNEL (ways, if (s) t++; else t += 1, DIE (z[i] > 15 && k > 1), )
KERNEL (inside, if (s) { t++; CHECKED (z[i] > 15); }, , )
KERNEL (nobody, t++, DIE (s > 9), )
KERNEL (both, t++, DIE (s > 9), DIE (z[i] > 15))
KERNEL (rounds, t++, for (int r = 0; r < s; r++) DIE (z[i] > 15 + r), )
KERNEL (left, t++, if (z[i] > 7) continue, DIE (z[i] > 7))

static unsigned
blocks (int n, int size)
{
  return (unsigned) ((n + size - 1) / size);
}

#define COMPARE(NAME)							\
  CHECK (NAME##_one (n, 1) == blocks (n, INNER));			\
  CHECK (NAME##_two (n, 1) == blocks (n, INNER) * blocks (n, OUTER));	\
  NAME##_rows (n, 1);							\
  for (unsigned w = 0; w < OUTER; w++)					\
    CHECK (got[w] == w * 100 + 3 * blocks (n, INNER));

int
main (void)
{
  for (int i = 0; i < MOST; i++)
    z[i] = i & 15;
  for (int n = 0; n < 14; n++)
    {
      COMPARE (before) COMPARE (behind) COMPARE (between)
      COMPARE (twice) COMPARE (ways) COMPARE (inside) COMPARE (nobody)
      COMPARE (both) COMPARE (rounds) COMPARE (left)
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w -fpredictive-commoning" } */
/* { dg-isa "native sse2" } */
/* Loops round blocks that go on by less than a block, so that iterations load
   and store what others have stored, with several steps and distances between
   two accesses; also with steps that only the caller knows.  */
#include "../ripple-test.h"

enum { LANES = 8, SIZE = 120, START = 40, BACK = -2 };

/* SET stores to all lanes what all have computed; S is the step, D the
   distance.  */
#define UPDATE(S, D) SET (x[v + S * k], x[v + S * k] + 1)
#define AHEAD(S, D)							\
  SET (x[v + S * k], x[v + S * k + D] * 5 + y[v + S * k])
#define BOTH(S, D)							\
  SET (x[v + S * k], x[v + S * k] + 3)					\
  SET (x[v + S * k + D], x[v + S * k + D] * 3)
#define OTHER(S, D)							\
  SET (x[v + S * k], y[v + S * k])					\
  SET (y[v + S * k + D], x[v + S * k + D] * 3)
#define DOWN(S, D) SET (x[v - S * k], x[v - S * k + D] * 5 + y[v - k])

#define BODIES(_, S, D)							\
  _ (UPDATE, S, D) _ (AHEAD, S, D) _ (BOTH, S, D) _ (OTHER, S, D)	\
  _ (DOWN, S, D)
#define STEPS(_, D)							\
  BODIES (_, 1, D) BODIES (_, 2, D) BODIES (_, 3, D)
#define ALL(_) STEPS (_, 1) STEPS (_, 4) STEPS (_, BACK)

#define LOOP(BODY)							\
  for (ptrdiff_t k = 0; k < n; k++)					\
    {									\
      BODY								\
    }
#define BLOCK(BODY, S, D)						\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, LANES);		\
    ptrdiff_t v = ripple_id (B, 0);					\
    LOOP (BODY (S, D))							\
  }

#define SET(TO, FROM) TO = FROM;
#define INLINED(BODY, S, D)						\
  static inline __attribute__ ((always_inline)) void			\
  inlined_##BODY (unsigned *x, unsigned *y, int n, int step, int distance) \
  BLOCK (BODY, S, D)
BODIES (INLINED, step, distance)

#define KERNEL(BODY, S, D)						\
  NOIPA static void							\
  BODY##_##S##_##D (unsigned *x, unsigned *y, int n)			\
  BLOCK (BODY, S, D)							\
  NOIPA static void							\
  BODY##_##S##_##D##_inlined (unsigned *x, unsigned *y, int n)		\
  {									\
    inlined_##BODY (x, y, n, S, D);					\
  }
ALL (KERNEL)

#undef SET
#define SET(TO, FROM)							\
  for (int v = 0; v < LANES; v++)					\
    lane[v] = FROM;							\
  for (int v = 0; v < LANES; v++)					\
    TO = lane[v];
#define MODEL(BODY, S, D)						\
  NOIPA __attribute__ ((optimize ("no-tree-vectorize"))) static void	\
  BODY##_##S##_##D##_model (unsigned *x, unsigned *y, int n)		\
  {									\
    volatile unsigned lane[LANES];					\
    LOOP (BODY (S, D))							\
  }
ALL (MODEL)

static void
check (void (*kernel) (unsigned *, unsigned *, int),
       void (*inlined) (unsigned *, unsigned *, int),
       void (*model) (unsigned *, unsigned *, int))
{
  for (int n = 0; n < 12; n++)
    {
      unsigned x[3][SIZE], y[3][SIZE];
      FILL (unsigned, x[0], SIZE);
      FILL (unsigned, y[0], SIZE);
      for (int i = 1; i < 3; i++)
	{
	  memcpy (x[i], x[0], sizeof x[0]);
	  memcpy (y[i], y[0], sizeof y[0]);
	}
      kernel (x[0] + START, y[0] + START, n);
      inlined (x[1] + START, y[1] + START, n);
      model (x[2] + START, y[2] + START, n);
      for (int i = 0; i < 2; i++)
	{
	  CHECK_SAME (x[i], x[2], SIZE);
	  CHECK_SAME (y[i], y[2], SIZE);
	}
    }
}

int
main (void)
{
#define TEST(BODY, S, D)						\
  check (BODY##_##S##_##D, BODY##_##S##_##D##_inlined,			\
	 BODY##_##S##_##D##_model);
  ALL (TEST)
  return 0;
}

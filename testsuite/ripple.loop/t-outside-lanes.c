/* Annotated loops whose lanes use what the lanes of the block have had before
   them run over the whole block, however few iterations there are.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
#include "../ripple-test.h"

enum { BLOCK = 32, N = 70 };

static int o[BLOCK], p[BLOCK], z[BLOCK], w[N];

/* COUNT iterations, by lanes and by their definition: iteration I is that of
   lane I % BLOCK.  */

#define KERNEL(COUNT, TYPE, NAME)					\
  NOIPA static void							\
  NAME (int n)								\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    size_t v = ripple_id (bs, 0);					\
    TYPE mine = z[v];							\
    ripple_parallel (bs, 0);						\
    for (int i = (COUNT) - 1; i >= 0; i--)				\
      {									\
	unsigned rounds = z[v] & 7;					\
	if (w[i] > 60)							\
	  {								\
	    o[v]++;							\
	    continue;							\
	  }								\
	while (rounds > 0 && w[3] >= w[1])				\
	  {								\
	    rounds--;							\
	    p[v] += w[i] * (int) mine;					\
	  }								\
	o[v] += w[i] + (int) mine;					\
      }									\
  }									\
  NOIPA static void							\
  NAME##_plain (int n)							\
  {									\
    for (int i = 0; i < (COUNT); i++)					\
      {									\
	int v = i % BLOCK, x = w[(COUNT) - 1 - i];			\
	if (x > 60)							\
	  {								\
	    o[v]++;							\
	    continue;							\
	  }								\
	if (w[3] >= w[1])						\
	  p[v] += x * z[v] * (z[v] & 7);				\
	o[v] += x + z[v];						\
      }									\
  }

#define KERNELS(COUNT)							\
  KERNEL (COUNT, int, of_int_##COUNT)					\
  KERNEL (COUNT, signed char, of_char_##COUNT)

KERNELS (n)
KERNELS (1)
KERNELS (4)
KERNELS (13)
KERNELS (16)
KERNELS (17)
KERNELS (31)
KERNELS (33)
KERNELS (64)

static void
check (void (*lanes) (int), void (*plain) (int), int n)
{
  int got[2][BLOCK];
  memset (o, 0, sizeof o);
  memset (p, 0, sizeof p);
  lanes (n);
  memcpy (got[0], o, sizeof o);
  memcpy (got[1], p, sizeof p);
  memset (o, 0, sizeof o);
  memset (p, 0, sizeof p);
  plain (n);
  CHECK_SAME (got[0], o, BLOCK);
  CHECK_SAME (got[1], p, BLOCK);
}

#define TEST(COUNT, RUN)						\
  check (of_int_##COUNT, of_int_##COUNT##_plain, RUN);			\
  check (of_char_##COUNT, of_char_##COUNT##_plain, RUN)

int
main (void)
{
  for (int v = 0; v < BLOCK; v++)
    z[v] = v * 11 % 37 - 9;
  for (int i = 0; i < N; i++)
    w[i] = i * 53 % 89 - 11;
  for (int n = 0; n <= N; n++)
    {
      TEST (n, n);
    }
  TEST (1, 0);
  TEST (4, 0);
  TEST (13, 0);
  TEST (16, 0);
  TEST (17, 0);
  TEST (31, 0);
  TEST (33, 0);
  TEST (64, 0);
  return 0;
}

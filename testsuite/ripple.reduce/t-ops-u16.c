/* { dg-do run } */
/* All reductions of a full block of unsigned short, and of one that is no
   power of two.  */
#include "../ripple-test.h"

#define TEST(B)								\
NOIPA static void							\
kernel_##B (const unsigned short *a, unsigned short *r)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  unsigned short x = a[v];						\
  r[0] = ripple_reduceadd (1, x);					\
  r[1] = ripple_reducemul (1, x);					\
  r[2] = ripple_reducemin (1, x);					\
  r[3] = ripple_reducemax (1, x);					\
  r[4] = ripple_reduceand (1, x);					\
  r[5] = ripple_reduceor (1, x);					\
  r[6] = ripple_reducexor (1, x);					\
}									\
static void								\
try_##B (int t)								\
{									\
  unsigned short r[7], e[7];						\
  BUF (unsigned short, a, B, t % PLACES);				\
  for (int i = 0; i < B && t % 2; i++)					\
    a[i] |= 1;								\
  for (int k = 0; k < 7; k++)						\
    e[k] = a[0];							\
  for (int i = 1; i < B; i++)						\
    {									\
      e[0] = (unsigned) e[0] + (unsigned) a[i];				\
      e[1] = (unsigned) e[1] * (unsigned) a[i];				\
      e[2] = a[i] < e[2] ? a[i] : e[2];					\
      e[3] = a[i] > e[3] ? a[i] : e[3];					\
      e[4] &= a[i];							\
      e[5] |= a[i];							\
      e[6] ^= a[i];							\
    }									\
  kernel_##B (a, r);							\
  CHECK_SAME (r, e, 7);							\
  buf_free_all ();							\
}

TEST (24)
TEST (21)

int
main (void)
{
  for (int t = 0; t < 60; t++)
    {
      try_24 (t);
      try_21 (t);
    }
  return 0;
}

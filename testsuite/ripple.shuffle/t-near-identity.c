/* { dg-do run } */
/* Permutations of eight lanes of which two take any of the lanes from the
   second on and the others stay: GCC 12 to 14 make one VPERMILPD of them for
   doubles, which cannot do it.  */

#include "../ripple-test.h"

#define MAP(I, A, B) ((size_t) (I) == 2 ? A : (size_t) (I) == 3 ? B : (I))

#define KERNEL(T, A, B)							\
static size_t								\
map_##T##_##A##B (size_t i, size_t n)					\
{									\
  (void) n;								\
  return MAP (i, A, B);							\
}									\
									\
NOIPA static void							\
move_##T##_##A##B (const T *x, T *y)					\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 8);			\
  size_t i = ripple_id (block, 0);					\
  y[i] = ripple_shuffle (x[i], map_##T##_##A##B);			\
}

#define EACH_B(K, T, A)							\
  K (T, A, 2) K (T, A, 3) K (T, A, 4) K (T, A, 5) K (T, A, 6) K (T, A, 7)
#define EACH(K, T)							\
  EACH_B (K, T, 2) EACH_B (K, T, 3) EACH_B (K, T, 4)			\
  EACH_B (K, T, 5) EACH_B (K, T, 6) EACH_B (K, T, 7)

EACH (KERNEL, double)
EACH (KERNEL, long)
EACH (KERNEL, float)

#define CHECK_MOVE(T, A, B)						\
  {									\
    T x[8], got[8], want[8];						\
    for (int i = 0; i < 8; i++)						\
      x[i] = i + 1, got[i] = 0;						\
    for (int i = 0; i < 8; i++)						\
      want[i] = x[MAP (i, A, B)];					\
    move_##T##_##A##B (x, got);						\
    CHECK_SAME (got, want, 8);						\
  }

int
main (void)
{
  EACH (CHECK_MOVE, double)
  EACH (CHECK_MOVE, long)
  EACH (CHECK_MOVE, float)
  return 0;
}

/* { dg-do run } */
/* Constant masks with one pattern, of blocks of different sizes.  */
#include "../ripple-test.h"

#define STORE(LANES)							\
  NOIPA static void							\
  store_##LANES (int *a)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    size_t v = ripple_id (block, 0);					\
									\
    a[v] = v % 2 == 0 ? a[v] + 7 : a[v] - 5;				\
  }

STORE (2)
STORE (4)
STORE (8)
STORE (16)

#define CHECK_STORE(LANES)						\
  do									\
    {									\
      for (int i = 0; i < 16; i++)					\
	a[i] = i;							\
      store_##LANES (a);						\
      for (int i = 0; i < 16; i++)					\
	CHECK (a[i] == i + (i >= LANES ? 0 : i % 2 == 0 ? 7 : -5));	\
    }									\
  while (0)

int
main (void)
{
  int a[16];

  CHECK_STORE (2);
  CHECK_STORE (4);
  CHECK_STORE (8);
  CHECK_STORE (16);
  return 0;
}

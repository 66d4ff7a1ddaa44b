/* { dg-do run } */
/* A bound that is half of the range of an unsigned counter: GCC tests the sign
   of the counter instead.  */
#include "../ripple-test.h"

static int up[3][70000], down[3][70000];

NOIPA static void
count (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel (block, 0);
  for (unsigned char i = 3; i < 128; i++)
    up[0][i] += i;
  ripple_parallel (block, 0);
  for (unsigned short i = 0; i <= 32767; i++)
    up[1][i] += i;
  ripple_parallel (block, 0);
  for (unsigned i = 2147483600; i < 2147483648u; i++)
    up[2][i - 2147483600] += i;
  ripple_parallel (block, 0);
  for (unsigned char i = 250; i >= 128; i--)
    down[0][i] += i;
  ripple_parallel (block, 0);
  for (unsigned short i = 40000; i > 32767; i--)
    down[1][i] += i;
  ripple_parallel (block, 0);
  for (unsigned i = 2147483690u; i >= 2147483648u; i--)
    down[2][i - 2147483648u] += i;
}

int
main (void)
{
  count ();
  for (unsigned i = 0; i < 70000; i++)
    {
      CHECK (up[0][i] == (i >= 3 && i < 128 ? (int) i : 0));
      CHECK (up[1][i] == (i < 32768 ? (int) i : 0));
      CHECK (up[2][i] == (i < 48 ? (int) (i + 2147483600) : 0));
      CHECK (down[0][i] == (i >= 128 && i <= 250 ? (int) i : 0));
      CHECK (down[1][i] == (i >= 32768 && i <= 40000 ? (int) i : 0));
      CHECK (down[2][i] == (i <= 42 ? (int) (i + 2147483648u) : 0));
    }
  return 0;
}

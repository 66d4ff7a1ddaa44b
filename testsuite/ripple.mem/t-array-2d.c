/* { dg-do run } */
/* Global and local arrays of two and three dimensions.  */
#include "../ripple-test.h"
static int g[6][20];
static short cube[3][4][20];

NOIPA static void
kernel (int n, int (*p)[20])
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4, 2);
  ripple_parallel (BS, 1);
  for (int j = 0; j < 6; j++)
    ripple_parallel (BS, 0)
    for (int i = 0; i < n; i++)
      g[j][i] = p[j][i] + 100 * j;
  ripple_parallel (BS, 2);
  for (int k = 0; k < 3; k++)
    ripple_parallel (BS, 1)
    for (int j = 0; j < 4; j++)
      ripple_parallel (BS, 0)
      for (int i = 0; i < n; i++)
	cube[k][j][i] = g[k + j][i] - k;
}

int
main (void)
{
  int p[6][20];
  for (int n = 0; n <= 20; n++)
    {
      memset (g, 0, sizeof g);
      memset (cube, 0, sizeof cube);
      for (int i = 0; i < 120; i++)
	p[i / 20][i % 20] = rnd () & 0xfff;
      kernel (n, p);
      for (int i = 0; i < 120; i++)
	CHECK (g[i / 20][i % 20]
	       == (i % 20 < n ? p[i / 20][i % 20] + 100 * (i / 20) : 0));
      for (int i = 0; i < 240; i++)
	CHECK (cube[i / 80][i / 20 % 4][i % 20]
	       == (i % 20 < n ? g[i / 80 + i / 20 % 4][i % 20] - i / 80
		   : 0));
    }
  return 0;
}

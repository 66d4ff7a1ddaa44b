/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Lanes that leave a loop one by one in a nest that is not square: those that
   are behind the last row stay off.  */
#include "ripple-test.h"

enum { N = 50 };

#define TRIANGLE(BLOCK)							\
  NOIPA static void							\
  triangle_##BLOCK (float (*a)[N], float (*b)[N], int rows)		\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")			\
    for (int j = 1; j < rows; j++)					\
      for (int i = 1; i <= j; i++)					\
	a[j][i] = a[j][i - 1] * a[j][i - 1] + b[j][i];			\
  }

TRIANGLE (4)
TRIANGLE (8)
TRIANGLE (16)
TRIANGLE (32)

static void (*const kernels[]) (float (*)[N], float (*)[N], int)
  = { triangle_4, triangle_8, triangle_16, triangle_32 };

int
main (void)
{
  static float a[N + 32][N], b[N + 32][N], want[N + 32][N];
  for (int k = 0; k < 4; k++)
    for (int rows = 0; rows <= N; rows++)
      {
	for (int j = 0; j < N + 32; j++)
	  for (int i = 0; i < N; i++)
	    {
	      a[j][i] = want[j][i] = (j * 7 + i * 3) % 5 * .125f;
	      b[j][i] = (j + i) % 3 * .0625f;
	    }
	kernels[k] (a, b, rows);
	for (int j = 1; j < rows; j++)
	  for (int i = 1; i <= j; i++)
	    want[j][i] = want[j][i - 1] * want[j][i - 1] + b[j][i];
	for (int j = 0; j < N + 32; j++)
	  for (int i = 0; i < N; i++)
	    CHECK (a[j][i] - want[j][i] < 1e-5f
		   && want[j][i] - a[j][i] < 1e-5f);
      }
  return 0;
}

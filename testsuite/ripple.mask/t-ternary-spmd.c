/* { dg-do run } */
/* { dg-options "-w" } */
/* ?:, && and || as data with scalar arms in the SPMD model: lane by lane.
   The same as statements: any lane.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (const int *b, int s, int *data, int *logic, int *control)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  data[v] = b[v] > 0 ? 1 : 0;
  int x = b[v] > 0 ? s : -s;
  data[v] += 10 * x;
  logic[v] = (b[v] > 0 && s) + 2 * (s > 100 || b[v] == 0);
  int y = 0;
  if (b[v] > 0)
    y = 1;
  control[v] = y;
}

int
main (void)
{
  for (int t = 0; t < 100; t++)
    {
      int b[B], data[B], logic[B], control[B], any = 0;
      for (int i = 0; i < B; i++)
	any |= (b[i] = (int) (rnd () % 9) - (t % 10)) > 0;
      kernel (b, t, data, logic, control);
      for (int i = 0; i < B; i++)
	{
	  CHECK (data[i] == (b[i] > 0) + 10 * (b[i] > 0 ? t : -t));
	  CHECK (logic[i] == (b[i] > 0 && t) + 2 * (t > 100 || b[i] == 0));
	  CHECK (control[i] == any);
	}
    }
  return 0;
}

/* { dg-do run } */
/* A function without a body called with tensors: once for each active lane,
   in lane order.  */
#include "../ripple-test.h"
#define B 8

int log_count, log_lane[100];

__attribute__ ((noipa, weak)) int
external (int x, int y)
{
  log_lane[log_count++] = x;
  return x * y + 1;
}

NOIPA static void
kernel (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    c[v] = external (v, a[v]);
}

int
main (void)
{
  for (int t = 0; t < 50; t++)
    {
      int a[B], c[B], at = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 10) - 5;
	  c[i] = -1;
	}
      log_count = 0;
      kernel (a, c);
      for (int i = 0; i < B; i++)
	{
	  CHECK (c[i] == (a[i] > 0 ? i * a[i] + 1 : -1));
	  if (a[i] > 0)
	    CHECK (log_lane[at++] == i);
	}
      CHECK (log_count == at);
    }
  return 0;
}

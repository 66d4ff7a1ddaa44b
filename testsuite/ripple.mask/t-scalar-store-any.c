/* { dg-do run } */
/* A store to a scalar address under a shaped condition happens if any lane
   is active, and not at all otherwise.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (const int *a, int *p, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    *p += 1;
  else
    *q = *p;
}

int
main (void)
{
  int zero = 0;
  for (int set = 0; set < 256; set++)
    {
      int a[B], x = 5, y = 7;
      for (int i = 0; i < B; i++)
	a[i] = set >> i & 1 ? 5 : -5;
      kernel (a, &x, &y);
      CHECK (x == 5 + (set != 0));
      CHECK (y == (set == 255 ? 7 : x));
      if (set == 0)
	{
	  kernel (a, &zero, &y);
	  CHECK (zero == 0);
	}
      if (set == 255)
	kernel (a, &x, NULL);
    }
  return 0;
}

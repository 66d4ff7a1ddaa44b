/* The smallest program that a user would write.  */
#include <ripple.h>

static float x[1000], y[1000];

__attribute__ ((noinline)) static void
saxpy (int n, float a)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    y[i] = a * x[i] + y[i];
}

int
main (void)
{
  for (int i = 0; i < 1000; i++)
    x[i] = i, y[i] = 1;
  saxpy (999, 2);
  for (int i = 0; i < 1000; i++)
    if (y[i] != (i < 999 ? 2 * i + 1 : 1))
      return 1;
  return 0;
}

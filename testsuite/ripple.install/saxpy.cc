/* saxpy.c for every element type.  */
#include <ripple.h>

static double x[1000], y[1000];

template <typename T>
__attribute__ ((noinline)) static void
saxpy (int n, T a, const T *x, T *y)
{
  ripple_block_t b = ripple_set_block_shape (0, 64 / sizeof (T));
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    y[i] = a * x[i] + y[i];
}

int
main ()
{
  for (int i = 0; i < 1000; i++)
    x[i] = i, y[i] = 1;
  saxpy (999, 2.0, x, y);
  for (int i = 0; i < 1000; i++)
    if (y[i] != (i < 999 ? 2 * i + 1 : 1))
      return 1;
  return 0;
}

/* Constants that want the suffix f, and some where it is not clear.  */
#include <ripple.h>

#define TENTH 0.1
#define SCALED(x) ((x) * 0.3)

void
f (int n, float *y, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 5);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      y[i] = y[i] * 0.1 + 1;
      y[i] *= 0.1;
      y[i] = 1.2 - y[i];
      y[i] = y[i] - .5e-1 + z[i] * -3.;
      y[i] = y[i] * 0x1.999999999999ap-4;
      y[i] = (y[i] - 1E+30) * 0.1f;

      y[i] = y[i] * TENTH;
      y[i] *= TENTH; /* 0.1 */
      y[i] = SCALED (y[i]);
      y[i] = y[i] * (0.1 + 0.3);
      y[i] = z[i] > 0.4 ? y[i] * 0.1 : y[i] * 0.2;
      y[i] = y[i] *
	     0.1;
    }
}

/* { dg-do run } */
/* ripple_slice selects a lane.  */
#include "../ripple-test.h"

#define B 12

NOIPA static void
kernel (const int *a, const double *d, int *r, double *f, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  r[0] = ripple_slice (x, 0);
  r[1] = ripple_slice (x, 3);
  r[2] = ripple_slice (x * 2 + 1, B - 1);
  r[3] = ripple_slice (r[0], -1);
  *f = ripple_slice (d[v], 7);
  c[v] = ripple_slice (x, -1) - ripple_slice (x, 5);
}

int
main (void)
{
  int a[B], r[4], c[B];
  double d[B], f;
  for (int i = 0; i < B; i++)
    {
      a[i] = rnd () & 0xffff;
      d[i] = i / 3.0;
    }
  kernel (a, d, r, &f, c);
  CHECK (r[0] == a[0] && r[1] == a[3] && r[2] == 2 * a[B - 1] + 1);
  CHECK (r[3] == r[0] && f == d[7]);
  for (int i = 0; i < B; i++)
    CHECK (c[i] == a[i] - a[5]);
  return 0;
}

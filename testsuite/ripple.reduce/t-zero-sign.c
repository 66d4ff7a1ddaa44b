/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* +0 is larger than -0 in all of min, max, minimum and maximum; sums of -0
   are -0; infinities.  */
#include "../ripple-test.h"

#define B 8

NOIPA static void
kernel (const double *a, double *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  r[0] = ripple_reducemin (1, a[v]);
  r[1] = ripple_reducemax (1, a[v]);
  r[2] = ripple_reduceminimum (1, a[v]);
  r[3] = ripple_reducemaximum (1, a[v]);
  r[4] = ripple_reduceadd (1, a[v]);
}

int
main (void)
{
  for (int set = 0; set < 256; set++)
    {
      double a[B], r[5];
      for (int i = 0; i < B; i++)
	a[i] = set >> i & 1 ? -0.0 : 0.0;
      kernel (a, r);
      for (int k = 0; k < 5; k++)
	CHECK (r[k] == 0);
      CHECK (!!__builtin_signbit (r[0]) == (set != 0));
      CHECK (!!__builtin_signbit (r[1]) == (set == 255));
      CHECK (!!__builtin_signbit (r[2]) == (set != 0));
      CHECK (!!__builtin_signbit (r[3]) == (set == 255));
      CHECK (!!__builtin_signbit (r[4]) == (set == 255));
    }
  double a[B] = { 1, 2, __builtin_inf (), 4, 5, -6, 7, 8 }, r[5];
  kernel (a, r);
  CHECK (r[0] == -6 && r[1] == __builtin_inf ());
  CHECK (r[2] == -6 && r[3] == __builtin_inf () && r[4] == __builtin_inf ());
  return 0;
}

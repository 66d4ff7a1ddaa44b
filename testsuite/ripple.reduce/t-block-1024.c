/* { dg-do run } */
/* Reductions of 1024 lanes.  */
#include "../ripple-test.h"

#define B 1024

NOIPA static void
kernel (const unsigned char *a, const float *f, unsigned *sum,
	unsigned char *top, float *fsum)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  *sum = ripple_reduceadd (1, (unsigned) a[v]);
  *top = ripple_reducemax (1, a[v]);
  *fsum = ripple_reduceadd (1, f[v]);
}

int
main (void)
{
  BUF (unsigned char, a, B, BUF_END);
  BUF (float, f, B, BUF_END);
  unsigned sum, esum = 0;
  unsigned char top, etop = 0;
  float fsum, efsum = 0;
  for (int i = 0; i < B; i++)
    {
      a[i] &= 0x7f;
      esum += a[i];
      etop = a[i] > etop ? a[i] : etop;
      efsum += f[i];
    }
  kernel (a, f, &sum, &top, &fsum);
  CHECK (sum == esum && top == etop && fsum == efsum);
  buf_free_all ();
  return 0;
}

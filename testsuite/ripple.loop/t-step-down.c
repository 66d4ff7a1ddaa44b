/* { dg-do run } */
/* Constant steps downwards in all spellings.  */
#include "../ripple-test.h"
#define B 8
#define N 150

NOIPA static void
kernel (int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = n - 1; i >= 0; i -= 2)
    c[i] += 1;
  ripple_parallel (BS, 0);
  for (int i = n - 1; i > 4; i = i - 3)
    c[i] += 10 * i;
  ripple_parallel (BS, 0);
  for (short i = n - 2; i >= 0; i -= 7)
    c[i] += 100 * i;
  ripple_parallel (BS, 0);
  for (int i = n - 1; i > -1; i += -4)
    c[i] += 1000 * i;
}

NOIPA static void
model (int n, unsigned *c)
{
  for (int i = n - 1; i >= 0; i -= 2)
    c[i] += 1;
  for (int i = n - 1; i > 4; i = i - 3)
    c[i] += 10 * i;
  for (int i = n - 2; i >= 0; i -= 7)
    c[i] += 100 * i;
  for (int i = n - 1; i > -1; i -= 4)
    c[i] += 1000 * i;
}

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      BUF (unsigned, c, n, n % PLACES);
      unsigned *e = (unsigned *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
      kernel (n, c);
      model (n, e);
      CHECK_SAME (c, e, n);
      buf_free_all ();
    }
  return 0;
}

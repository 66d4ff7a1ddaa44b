/* { dg-do run } */
/* Lower bounds: variable, negative, an expression evaluated once.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static int
low (int n)
{
  calls++;
  return n;
}

NOIPA static void
kernel (int lo, int hi, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = low (lo); i < hi; i++)
    c[i] = 2 * i;
  ripple_parallel (BS, 0);
  for (int i = lo + 1; i < hi - 1; ++i)
    c[i] += 1;
}

int
main (void)
{
  for (int lo = -20; lo < 20; lo += 3)
    for (int hi = -20; hi < 25; hi++)
      {
	int n = hi < lo ? 0 : hi - lo;
	int *c = (int *) buf_new (n * sizeof *c, (hi + 20) % PLACES);
	calls = 0;
	kernel (lo, hi, c - lo);
	CHECK (calls == 1);
	for (int i = lo; i < hi; i++)
	  CHECK (c[i - lo] == 2 * i + (i > lo && i < hi - 1));
	buf_free_all ();
      }
  return 0;
}

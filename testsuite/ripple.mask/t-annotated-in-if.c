/* { dg-do run } */
/* An annotated loop under a uniform condition, and a call count per block
   for a scalar call under a shaped one.  */
#include "../ripple-test.h"
#define B 8

static int calls;

NOIPA static void
note (void)
{
  calls++;
}

NOIPA static void
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  if (n > 3)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	if (a[i] > 0)
	  {
	    note ();	/* { dg-warning "ripple-called-once" } */
	    c[i] = 1;
	  }
    }
}

int
main (void)
{
  for (int n = 0; n < 50; n++)
    {
      BUF (int, a, n, BUF_END);
      int *c = (int *) buf_new (n * sizeof *c, BUF_END);
      int blocks = 0, lanes = 0, last = -1;
      calls = 0;
      kernel (n, a, c);
      for (int i = 0; n > 3 && i < n; i++)
	if (a[i] > 0)
	  {
	    CHECK (c[i] == 1);
	    lanes++;
	    blocks += i / B != last;
	    last = i / B;
	  }
#ifdef __RIPPLE__
      CHECK (calls == blocks);
#else
      CHECK (calls == lanes);
#endif
      (void) lanes;
      buf_free_all ();
    }
  return 0;
}

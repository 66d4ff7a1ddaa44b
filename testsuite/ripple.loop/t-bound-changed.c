/* { dg-do run } */
/* The body changes what the bound was made of: no effect, the bound was
   evaluated once.  */
#include "../ripple-test.h"
#define B 8

static int limit;

NOIPA static void
global_bound (int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < limit; i++)
    {
      c[i] = i;
      limit = 3;
    }
}

NOIPA static void
pointer_bound (int *n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < *n; i++)
    {
      c[i] = -i;
      *n = 100;
    }
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int n = 0; n < 40; n++)
    {
      int m = n, *c = (int *) buf_new (n * sizeof *c, n % PLACES);
      limit = n;
      global_bound (c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == i);
      CHECK (limit == (n ? 3 : 0));
      pointer_bound (&m, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == -i);
      CHECK (m == (n ? 100 : 0));
      buf_free_all ();
    }
#else
  limit = 0;
  global_bound (&limit);
  pointer_bound (&limit, &limit);
#endif
  return 0;
}

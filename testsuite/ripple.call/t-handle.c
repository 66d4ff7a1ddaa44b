/* { dg-do run } */
/* Block handles as parameters, in any position.  */
#include "../ripple-test.h"

static void
fill_first (ripple_block_t BS, int value, int *c)
{
  c[ripple_id (BS, 0)] = value;
}

static __attribute__ ((noinline)) void
fill_last (int *c, int n, ripple_block_t BS)
{
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] += i;
}

static int
total (const int *c, ripple_block_t BS, int add)
{
  int s = 0;
  for (size_t i = 0; i < 48; i += ripple_get_block_size (BS, 0))
    s += c[i + ripple_id (BS, 0)] + add;
  return ripple_reduceadd (1, s);
}

NOIPA static int
kernel (int n, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t twelve = ripple_set_block_shape (0, 12);
  fill_first (eight, 5, c);
  fill_first (twelve, 7, c + 8);
  fill_last (c, n, eight);
  fill_last (c, n, twelve);
  return total (c, eight, 1) * 10000 + total (c, twelve, 2);
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int n = 0; n <= 48; n++)
    {
      int *c = (int *) buf_new (48 * sizeof *c, n % PLACES), sum = 0;
      memset (c, 0, 48 * sizeof *c);
      int got = kernel (n, c);
      for (int i = 0; i < 48; i++)
	{
	  int e = (i < 8 ? 5 : i < 20 ? 7 : 0) + (i < n ? 2 * i : 0);
	  CHECK (c[i] == e);
	  sum += e;
	}
      CHECK (got == (sum + 48) * 10000 + sum + 96);
      buf_free_all ();
    }
#else
  (void) kernel;
#endif
  return 0;
}

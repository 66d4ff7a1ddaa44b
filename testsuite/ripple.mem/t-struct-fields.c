/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arrays of structures: loads and stores of members of several types.  */
#include "../ripple-test.h"
#define B 16
struct s { char tag; short h; float f; int pad; double d; };

NOIPA static void
kernel (int n, const struct s *a, struct s *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i].h = a[i].h + a[i].tag;
      c[i].f = a[i].f * 2;
      c[i].d += a[i].d - a[i].f;
      if (a[i].h > 0)
	c[i].tag = 3;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      struct s *a = (struct s *) buf_new (n * sizeof *a, k % PLACES);
      struct s *c = (struct s *) buf_new (n * sizeof *a, k % PLACES);
      for (int i = 0; i < n; i++)
	{
	  a[i].tag = rnd ();
	  a[i].h = rnd ();
	  a[i].f = c[i].f = (int) rnd () % 100;
	  a[i].d = c[i].d = (int) rnd () % 100;
	}
      struct s *e = (struct s *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  e[i].h = a[i].h + a[i].tag;
	  e[i].f = a[i].f * 2;
	  e[i].d += a[i].d - a[i].f;
	  if (a[i].h > 0)
	    e[i].tag = 3;
	}
      CHECK_SAME (c, e, n);
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* Packed structures: members at odd addresses.  */
#include "../ripple-test.h"
#define B 16
struct __attribute__ ((packed)) s { char tag; int x; short h; };

NOIPA static void
kernel (int n, const struct s *a, struct s *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i].x = a[i].x ^ a[i].h;
      c[i].h = a[i].tag;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (unsigned char, ab, n * 7, k % PLACES);
      BUF (unsigned char, cb, n * 7, k % PLACES);
      struct s *a = (struct s *) ab, *c = (struct s *) cb;
      struct s *e = (struct s *) buf_copy (c, n * 7, BUF_MIDDLE);
      kernel (n, a, c);
      for (int i = 0; i < n; i++)
	{
	  e[i].x = a[i].x ^ a[i].h;
	  e[i].h = a[i].tag;
	}
      CHECK_SAME (cb, (unsigned char *) e, n * 7);
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Pixels of three bytes: to grey and back.  */
#include "../ripple-test.h"
#define B 64
struct rgb { unsigned char r, g, b; };

NOIPA static void
grey (int n, const struct rgb *a, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = (77 * a[i].r + 150 * a[i].g + 29 * a[i].b) >> 8;
}

NOIPA static void
colour (int n, const unsigned char *c, struct rgb *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      a[i].r = c[i];
      a[i].g = 255 - c[i];
      a[i].b = c[i] / 2;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      struct rgb *a = (struct rgb *) buf_new (3 * n, k % PLACES);
      unsigned char *c = (unsigned char *) buf_new (n, k % PLACES);
      for (int i = 0; i < n; i++)
	a[i].r = rnd (), a[i].g = rnd (), a[i].b = rnd ();
      grey (n, a, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (77 * a[i].r + 150 * a[i].g + 29 * a[i].b) >> 8);
      colour (n, c, a);
      for (int i = 0; i < n; i++)
	CHECK (a[i].r == c[i] && a[i].g == 255 - c[i] && a[i].b == c[i] / 2);
      buf_free_all ();
    }
  return 0;
}

/* { dg-do run } */
/* Pointers as lanes: arithmetic, comparison, conversion to integers.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, char *base, char *const *p, const int *k, char **c,
	uintptr_t *u, long *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[2 * i] = p[i] + k[i];
      c[2 * i + 1] = p[i] > base + 50 ? p[i] - 1 : base + i;
      u[i] = (uintptr_t) p[i] & 15;
      d[i] = p[i] - base;
      if (p[i] != base)
	d[i] += 1000;
    }
}

int
main (void)
{
  static char mem[200];
  for (int n = 0; n < 30; n++)
    {
      char **p = (char **) buf_new (n * sizeof *p, n % PLACES);
      int *k = (int *) buf_new (n * sizeof *k, n % PLACES);
      char **c = (char **) buf_new (2 * n * sizeof *c, n % PLACES);
      uintptr_t *u = (uintptr_t *) buf_new (n * sizeof *u, n % PLACES);
      long *d = (long *) buf_new (n * sizeof *d, n % PLACES);
      for (int i = 0; i < n; i++)
	{
	  k[i] = (int) (rnd () % 50) - 25;
	  p[i] = mem + 30 + rnd () % 40 * (rnd () & 1);
	}
      kernel (n, mem + 30, p, k, c, u, d);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[2 * i] == p[i] + k[i]);
	  CHECK (c[2 * i + 1] == (p[i] > mem + 80 ? p[i] - 1 : mem + 30 + i));
	  CHECK (u[i] == ((uintptr_t) p[i] & 15));
	  CHECK (d[i] == p[i] - mem - 30 + (p[i] != mem + 30 ? 1000 : 0));
	}
      buf_free_all ();
    }
  return 0;
}

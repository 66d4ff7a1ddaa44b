/* { dg-do run } */
/* Macro, semicolon and loop are one statement: the unbraced body of an
   outer loop.  (Without the plugin the semicolon would be the body.)  */
#include "../ripple-test.h"
#define B 4

#ifdef __RIPPLE__
NOIPA static void
outer_for (int m, int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  for (int j = 0; j < m; j++)
    ripple_parallel (BS, 0);
    for (int i = 0; i < n; i++)
      c[j * n + i] += 1;
}

NOIPA static void
outer_while (int m, int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  while (m-- > 0)
    ripple_parallel (BS, 0);
    for (int i = 0; i < n; i++)
      c[m * n + i] += 16;
}

NOIPA static void
two_levels (int m, int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B, 2);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    ripple_parallel (BS, 0);
    for (int i = 0; i < n; i++)
      c[j * n + i] += 32;
}

int
main (void)
{
  for (int m = 0; m < 5; m++)
    for (int n = 0; n < 15; n++)
      {
	int *c = (int *) buf_new (m * n * sizeof *c, (m + n) % PLACES);
	memset (c, 0, m * n * sizeof *c);
	outer_for (m, n, c);
	outer_while (m, n, c);
	two_levels (m, n, c);
	for (int k = 0; k < m * n; k++)
	  CHECK (c[k] == 1 + 16 + 32);
	buf_free_all ();
      }
  return 0;
}
#else
int
main (void)
{
  return 0;
}
#endif

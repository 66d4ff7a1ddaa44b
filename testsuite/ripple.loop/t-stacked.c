/* { dg-do run } */
/* Two annotations with the same clauses on one loop are one annotation
   with the product of both blocks.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  ripple_parallel (BS, 0);
  ripple_parallel (BS, 1);
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

NOIPA static void
peel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 2, 3, 4);
  ripple_parallel_peel (BS, 2);
  ripple_parallel_peel (BS, 0);
  ripple_parallel_peel (BS, 1);
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

NOIPA static void
full (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  ripple_parallel_full (BS, 1);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n / 24 * 24; i++)
    c[i] = a[i] & b[i];
  for (int i = n / 24 * 24; i < n; i++)
    c[i] = a[i] & b[i];
}

/* Loops in each other over the same dimension: each lane has its own
   iterations of both.  */

NOIPA static void
same_dimension (int n, int m, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 5);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (BS, 0);
      for (int j = 0; j < m; j++)
	c[i * m + j]++;
    }
}

static void
test_same_dimension (void)
{
  for (int n = 0; n < 13; n++)
    for (int m = 0; m < 13; m++)
      {
	unsigned char c[13 * 13] = { 0 };
	same_dimension (n, m, c);
	for (int k = 0; k < n * m; k++)
#ifdef __RIPPLE__
	  CHECK (c[k] == (k / m % 5 == k % m % 5));
#else
	  CHECK (c[k] == 1);
#endif
	for (int k = n * m; k < 13 * 13; k++)
	  CHECK (c[k] == 0);
      }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

int
main (void)
{
  TRY (24, int, int, 1, 0, kernel, model);
  TRY (24, int, int, 1, 0, peel, model);
  TRY (24, int, int, 1, 0, full, model);
  test_same_dimension ();
  return 0;
}

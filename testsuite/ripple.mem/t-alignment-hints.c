/* { dg-do run } */
/* { dg-require x86 } */
/* Hints about alignment make accesses with aligned vectors, and only where
   they say so.  */
#include "../ripple-test.h"
#define B 16

/* Both pointers and the start of each block.  */

NOIPA static void
assumed (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *p = (const int *) __builtin_assume_aligned (a, 64);
  int *q = (int *) __builtin_assume_aligned (c, 64);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    q[i] = p[i] + 1;
}

/* The neighbour of an aligned element is not.  */

NOIPA static void
neighbour (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *p = (const int *) __builtin_assume_aligned (a, 64);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = p[i + 1] + p[i];
}

/* Aligned but for a few bytes.  */

NOIPA static void
misaligned (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *p = (const int *) __builtin_assume_aligned (a, 64, 4);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = p[i];
}

/* A hint that stands alone counts for the same address computed anew.  */

NOIPA static void
statement (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  ripple_ptr_alignment (&a[v], 64);
  c[v] = a[v] * 3;
}

/* The element that is aligned is not the first.  */

NOIPA static void
other_lane (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  c[v] = *ripple_ptr_alignment_slice (&a[v], 64, 15);
}

/* Each row is aligned, if the first one and the stride are.  */

NOIPA static void
rows (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  ripple_ptr_alignment (&a[x + 9 * y], 32);
  c[x + 8 * y] = a[x + 9 * y];
}

/* Where no lane is active nothing is promised.  */

NOIPA static void
conditional (const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  c[v] = a[v];
  if (b[v] > 0)
    {
      ripple_ptr_alignment (&a[v], 64);
      c[v] = a[v] + 1;
    }
}

int
main (void)
{
  static int a[5 * B] __attribute__ ((aligned (64)));
  static int c[5 * B] __attribute__ ((aligned (64)));
  static int off[B];
  for (int i = 0; i < 5 * B; i++)
    a[i] = rnd ();
  assumed (4 * B, a, c);
  for (int i = 0; i < 4 * B; i++)
    CHECK (c[i] == a[i] + 1);
  for (int k = 0; k < 3; k++)
    {
      neighbour (3 * B, a, c + k);
      for (int i = 0; i < 3 * B; i++)
	CHECK (c[i + k] == (int) ((unsigned) a[i] + a[i + 1]));
    }
  misaligned (3 * B, a + 1, c);
  for (int i = 0; i < 3 * B; i++)
    CHECK (c[i] == a[i + 1]);
  statement (a + B, c + 1);
  for (int i = 0; i < B; i++)
    CHECK (c[i + 1] == (int) (a[i + B] * 3u));
  other_lane (a + 1, c + 1);
  for (int i = 0; i < B; i++)
    CHECK (c[i + 1] == a[i + 1]);
  rows (a + 8, c + 1);
  for (int i = 0; i < 32; i++)
    CHECK (c[i + 1] == a[8 + i % 8 + 9 * (i / 8)]);
  conditional (a + 3, off, c);
  for (int i = 0; i < B; i++)
    CHECK (c[i] == a[i + 3]);
  return 0;
}

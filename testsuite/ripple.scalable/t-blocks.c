/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Blocks of several dimensions of which the last is scalable, their sizes, and
   blocks made in callees.  */
#include "ripple-test.h"

enum { N = 700 };
static int a[N], b[N];

NOIPA static size_t
size (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 3, ripple_scalable (5));
  return ripple_get_block_size (block, 0) * 1000
	 + ripple_get_block_size (block, 1);
}

NOIPA static void
coordinates (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, ripple_vscale ());
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  a[x + 4 * y] = (int) (x * 100 + y);
}

NOIPA static void
odd (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 3, ripple_scalable (2));
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  a[3 * y + x] = (int) (x * 100 + y);
}

NOIPA static void
transposed (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 2, ripple_scalable (2));
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  a[y + x * 40] = b[x + 2 * y];
}

NOIPA static void
loop (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 2, 2, ripple_vscale ());
  ripple_parallel (block, 0, 1, 2)
  for (int i = 0; i < n; i++)
    a[i] = b[i] * 3 + i;
}

static int
add (ripple_block_t block, const int *p)
{
  return ripple_reduceadd (1, p[ripple_id (block, 0)]);
}

NOIPA static int
calls (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_block_t fixed = ripple_set_block_shape (0, 16);
  return add (block, b) * 3 + add (fixed, b + 1);
}

NOIPA static void
tails (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel_peel (block, 0)
  for (int i = 0; i < n; i++)
    a[i] = b[i] + 1;
}

NOIPA static void
chunks (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0)
  for (int i = 0; i < n; i++)
    a[i] = (int) ripple_parallel_idx (block, 0);
}

int
main (void)
{
  int vscale = (int) ripple_vscale ();
  for (int i = 0; i < N; i++)
    b[i] = i * 7 - 100;
  CHECK (size () == (size_t) (3000 + 5 * vscale));
  coordinates ();
  for (int i = 0; i < 4 * vscale; i++)
    CHECK (a[i] == i % 4 * 100 + i / 4);
  odd ();
  for (int i = 0; i < 6 * vscale; i++)
    CHECK (a[i] == i % 3 * 100 + i / 3);
  transposed ();
  for (int x = 0; x < 2; x++)
    for (int y = 0; y < 2 * vscale; y++)
      CHECK (a[y + x * 40] == b[x + 2 * y]);
  int sum = 0;
  for (int i = 0; i < 4 * vscale; i++)
    sum += 3 * b[i];
  for (int i = 1; i <= 16; i++)
    sum += b[i];
  CHECK (calls () == sum);
  for (int n = 0; n < 150; n++)
    {
      memset (a, 0x55, sizeof a);
      loop (n);
      for (int i = 0; i < N; i++)
	CHECK (a[i] == (i < n ? b[i] * 3 + i : 0x55555555));
      tails (n);
      for (int i = 0; i < n; i++)
	CHECK (a[i] == b[i] + 1);
      chunks (n);
      for (int i = 0; i < n; i++)
	CHECK (a[i] == i / (4 * vscale));
    }
  return 0;
}

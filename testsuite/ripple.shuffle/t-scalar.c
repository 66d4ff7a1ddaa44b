/* { dg-do run } */
/* Functions with shuffles of scalars, which are blocks of one lane; also
   functions whose tensors come from their callers and that nobody calls with
   scalars, so that their index function need not fit one lane.  */
#include "../ripple-test.h"

static size_t
pairs (size_t k, size_t n)
{
  return (k ^ 1) + 0 * n;
}

static size_t
second (size_t k, size_t n)
{
  return k + n;
}

static int
swapped (int x)
{
  return ripple_shuffle (x, pairs);
}

static int
twice (int x)
{
  return swapped (x + 1);
}

NOIPA static int
scalars (int a, int b)
{
  return ripple_shuffle_pair (a, b, second) * 10
	 + ripple_shuffle_pair (a, b, pairs);
}

NOIPA static void
kernel (const int *a, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  r[v] = twice (a[v]) + swapped (a[v]);
}

int
main (void)
{
  int a[8], r[8];
  for (int i = 0; i < 8; i++)
    a[i] = i * i;
  kernel (a, r);
  for (int i = 0; i < 8; i++)
    CHECK (r[i] == 2 * a[i ^ 1] + 1);
  CHECK (scalars (3, 4) == 44);
  return 0;
}

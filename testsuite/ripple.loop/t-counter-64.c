/* { dg-do run } */
/* 64-bit counters beyond the range of int.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int64_t lo, int64_t hi, int64_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int64_t i = lo; i < hi; i++)
    c[i - lo] = i;
}

NOIPA static void
kernel_u (uint64_t lo, uint64_t hi, uint64_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (uint64_t i = lo; i <= hi; i += 1000000007)
    c[(i - lo) / 1000000007] = i;
}

int
main (void)
{
  static const int64_t start[]
    = { (int64_t) 1 << 40, -((int64_t) 1 << 35), (int64_t) INT_MAX - 3,
	(int64_t) INT_MIN - 5, (int64_t) UINT_MAX - 4 };
  for (size_t s = 0; s < sizeof start / sizeof *start; s++)
    for (int n = 0; n < 30; n++)
      {
	int64_t *c = (int64_t *) buf_new (n * sizeof *c, n % PLACES);
	kernel (start[s], start[s] + n, c);
	for (int k = 0; k < n; k++)
	  CHECK (c[k] == start[s] + k);
	uint64_t *u = (uint64_t *) buf_new (n * sizeof *u, n % PLACES);
	uint64_t lo = (uint64_t) 1 << 50;
	if (n)
	  kernel_u (lo, lo + 1000000007 * (uint64_t) (n - 1), u);
	for (int k = 0; k < n; k++)
	  CHECK (u[k] == lo + 1000000007 * (uint64_t) k);
	buf_free_all ();
      }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-times "\\ssdot\\s" 5 dot } */
/* { dg-asm-not "\\t(sel|mul|sunpk..)\\s" dot } */
/* { dg-asm-times "\\sld1b\\s" 10 dot } */
/* Sums of products of narrow integers.  The masked loads give zeros already;
   the accumulators take a quarter of the registers.  Four blocks run together,
   without masks, in front of the loop for what is left.  */
#include "../ripple-test.h"
#define BLOCK(N) ripple_scalable (N)
#include "../ripple.reduce/common/dot.h"

NOIPA int
dot (int n, const int8_t *x, const int8_t *y)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (16));
  int sum = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return ripple_reduceadd (1, sum);
}

DOT (bytes, int8_t, int8_t, int, 16)
DOT (unsigned_bytes, uint8_t, uint8_t, unsigned, 32)
DOT (wide, int16_t, int16_t, int64_t, 8)
DOT (wide_bytes, uint8_t, int8_t, int64_t, 16)

int
main (void)
{
  bytes ();
  unsigned_bytes ();
  wide ();
  wide_bytes ();
  return 0;
}

/* { dg-do error } */
/* { dg-require "x86" } */
/* { dg-options "-mno-popcnt -march=x86-64" } */
/* A block function with instructions that its caller lacks.  */
#include <ripple.h>

__attribute__ ((target ("popcnt"))) static void
bits (ripple_block_t block, const int *a, int *c)
{
  size_t v = ripple_id (block, 0);
  c[v] = __builtin_ia32_rdtsc () + a[v];
}

void
f (const int *a, int *c)
{
  bits (ripple_set_block_shape (0, 8), a, c); /* { dg-error {3: 'bits' uses blocks and must be inlined, but it has instructions that its caller 'f', which is for another target, lacks.*ripple-other-target} } */
}

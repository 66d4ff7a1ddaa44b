/* { dg-do error } */
/* { dg-require "scalable riscv !float16v" } */
/* Elements of which the target has no scalable vectors: without Zvfh.  */
#include <ripple.h>

static _Float16 a[400], c[400];

void
half (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  size_t x = ripple_id (block, 0);
  a[x] = c[x];		/* { dg-error "11: an element type without" } */
}

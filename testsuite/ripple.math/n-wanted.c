/* { dg-do compile } */
/* { dg-options "-DNAMED=log1pf" } */
/* { dg-asm-options "-O2" } */
/* Those functions are inlined.  */
/* { dg-asm-not "(call|jmp|bl|b|jal|tail)\[ \t\]+(exp|log|tanh)" } */
#include <ripple.h>
#include "wanted.h"

extern float NAMED (float), expf (float);

void
lanes (float *a)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  a[v] = expf (a[v]) + NAMED (a[v]) * of_header (a[v]);
}

/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not "perm|unpck|blend|shuf" scale } */
/* Arrays of other units are distinct from each other, as they are to GCC:
   what is loaded from one may be loaded before another one is stored to.  */
#include <ripple.h>

extern float v[1000], w[1000];

void
scale (float k)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int i = 3 * (int) ripple_id (block, 0);
  v[i] += k * w[i];
  v[i + 1] += k * w[i + 1];
  v[i + 2] += k * w[i + 2];
}

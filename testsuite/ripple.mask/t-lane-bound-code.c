/* { dg-do run } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not {pcmpgtq|pcmpeqq} } */
/* { dg-asm {vpcmpgtd} below } */
/* { dg-asm-not {vmaskmovps\t%ymm} below } */
/* { dg-asm-not {vmaskmovps\t%ymm} loop } */
/* { dg-asm {vpcmpgtb} bytes } */
/* Numbers of lanes are compared in as many bits as the elements have that the
   mask is for; a store to the first lanes is one of a whole vector, or of
   pieces.  */
#include "../ripple-test.h"

#define KERNEL __attribute__ ((noipa)) void

KERNEL
below (size_t n, float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (B, 0);
  if (v < n)
    x[v] += 1;
}

KERNEL
bytes (size_t n, char *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (B, 0);
  x[v] = v >= n ? 1 : 2;
}

KERNEL
loop (size_t n, float *x)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (B, 0);
  for (size_t i = 0; i < n; i += 8)
    if (i + v < n)
      x[i + v] += 1;
}

int
main (void)
{
  float x[40] = { 0 };
  char c[32];
  below (5, x);
  loop (37, x);
  bytes (9, c);
  for (int i = 0; i < 40; i++)
    CHECK (x[i] == (i < 5) + (i < 37));
  for (int i = 0; i < 32; i++)
    CHECK (c[i] == (i >= 9 ? 1 : 2));
  return 0;
}

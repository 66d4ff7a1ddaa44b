/* A number that every lane adds besides is no sum of bytes.  */
/* { dg-do compile } */
/* { dg-options "-fchecking" } */
/* { dg-asm-options "-O2 -march=icelake-server" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {vpdpbusd} rice } */
#include <ripple.h>

unsigned
rice (int n, const unsigned *u, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  unsigned bits = 0;

#pragma ripple parallel Block (block) Dims (0) reduction (+ : bits)
  for (int i = 0; i < n; i++)
    bits += (u[i] >> k) + 1 + k;
  return bits;
}

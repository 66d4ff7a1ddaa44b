/* Stores to neighbours are in the order of their addresses, whatever GCC's
   scheduler thinks of when the values are ready (late/store-order.cc).  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v3" } */
/* { dg-asm-not {63904\(%r[^:]*63872\(%r} add } */
/* { dg-asm-not {63968\(%r[^:]*639(36|04)\(%r} add } */

#include <ripple.h>

void
add (const float *restrict b, float *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < 16000; i++)
    a[i + 16000] = a[i] + b[i];
}

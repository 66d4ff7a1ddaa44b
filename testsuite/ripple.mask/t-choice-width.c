/* { dg-do compile } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mno-avx512f" } */
/* { dg-asm-not "vpack|vpmovsx" } */
/* A choice of constants is made in elements as wide as those that are
   compared, if it is stored in such.  */
#include <ripple.h>

void
signs (int n, int *restrict k, const float *a, const float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    k[i] = a[i] > b[i] ? 1 : -1;
}

void
signs_of_difference (int n, int *restrict k, const float *a, const float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    k[i] = (a[i] > b[i]) - (a[i] < b[i]);
}

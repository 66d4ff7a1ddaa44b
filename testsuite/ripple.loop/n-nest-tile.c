/* A tile of twice as many vectors as there are registers is run as smaller
   ones (nest-size.cc): each round is 12 products, and nothing else but what
   they need.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2 -mfma -ffp-contract=fast" } */
/* { dg-asm-require x86 } */
/* { dg-asm {(vfmadd[^\n]*\n\t(vbroadcastss[^\n]*\n\t)?){12}} } */
#include <ripple.h>

void
multiply (int n, const float *restrict a, const float *restrict b,
	  float *restrict c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);

#pragma ripple parallel Block (block) Dims (1) NoRemainder
  for (int i = 0; i < n; i++)
    {
#pragma ripple parallel Block (block) Dims (0) NoRemainder
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;

	  for (int k = 0; k < n; k++)
	    sum += a[i * n + k] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}

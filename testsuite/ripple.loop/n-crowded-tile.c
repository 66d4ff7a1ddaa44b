/* A tile of as many vectors as there are registers but for those that its
   products need: what is loaded is used at once (late/crowded-blocks.cc), and
   no vector is kept in memory.  */
/* { dg-do compile } */
/* { dg-options "-g -fchecking" } */
/* { dg-asm-options "-O2 -mavx2 -mfma -ffp-contract=fast -fno-pie" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {\(%[re][sb]p\), %ymm} } */
/* { dg-asm-not {%ymm[0-9]+, -?[0-9]*\(%[re][sb]p\)} } */
#include <ripple.h>

void
multiply (int n, const float *restrict a, const float *restrict b,
	  float *restrict c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 6);

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

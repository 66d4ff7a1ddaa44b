/* What is left of several blocks that run together begins behind the last
   iteration if their number is known: GCC does not warn of that.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-options "-O3 -march=icelake-server -Wall -Wextra" } */
#include <ripple.h>
#include <stdint.h>
#include <string.h>

void
layer (int rows, const uint32_t *restrict weights, const uint8_t *bytes,
       int *restrict y)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);

  ripple_parallel (block, 0);
  for (int i = 0; i < rows; i++)
    {
      int sum = y[i];
      for (int k = 0; k < 64; k++)
	{
	  uint32_t four;
	  memcpy (&four, bytes + 4 * k, 4);
	  sum = ripple_dot4add_u8i8 (four, weights[k * rows + i], sum);
	}
      y[i] = sum;
    }
}

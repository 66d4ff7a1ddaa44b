/* { dg-do compile } */
/* { dg-options "-Wall -Wextra -Wpedantic -Werror -ffreestanding" } */
/* { dg-levels -O0 } */
/* { dg-std "gnu17 gnu89 gnu99 c99 c11 gnu2x" } */
/* ripple.h and what may be included with it are clean and complete, and the
   names may be declared again.  */
#include <ripple.h>
#include <ripple/random.h>
#include <ripple/sme.h>

typedef __SIZE_TYPE__ size_t;
typedef __INT8_TYPE__ int8_t;
typedef __UINT64_TYPE__ uint64_t;

int8_t byte;
int16_t word;
uint32_t u;

ripple_block_t
block (void)
{
  return ripple_set_block_shape (0, 3, 1, 4, 1, 5, 9, 2, 6, 5, 3);
}

ripple_block_t
small (void)
{
  return ripple_set_block_shape (0, 32);
}

size_t
lanes (ripple_block_t BS)
{
  return ripple_get_block_size (BS, 0) + __builtin_ripple_get_size (BS, 1);
}

/* Clang's functions, of one another.  */
short
elementwise (short x, unsigned char y, float z)
{
  z = __builtin_elementwise_fma (z, __builtin_elementwise_sqrt (z), z);
  y = __builtin_elementwise_max (y, __builtin_elementwise_bitreverse (y));
  y = __builtin_elementwise_fshl (y, y, y);
  if (__builtin_elementwise_maximum (z, 1.0f) > 1)
    x = __builtin_elementwise_abs (__builtin_elementwise_min (x, x));
  return __builtin_elementwise_add_sat (x, (short) (y > 3));
}

/* Handles used by directives only.  */
void
loop (float *a, int n)
{
  int i;
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i++)
    a[i] += 1;
}

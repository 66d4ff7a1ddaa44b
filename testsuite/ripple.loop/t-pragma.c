/* { dg-do run } */
/* The raw pragma: clause order, case, several dimensions.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_block_t wide = ripple_set_block_shape (0, 4, 4);
#pragma ripple parallel Block(BS) Dims(0)
  for (int i = 0; i < n; i++)
    c[i] = a[i];
#pragma ripple parallel Dims(0) Block(BS)
  for (int i = 0; i < n; i++)
    c[i] ^= b[i];
#pragma ripple parallel block(BS) dims(0)
  for (int i = 0; i < n; i++)
    c[i] += i & 3;
#pragma ripple parallel Block ( wide ) Dims ( 0 , 1 )
  for (int i = 0; i < n; i++)
    c[i] ^= 5;
#pragma ripple parallel BlockIndependent Block(BS) Dims(0)
  for (int i = 0; i < n; i++)
    c[i] ^= i;
#pragma ripple parallel Block(BS) Dims(0) NoRemainder
  for (int i = 0; i < n - n % B; i++)
    c[i] ^= 64;
#pragma ripple parallel block(BS) dims(0) noremainder
  for (int i = 0; i < n - n % B; i++)
    c[i] ^= 128;
#pragma ripple parallel Block(BS) Dims(0) IgnoreNullStmts
  ;;
  for (int i = 0; i < n; i++)
    c[i] ^= 256;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      c[i] = (a[i] ^ b[i]) + (unsigned) (i & 3);
      c[i] ^= 5;
      c[i] ^= i;
      if (i < n - n % B)
	c[i] ^= 64 ^ 128;
      c[i] ^= 256;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

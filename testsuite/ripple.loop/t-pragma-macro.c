/* { dg-do run } */
/* Macros in the clauses, and an annotated loop made by a macro.  */
#include "../ripple-test.h"
#define B 8
#define HANDLE BS
#define DIM 0
#define FOREACH(i, n) ripple_parallel (BS, 0) for (int i = 0; i < (n); i++)
#define PRAGMA(x) _Pragma (#x)

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
#pragma ripple parallel Block(HANDLE) Dims(DIM)
  for (int i = 0; i < n; i++)
    c[i] = a[i];
  ripple_parallel (HANDLE, DIM)
  for (int i = 0; i < n; i++)
    c[i] ^= b[i];
  FOREACH (i, n)
    c[i] ^= i;
  FOREACH (j, n)
    {
      int t = c[j];
      c[j] = t ^ 1;
    }
  PRAGMA (ripple parallel Block(BS) Dims(0))
  for (int i = 0; i < n; i++)
    c[i] ^= 2;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i] ^ i ^ 1 ^ 2;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

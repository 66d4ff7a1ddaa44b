/* { dg-do run } */
/* Macros in the clauses, and annotated loops made by macros: _Pragma on one
   line with its loop, with others, and as the argument of a macro.  */
#include "../ripple-test.h"
#define B 8
#define HANDLE BS
#define DIM 0
#define FOREACH(i, n) ripple_parallel (BS, 0) for (int i = 0; i < (n); i++)
#define PRAGMA(x) _Pragma (#x)
#define PAR _Pragma ("ripple parallel Block (BS) Dims (0)")
#define LOOP(k) for (int i = 0; i < n; i++) c[i] += k;
#define ADD(k) PAR LOOP (k)
#define SAME(...) __VA_ARGS__
#define TWICE(x) x x
#define JOIN(p, loop) p loop

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
  ADD (1) ADD (2)
  if (n > 7) ADD (4) else ADD (8)
  int k = 16; PAR for (int i = 0; i < n; i++) { c[i] += k; } k *= 2;
  do SAME (PAR LOOP (k)) while (k++ < 34);
  TWICE (_Pragma ("ripple parallel Block (BS) Dims (0)") LOOP (64))
  JOIN (_Pragma ("ripple parallel Block (BS) Dims (0)"), LOOP (128))
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] ^ b[i] ^ i ^ 1 ^ 2)
	   + 1 + 2 + (n > 7 ? 4 : 8) + 16 + 32 + 33 + 34 + 64 + 64 + 128;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

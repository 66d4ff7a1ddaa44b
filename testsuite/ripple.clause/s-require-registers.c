/* Clause Require (vector): a loop with more vectors than registers.  */
/* { dg-do error } */
/* { dg-require "vectors x86" } */
/* { dg-levels "-O2" } */
#include <ripple.h>

#define EACH(M) M (0) M (1) M (2) M (3) M (4) M (5) M (6) M (7) M (8) M (9)
#define LOAD(K) float x##K = a[i + n * K], y##K = a[i + n * K + 1];
#define ADD(K) s += x##K * y0 + y##K * x9;
#define STORE(K) b[i + n * K] = s * x##K + y##K;

void
refused (int n, const float *restrict a, float *restrict b)
{
  ripple_block_t B = ripple_set_block_shape (0, 64);
  _Pragma ("ripple parallel Block (B) Dims (0) Require (vector)") for (int i = 0; i < n; i++)	/* { dg-error "this loop keeps vectors in memory, which the clause 'Require \\(vector\\)' does not allow; make the block smaller, or leave the clause out .ripple-require" } */
    /* { dg-note "load or store \[0-9\]+ of them, which are kept in memory .ripple-spill" "" { target *-*-* } .-1 } */
    {
      float s = 0;
      EACH (LOAD)
      EACH (ADD)
      EACH (STORE)
    }
}

void
accepted (int n, const float *restrict a, float *restrict b)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (B) Dims (0) Require (vector)
  for (int i = 0; i < n; i++)
    b[i] = a[i] * a[i] + 1;
}

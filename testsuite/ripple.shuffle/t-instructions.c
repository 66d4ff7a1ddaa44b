/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -mprefer-vector-width=512" } */
/* { dg-asm-times "vpermps|vpermd" 1 reverse } */
/* { dg-asm-times "vperm|valign" 4 rotate } */
/* { dg-asm-times "vperm" 1 evens } */
/* { dg-asm-times "vpshufb" 1 swap_bytes } */
/* { dg-asm-not "perm|shuf|align|unpck" same } */
/* { dg-asm-not "rsp" rotate } */
/* As many permutations as one would write by hand.  */
#include <ripple.h>

#define ONE(NAME, T, LANES, EXPR) \
static size_t \
index_##NAME (size_t k, size_t n) \
{ \
  return (EXPR) + 0 * k * n; \
} \
void \
NAME (const T *restrict a, T *restrict r) \
{ \
  ripple_block_t BS = ripple_set_block_shape (0, LANES); \
  size_t v = ripple_id (BS, 0); \
  r[v] = ripple_shuffle (a[v], index_##NAME); \
}

ONE (reverse, float, 16, n - 1 - k)
ONE (rotate, float, 64, (k + 1) % n)
ONE (swap_bytes, unsigned char, 64, k ^ 3)
ONE (same, double, 64, k)

static size_t
index_evens (size_t k, size_t n)
{
  return 2 * k + 0 * n;
}

void
evens (const float *restrict a, const float *restrict b, float *restrict r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);
  r[v] = ripple_shuffle_pair (a[v], b[v], index_evens);
}

/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-options "-Wno-psabi" } */
/* Intrinsics in lane functions and block functions; clones of templates
   and members.  */
#include "../ripple-test.h"
#include <immintrin.h>
#define B 32
__attribute__ ((target ("avx2"))) static int
pop2 (int x)
{
  return _mm_popcnt_u32 (x);
}
__attribute__ ((target ("avx2"))) static inline void
blk (ripple_block_t b, const int *a, int *c)
{
  size_t v = ripple_id (b, 0);
  c[v] = _mm_popcnt_u32 (a[v]);
}
template <class T>
__attribute__ ((target_clones ("default", "avx2", "avx512f"))) void
tmpl (int n, const T *a, T *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] * 3;
}
__attribute__ ((target ("avx2"))) void
k2 (const int *a, int *c)
{
  blk (ripple_set_block_shape (0, 32), a, c);
}
struct S
{
  int k;
  __attribute__ ((target_clones ("default", "arch=haswell"))) void
  m (int n, const int *a, int *c) const;
};
void
S::m (int n, const int *a, int *c) const
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] * k;
}
__attribute__ ((flatten)) void
k (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = pop2 (a[i]);
}
int
main ()
{
  int a[40], c[40];
  float f[40], g[40];
  for (int i = 0; i < 40; i++)
    f[i] = a[i] = i * 77;
  if (!__builtin_cpu_supports ("avx2"))
    return 0;
  k (40, a, c);
  for (int i = 0; i < 40; i++)
    CHECK (c[i] == __builtin_popcount (a[i]));
  memset (c, 0, sizeof c);
  k2 (a, c);
  for (int i = 0; i < 32; i++)
    CHECK (c[i] == __builtin_popcount (a[i]));
  tmpl (40, a, c);
  tmpl (40, f, g);
  for (int i = 0; i < 40; i++)
    CHECK (c[i] == 3 * a[i] && g[i] == 3 * f[i]);
  S s = { 5 };
  s.m (40, a, c);
  for (int i = 0; i < 40; i++)
    CHECK (c[i] == 5 * a[i]);
}

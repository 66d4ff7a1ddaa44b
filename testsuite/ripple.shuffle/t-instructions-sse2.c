/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64" } */
/* { dg-asm-times "shufps" 2 quad } */
/* { dg-asm-times "p(sr|sl)ldq" 2 rotate } */
/* { dg-asm-not "rsp|movzbl" rotate } */
/* { dg-asm-times "p(sr|sl)ldq" 2 splice } */
/* Permutations that the back end would do through memory.  */
#include <ripple.h>

static size_t
next (size_t k, size_t n)
{
  return (k + 1) % n;
}

static size_t
third (size_t k, size_t n)
{
  return k + 3 + 0 * n;
}

static size_t
odd_one (size_t k, size_t n)
{
  return k == 2 ? n : k ^ 1;
}

void
quad (const float *a, const float *b, float *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (BS, 0);
  r[v] = ripple_shuffle_pair (a[v], b[v], odd_one);
}

void
rotate (const unsigned char *a, unsigned char *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);
  r[v] = ripple_shuffle (a[v], next);
}

void
splice (const short *a, const short *b, short *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  r[v] = ripple_shuffle_pair (a[v], b[v], third);
}

/* { dg-do error } */
/* { dg-require scalable } */
/* Index functions that are wrong for some lengths of vectors.  */
#include <ripple.h>

static float a[100], c[100];

static size_t
next (size_t k, size_t n)
{
  return k + 1 + 0 * n;
}

static size_t
few (size_t k, size_t n)
{
  return n > 60 ? n : k;
}

static size_t
units (size_t k, size_t n)
{
  return k + n * (ripple_vscale () / 8);
}

static size_t
divided (size_t k, size_t n)
{
  return k / (8 - n / 4);
}

void
f (void)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  size_t v = ripple_id (block, 0);
  a[v] = ripple_shuffle (c[v], next); /* { dg-error {10: .*\(i64 3, i64 4\)\. The returned value \(4\)} } */
  /* { dg-note {ripple_vscale \(\).* is 1: vectors of 128 bits.*ripple-shuffle-range} "" { target *-*-* } .-1 } */
  a[v] = ripple_shuffle (c[v], few); /* { dg-error {10: .*\(i64 0, i64 64\)\. The returned value \(64\)} } */
  a[v] = ripple_shuffle_pair (c[v], a[v], units); /* { dg-error {10: .*\(i64 0, i64 64\)\. The returned value \(128\)} } */
  a[v] = ripple_shuffle (c[v], divided); /* { dg-error {10: .*cannot be evaluated.*\(i64 0, i64 32\)} } */
}

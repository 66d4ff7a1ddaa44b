/* { dg-do compile } */
/* { dg-require scalable sve } */
/* { dg-levels -O2 } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */
/* { dg-asm-times {\trev\t} 1 reverse } */
/* { dg-asm-not {\ttbl|st1w.*sp} reverse } */
/* { dg-asm-times {\text\t} 1 rotate } */
/* { dg-asm-times {\tzip1\t} 1 zip_low } */
/* { dg-asm-times {\tuzp2\t} 1 unzip_odd } */
/* { dg-asm-times {\ttrn1\t} 1 pairs } */
/* { dg-asm-times {\trevw\t} 1 swap_pairs } */
/* Which shuffles of scalable lanes are instructions, and which need
   memory.  */
#include <ripple.h>

#define MAP(NAME, EXPR)							\
  static size_t								\
  NAME##_index (size_t k, size_t n)					\
  {									\
    return (EXPR) + 0 * k * n;						\
  }

#define BEGIN								\
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4)); \
  size_t v = ripple_id (block, 0)

#define ONE(NAME, EXPR)							\
  MAP (NAME, EXPR)							\
  void									\
  NAME (const float *a, float *r)					\
  {									\
    BEGIN;								\
    r[v] = ripple_shuffle (a[v], NAME##_index);				\
  }

#define TWO(NAME, EXPR)							\
  MAP (NAME, EXPR)							\
  void									\
  NAME (const float *a, const float *b, float *r)			\
  {									\
    BEGIN;								\
    r[v] = ripple_shuffle_pair (a[v], b[v], NAME##_index);		\
  }

ONE (reverse, n - 1 - k)
ONE (rotate, (k + 1) % n)
ONE (swap_pairs, k ^ 1)
TWO (zip_low, k % 2 * n + k / 2)
TWO (unzip_odd, 2 * k + 1)
TWO (pairs, k % 2 ? n + k - 1 : k)

MAP (squares, k * k % n)

void
by_table (const float *a, float *r)
{
  BEGIN;
  r[v] = ripple_shuffle (a[v], squares_index); /* { dg-note {10: .*this shuffle .*ripple-shuffle-table} } */
}

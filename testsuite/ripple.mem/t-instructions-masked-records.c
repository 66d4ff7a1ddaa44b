/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times "bsf|tzcnt" 1 bytes } */
/* { dg-asm-times "bsf|tzcnt" 1 chain } */
/* { dg-asm-times "bsf|tzcnt" 1 floats } */
/* { dg-asm-not {maskmov.*%ymm[0-9]+, [-0-9]*\(} floats } */
/* { dg-asm-times "vpmaskmovd" 2 words } */
/* { dg-asm-not "bsf|tzcnt" words } */
/* Several fields of records that are stored under a mask for which there are
   no instructions, or slow ones, are stored by one loop over the lanes that
   are on; records of 4 bytes, all of which are stored, are words.  */
#include <ripple.h>

#define STORE(NAME, T, LANES, ...)					\
void									\
NAME (const T *restrict a, const T *restrict b, T *restrict p)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  T x = a[v], y = b[v];							\
  p += 4 * v;								\
  if (x > y)								\
    { __VA_ARGS__ }							\
}
STORE (bytes, unsigned char, 32, p[0] = x; p[1] = y; p[2] = x + y;)
STORE (chain, unsigned char, 32, p[0] = p[2] = p[3] = 255;)
STORE (floats, float, 16, p[0] = x; p[1] = y; p[2] = x + y;)
STORE (words, unsigned char, 16, p[0] = x; p[1] = y; p[2] = x + y; p[3] = 0;)

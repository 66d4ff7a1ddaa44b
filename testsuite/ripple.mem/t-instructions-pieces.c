/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not {vextractps|vmovss\t%xmm} four } */
/* { dg-asm-not {vextractps|vmovss\t%xmm} behind } */
/* { dg-asm-times {vmovlps\t%xmm|vmovq\t%xmm|vmovhps\t%xmm|vpextrq} 16 three } */
/* { dg-asm-not {pextr[bwd]} bytes } */
/* Stores to some fields of records: those next to each other as pieces.  */
#include <ripple.h>

#define FIELDS(NAME, T, LANES, N, ...)					\
void									\
NAME (const T *restrict a, const T *restrict b, T *restrict r)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  T x = a[v], y = b[v];							\
  r += N * v;								\
  __VA_ARGS__								\
}
FIELDS (four, float, 16, 5, r[0] = x; r[1] = y; r[2] = x + y; r[3] = x - y;)
FIELDS (behind, float, 16, 12, r[9] = x; r[10] = y; r[7] = x * y;
	r[8] = x - r[11];)
FIELDS (three, float, 16, 4, r[0] = x; r[1] = y; r[2] = x + y;)
FIELDS (bytes, unsigned char, 32, 16, r[5] = x; r[6] = y; r[7] = x + y;
	r[4] = x & y; r[8] = x; r[9] = y; r[10] = x; r[11] = y;)

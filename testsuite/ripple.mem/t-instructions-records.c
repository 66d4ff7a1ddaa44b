/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-not {extract|pextr|vmov(lp|hp|ss|sd|[dq]\t%xmm)} } */
/* { dg-asm-not "perm|unpck|blend" alike } */
/* { dg-asm-times "vpermd|vpermps" 10 five } */
/* { dg-asm-times "vpshufb" 6 three_bytes } */
/* { dg-asm-times "vpshufb" 5 five_bytes } */
/* Records of up to 8 elements are put together by permutations and stored as
   whole vectors; those that are treated alike are not taken apart, also if
   they are arrays of other units.  */
#include <ripple.h>

extern float v[1000], w[1000];

void
alike (float k)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int i = 5 * (int) ripple_id (block, 0);
  v[i] += k * w[i];
  v[i + 1] += k * w[i + 1];
  v[i + 2] += k * w[i + 2];
  v[i + 3] += k * w[i + 3];
  v[i + 4] += k * w[i + 4];
}

#define FIELD(NAME, T, LANES, N, ...)					\
void									\
NAME (const T *restrict a, const T *restrict b, T *restrict r)		\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  T x = a[v], y = b[v];							\
  r += N * v;								\
  __VA_ARGS__								\
}
FIELD (five, float, 16, 5, r[0] = x; r[1] = y; r[2] = x + y; r[3] = x - y;
       r[4] = x * y;)
FIELD (six, float, 16, 6, r[0] = x; r[1] = y; r[2] = x + y; r[3] = x - y;
       r[4] = x * y; r[5] = y - x;)
FIELD (seven, double, 8, 7, r[0] = x; r[1] = y; r[2] = x + y; r[3] = x - y;
       r[4] = x * y; r[5] = y - x; r[6] = x + x;)
FIELD (eight, float, 16, 8, r[0] = x; r[1] = y; r[2] = x + y; r[3] = x - y;
       r[4] = x * y; r[5] = y - x; r[6] = x + x; r[7] = y + y;)
FIELD (three_bytes, unsigned char, 64, 3, r[0] = x; r[1] = y; r[2] = x + y;)
FIELD (five_bytes, unsigned char, 32, 5, r[0] = x; r[1] = y; r[2] = x + y;
       r[3] = x - y; r[4] = x ^ y;)
FIELD (six_bytes, unsigned char, 64, 6, r[0] = x; r[1] = y; r[2] = x + y;
       r[3] = x - y; r[4] = x ^ y; r[5] = x & y;)
FIELD (seven_bytes, unsigned char, 32, 7, r[0] = x; r[1] = y; r[2] = x + y;
       r[3] = x - y; r[4] = x ^ y; r[5] = x & y; r[6] = x | y;)

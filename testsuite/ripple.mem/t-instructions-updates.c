/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times "vpunpck" 16 all_loaded } */
/* { dg-asm-times "vpunpck" 6 some_loaded } */
/* { dg-asm-times "vpunpck" 8 doubles } */
/* { dg-asm-times "vpshufb" 8 bytes } */
/* { dg-asm-times "vpunpck" 12 bytes } */
/* { dg-asm-not {vpor|vperm[dq]|v(perm|p)ilp|vshuf|%ymm[0-9]+, [-0-9]*\(} } */
/* Records of four whose fields are not all stored to are loaded once, also
   where some are stored to before others are loaded, and transposed by as many
   instructions as the loaded fields need, also if the last field of the last
   record is not loaded.  Other fields are not stored to.  */
#include <ripple.h>

#define UPDATE(NAME, T, LANES, ...)					\
void									\
NAME (T *p)								\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  p += 4 * ripple_id (block, 0);					\
  __VA_ARGS__								\
}
UPDATE (all_loaded, float, 16, p[0] += p[1]; p[2] *= p[3];)
UPDATE (some_loaded, float, 8, p[0] += p[3];)
UPDATE (doubles, double, 8, p[0] += p[1]; p[2] *= p[3];)
UPDATE (bytes, unsigned char, 64, unsigned char t = p[0]; p[0] = p[2];
	p[2] = t;)

/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=haswell" } */
/* { dg-asm-times "vpshufb" 1 bytes16 } */
/* { dg-asm-not "vpextr|vpinsr|vpblendvb" bytes16 } */
/* { dg-asm-times "vpshufb" 4 bytes64 } */
/* { dg-asm-times "vpblendvb" 3 bytes64 } */
/* { dg-asm-times "vperm(d|ps)" 2 floats16 } */
/* { dg-asm-times "vblendvps" 1 floats16 } */
/* { dg-asm-not "gather" floats16 } */
/* { dg-asm-times "vperm(d|ps)" 1 doubles4 } */
/* { dg-asm-not "vpextr|vpmovzx" digits } */
/* VPSHUFB in each half, VPERMD, selections by the bits above; digits made of
   halves of bytes are stored in order.  */
#include "common/tables.h"

LOOK (bytes16, unsigned char, 16, unsigned char, 32)
LOOK (bytes64, unsigned char, 64, unsigned char, 32)
LOOK (floats16, float, 16, int, 8)
LOOK (doubles4, double, 4, int64_t, 4)

static const char hex[] = "0123456789abcdef";

void
digits (const unsigned char *restrict s, char *restrict d)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  size_t v = ripple_id (block, 0);
  d[2 * v] = hex[s[v] >> 4];
  d[2 * v + 1] = hex[s[v] & 15];
}

/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a+sve2 -msve-vector-bits=256" } */
/* { dg-asm-times "\ttbl\t" 1 bytes32 } */
/* { dg-asm-times "\ttbl\t" 1 bytes64 } */
/* { dg-asm-not "\torr\t" bytes64 } */
/* { dg-asm-times "\ttbl\t" 2 bytes128 } */
/* { dg-asm-times "\ttbl\t" 1 floats16 } */
/* TBL of SVE2, of one register and of two.  */
#include "common/tables.h"

LOOK (bytes32, unsigned char, 32, unsigned char, 32)
LOOK (bytes64, unsigned char, 64, unsigned char, 32)
LOOK (bytes128, unsigned char, 128, unsigned char, 32)
LOOK (floats16, float, 16, int, 8)

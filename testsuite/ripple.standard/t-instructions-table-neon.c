/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a" } */
/* { dg-asm-times "\ttbl\t" 1 bytes16 } */
/* { dg-asm-times "\ttbl\t" 1 bytes64 } */
/* { dg-asm-times "\ttbl\t" 1 bytes256 } */
/* { dg-asm-times "\ttbx\t" 3 bytes256 } */
/* { dg-asm-not "\torr\t" bytes256 } */
/* { dg-asm-times "\ttbl\t" 1 floats16 } */
/* TBL and TBX of one to four registers.  */
#include "common/tables.h"

LOOK (bytes16, unsigned char, 16, unsigned char, 16)
LOOK (bytes64, unsigned char, 64, unsigned char, 16)
LOOK (bytes256, unsigned char, 256, unsigned char, 16)
LOOK (floats16, float, 16, int, 4)

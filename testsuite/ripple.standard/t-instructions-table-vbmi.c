/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=icelake-server" } */
/* { dg-asm-times "vpermb" 1 bytes64 } */
/* { dg-asm-times "vperm(i|t)2b" 1 bytes128 } */
/* { dg-asm-times "vpermw" 1 words32 } */
/* { dg-asm-times "vperm(i|t)2w" 1 words64 } */
/* { dg-asm-times "vperm(d|ps)" 1 floats16 } */
/* { dg-asm-times "vperm(i|t)2(d|ps)" 1 floats32 } */
/* Permutations of one vector and of two.  */
#include "common/tables.h"

LOOK (bytes64, unsigned char, 64, unsigned char, 64)
LOOK (bytes128, unsigned char, 128, unsigned char, 64)
LOOK (words32, short, 32, short, 32)
LOOK (words64, short, 64, short, 32)
LOOK (floats16, float, 16, int, 16)
LOOK (floats32, float, 32, int, 16)

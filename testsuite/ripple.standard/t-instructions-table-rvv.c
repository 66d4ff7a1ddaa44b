/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require riscv } */
/* { dg-asm-options "-O2 -march=rv64gcv" } */
/* { dg-asm-times "vrgather.vv" 1 bytes16 } */
/* { dg-asm-times "vrgather.vv" 2 bytes32 } */
/* { dg-asm-times "vrgather.vv" 4 bytes64 } */
/* { dg-asm-times "vrgather.vv" 2 floats8 } */
/* { dg-asm-times "vrgather.vv" 2 scalable16 } */
/* { dg-asm-not "lbu|vluxei" bytes64 } */
/* { dg-asm-not "lbu|vluxei" scalable16 } */
/* VRGATHER, of two vectors under a mask; blocks of scalable size.  */
#include "common/tables.h"

LOOK (bytes16, unsigned char, 16, unsigned char, 16)
LOOK (bytes32, unsigned char, 32, unsigned char, 16)
LOOK (bytes64, unsigned char, 64, unsigned char, 16)
LOOK (floats8, float, 8, int, 4)
LOOK (scalable16, unsigned char, 16, unsigned char, ripple_scalable (8))

/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mssse3" } */
/* { dg-asm-times "pshufb" 1 bytes16 } */
/* { dg-asm-times "pshufb" 1 words8 } */
/* PSHUFB, of words too.  */
#include "common/tables.h"

LOOK (bytes16, unsigned char, 16, unsigned char, 16)
LOOK (words8, short, 8, short, 8)

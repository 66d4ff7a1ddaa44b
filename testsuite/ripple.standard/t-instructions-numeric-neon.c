/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a -fno-ipa-icf" } */
/* { dg-asm-times "\tsqxtn2?\t" 12 narrow } */
/* { dg-asm-not "smin|smax|uzp|\txtn" narrow } */
/* { dg-asm-times "\tuabd\t" 2 difference } */
/* { dg-asm-not "cm(hi|hs|gt|ge)|ushll|uxtl" difference } */
#include "common/numeric.h"

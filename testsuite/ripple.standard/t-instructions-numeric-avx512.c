/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=icelake-server -mprefer-vector-width=256 -fno-ipa-icf" } */
/* { dg-asm-times "vpopcntw" 1 count } */
/* { dg-asm-times "vgf2p8affineqb" 1 reverse } */
/* { dg-asm-times "vprolvd" 1 rotate } */
/* { dg-asm-not "vpand|vpsub" rotate } */
/* { dg-asm-times "vprolvd" 1 rotate_name } */
/* { dg-asm-times "vpshldvw" 1 rotate_words } */
/* { dg-asm-times "vpshldvd" 1 funnel } */
/* { dg-asm-times "vpdpbusd" 1 dot } */
/* { dg-asm-times "vpdpbusds" 1 dot_sat } */
/* { dg-asm-times "vpdpwssds" 1 dot_words } */
/* { dg-asm "vpdpbusd" products } */
/* { dg-asm-not "vpmov.xbw" products } */
#include "common/numeric.h"

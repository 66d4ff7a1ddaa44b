/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -fno-ipa-icf" } */
/* { dg-asm-times "vpshufb" 2 count } */
/* { dg-asm-times "vpmaddubsw" 1 count } */
/* { dg-asm-not "vpsrld|vpmull" count } */
/* { dg-asm-times "vpshufb" 2 reverse } */
/* { dg-asm-times "vpsllvd" 1 rotate } */
/* { dg-asm-times "vpsrlvd" 1 rotate } */
/* { dg-asm-times "vpavgb" 1 average } */
/* { dg-asm-not "vpadd|vpsrl" average } */
/* { dg-asm-times "vpmaxub|vpminub|vpsubb" 3 difference } */
/* { dg-asm-not "vpcmp|vpblend|vpmovzx" difference } */
/* { dg-asm-times "vpmaxsw|vpminsw|vpsubw" 3 difference_wide } */
/* { dg-asm "vpsadbw" larger_less } */
/* { dg-asm-not "vpabs|vpsubus|vpblendv" larger_less } */
/* { dg-asm-times "vpmulhw" 1 high } */
/* { dg-asm-times "vpmulhrsw" 1 rounded } */
/* { dg-asm-times "vpackssdw" 2 narrow } */
/* { dg-asm-times "vpacksswb" 1 narrow } */
/* { dg-asm-times "vpermd" 1 narrow } */
/* { dg-asm-not "vpmin|vpmax|vpcmp" narrow } */
/* { dg-asm-times "vpaddusb" 1 add } */
/* { dg-asm-times "vpmaddwd" 2 dot } */
/* { dg-asm "vpsadbw" differences } */
/* { dg-asm-not "vpabs|vpmadd" differences } */
/* { dg-asm-times "vpshufb" 1 swap } */
/* { dg-asm-not "vpack" swap } */
#include "common/numeric.h"

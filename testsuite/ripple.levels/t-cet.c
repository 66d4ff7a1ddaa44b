/* { dg-do run } */
/* { dg-options "-fcf-protection=full" } */
/* { dg-levels "-O0 -O2" } */
/* { dg-require x86 } */
/* Control-flow protection.  */
#include "common/blend.h"

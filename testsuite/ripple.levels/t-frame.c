/* { dg-do run } */
/* { dg-options "-fomit-frame-pointer -mno-red-zone" } */
/* { dg-levels "-O0 -O2" } */
/* { dg-require x86 } */
/* No frame pointer, large stack alignment, no red zone.  */
#include "common/blend.h"

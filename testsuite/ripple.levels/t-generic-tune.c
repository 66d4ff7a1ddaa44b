/* { dg-do run } */
/* { dg-options "-mtune=generic" } */
/* { dg-levels "-O2 -O3" } */
/* { dg-require x86 } */
/* Another tuning than the machine's own.  */
#include "common/blend.h"

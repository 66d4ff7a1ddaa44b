/* { dg-do run } */
/* { dg-options "-fwrapv -fno-strict-aliasing" } */
/* { dg-levels "-O0 -O2 -O3" } */
/* -fwrapv and -fno-strict-aliasing.  */
#include "common/blend.h"

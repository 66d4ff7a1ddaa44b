/* { dg-do run } */
/* { dg-options "-fno-tree-vectorize -fno-if-conversion -fno-tree-loop-if-convert" } */
/* { dg-levels "-O2 -O3" } */
/* Without GCC's own vectoriser and if-conversion.  */
#include "common/blend.h"

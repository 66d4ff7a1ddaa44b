/* { dg-do run } */
/* { dg-options "-mprefer-vector-width=256" } */
/* { dg-levels "-O2 -O3" } */
/* { dg-require x86 } */
/* Narrower preferred vectors.  */
#include "common/blend.h"

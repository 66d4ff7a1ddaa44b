/* { dg-do run } */
/* { dg-options "-ffast-math" } */
/* { dg-levels "-O2 -O3" } */
/* -ffast-math on exact data.  */
#include "common/blend.h"

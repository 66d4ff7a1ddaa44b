/* { dg-do run } */
/* { dg-options "-flto" } */
/* { dg-levels "-O0 -O1 -O3" } */
/* { dg-require lto } */
/* Link-time optimisation at other levels.  */
#include "common/blend.h"

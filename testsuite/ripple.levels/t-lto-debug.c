/* { dg-do run } */
/* { dg-options "-flto -g" } */
/* { dg-levels "-O2" } */
/* { dg-require lto } */
/* Link-time optimisation with debug information.  */
#include "common/blend.h"

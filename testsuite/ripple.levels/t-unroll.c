/* { dg-do run } */
/* { dg-options "-funroll-all-loops -fpeel-loops" } */
/* { dg-levels "-O2 -O3" } */
/* Unrolling and peeling by the optimiser.  */
#include "common/blend.h"

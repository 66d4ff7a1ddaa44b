/* { dg-do run } */
/* { dg-options "-funroll-all-loops -fpeel-loops" } */
/* { dg-levels "-O2 -O3" } */
/* Unrolling and peeling by the optimiser.  */
/* The model is no function of the plugin's, which would save its return
   address where GCC does not.  */
#undef STREAMING
#include "common/blend.h"

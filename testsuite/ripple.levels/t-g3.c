/* { dg-do run } */
/* { dg-options "-g3" } */
/* { dg-levels "-O0 -O2" } */
/* Macros in the debug information.  */
#include "common/blend.h"

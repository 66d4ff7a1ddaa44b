/* { dg-do run } */
/* { dg-options "-ftrapv" } */
/* { dg-levels "-O0 -O2" } */
/* -ftrapv.  */
#include "common/blend.h"

/* { dg-do run } */
/* { dg-options "-fprofile-arcs -ftest-coverage -fprofile-update=single" } */
/* { dg-levels "-O0 -O2" } */
/* Counting instrumentation.  */
#include "common/blend.h"

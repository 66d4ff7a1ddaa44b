/* { dg-do run } */
/* { dg-options "-fexceptions -fnon-call-exceptions" } */
/* { dg-levels "-O0 -O2" } */
/* -fexceptions and -fnon-call-exceptions in C.  */
#include "common/blend.h"

/* { dg-do run } */
/* { dg-options "-fsanitize=undefined,float-cast-overflow,float-divide-by-zero -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O2" } */
#include "common/bounds.h"

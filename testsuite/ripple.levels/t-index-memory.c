/* { dg-do run } */
/* { dg-options "-fsanitize=address,undefined,pointer-compare,pointer-subtract,float-cast-overflow -fno-sanitize-recover=all -ftrivial-auto-var-init=pattern" } */
/* { dg-levels "-O0 -O2" } */
#include "common/index.h"

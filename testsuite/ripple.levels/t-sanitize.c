/* { dg-do run } */
/* { dg-options "-fsanitize=address,undefined -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O1 -O2" } */
/* { dg-require asan ubsan } */
/* Address and undefined behaviour sanitizers.  */
#include "common/blend.h"

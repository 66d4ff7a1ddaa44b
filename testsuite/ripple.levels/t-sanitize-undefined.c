/* { dg-do run } */
/* { dg-options "-fsanitize=undefined -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O1 -O2" } */
/* { dg-require ubsan } */
/* The undefined behaviour sanitizer alone.  */
#include "common/blend.h"

/* { dg-do run } */
/* { dg-options "-fstack-protector-all -fstack-clash-protection" } */
/* { dg-levels "-O0 -O2" } */
/* Stack protector, stack clash protection, fortified functions.  */
#include "common/blend.h"

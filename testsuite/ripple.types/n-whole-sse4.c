/* No vector is taken apart.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-levels "-O2" } */
/* { dg-options "-msse4.1 -Wvector-operation-performance -Wsystem-headers" } */

#include "common/whole.h"

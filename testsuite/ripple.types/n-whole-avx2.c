/* No vector is taken apart.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-levels "-O2" } */
/* { dg-options "-mavx2 -mfma -mf16c -Wvector-operation-performance -Wsystem-headers" } */

#include "common/whole.h"

/* No vector is taken apart.  */
/* { dg-do compile } */
/* { dg-require "aarch64" } */
/* { dg-levels "-O2" } */
/* { dg-options "-march=armv8.2-a+sve -msve-vector-bits=512 -Wvector-operation-performance -Wsystem-headers" } */

#include "common/whole.h"

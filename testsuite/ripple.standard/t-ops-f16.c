/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* Scans, compressions and permutations of _Float16.  */
#define T _Float16
#define FLOAT 1
#define FEW 1
#include "common/ops.h"

/* { dg-do run } */
/* Scans, compressions and permutations of double.  */
#define T double
#define FLOAT 1
#include "common/ops.h"

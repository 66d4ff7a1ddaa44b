/* { dg-do run } */
/* Scans, compressions and permutations of float.  */
#define T float
#define FLOAT 1
#include "common/ops.h"

/* { dg-do run } */
/* Scans, compressions and permutations of short.  */
#define T short
#include "common/ops.h"

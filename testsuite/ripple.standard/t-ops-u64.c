/* { dg-do run } */
/* Scans, compressions and permutations of uint64_t.  */
#define T uint64_t
#include "common/ops.h"

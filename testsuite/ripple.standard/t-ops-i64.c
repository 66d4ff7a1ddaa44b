/* { dg-do run } */
/* Scans, compressions and permutations of int64_t.  */
#define T int64_t
#include "common/ops.h"

/* { dg-do run } */
/* Scans, compressions and permutations of int.  */
#define T int
#include "common/ops.h"

/* { dg-do run } */
/* Scans, compressions and permutations of signed char.  */
#define T signed char
#include "common/ops.h"

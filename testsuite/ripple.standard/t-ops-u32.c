/* { dg-do run } */
/* Scans, compressions and permutations of unsigned.  */
#define T unsigned
#include "common/ops.h"

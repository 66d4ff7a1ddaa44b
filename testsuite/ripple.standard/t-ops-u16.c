/* { dg-do run } */
/* Scans, compressions and permutations of unsigned short.  */
#define T unsigned short
#include "common/ops.h"

/* { dg-do run } */
/* Scans, compressions and permutations of unsigned char.  */
#define T unsigned char
#include "common/ops.h"

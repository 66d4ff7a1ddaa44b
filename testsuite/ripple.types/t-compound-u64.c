/* { dg-do run } */
/* Compound assignment to locals and memory on unsigned long.  */
#include "common/u64.h"
#define BODY "compound.h"
#define SCALE 1
#include "common/kernel.h"

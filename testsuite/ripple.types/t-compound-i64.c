/* { dg-do run } */
/* Compound assignment to locals and memory on long.  */
#include "common/i64.h"
#define BODY "compound.h"
#define SCALE 1
#include "common/kernel.h"

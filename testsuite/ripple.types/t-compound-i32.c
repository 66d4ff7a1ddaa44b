/* { dg-do run } */
/* Compound assignment to locals and memory on int.  */
#include "common/i32.h"
#define BODY "compound.h"
#define SCALE 1
#include "common/kernel.h"

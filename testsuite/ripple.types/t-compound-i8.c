/* { dg-do run } */
/* Compound assignment to locals and memory on signed char.  */
#include "common/i8.h"
#define BODY "compound.h"
#define SCALE 1
#include "common/kernel.h"

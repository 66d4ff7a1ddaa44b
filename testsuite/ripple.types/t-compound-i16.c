/* { dg-do run } */
/* Compound assignment to locals and memory on short.  */
#include "common/i16.h"
#define BODY "compound.h"
#define SCALE 1
#include "common/kernel.h"

/* { dg-do run } */
/* Compound assignment on double.  */
#include "common/f64.h"
#define BODY "compound-float.h"
#define SCALE 1
#include "common/kernel.h"

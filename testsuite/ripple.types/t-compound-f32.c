/* { dg-do run } */
/* Compound assignment on float.  */
#include "common/f32.h"
#define BODY "compound-float.h"
#define SCALE 1
#include "common/kernel.h"

/* { dg-do run } */
/* Unary operators, ++ and -- on signed char.  */
#include "common/i8.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

/* { dg-do run } */
/* Unary operators, ++ and -- on int.  */
#include "common/i32.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

/* { dg-do run } */
/* Unary operators, ++ and -- on long.  */
#include "common/i64.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

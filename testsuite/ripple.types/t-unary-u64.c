/* { dg-do run } */
/* Unary operators, ++ and -- on unsigned long.  */
#include "common/u64.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

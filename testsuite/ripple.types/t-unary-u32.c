/* { dg-do run } */
/* Unary operators, ++ and -- on unsigned.  */
#include "common/u32.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

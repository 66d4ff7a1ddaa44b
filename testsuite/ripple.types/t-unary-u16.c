/* { dg-do run } */
/* Unary operators, ++ and -- on unsigned short.  */
#include "common/u16.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

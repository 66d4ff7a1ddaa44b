/* { dg-do run } */
/* Unary operators, ++ and -- on unsigned char.  */
#include "common/u8.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

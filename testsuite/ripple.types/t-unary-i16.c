/* { dg-do run } */
/* Unary operators, ++ and -- on short.  */
#include "common/i16.h"
#define BODY "unary.h"
#define SCALE 8
#include "common/kernel.h"

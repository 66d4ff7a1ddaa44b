/* { dg-do run } */
/* Shuffles of int.  */
#include "../ripple.types/common/i32.h"
#include "common/maps.h"

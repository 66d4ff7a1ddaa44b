/* { dg-do run } */
/* Shuffles of signed char.  */
#include "../ripple.types/common/i8.h"
#include "common/maps.h"

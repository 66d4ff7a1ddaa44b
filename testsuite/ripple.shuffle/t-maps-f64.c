/* { dg-do run } */
/* Shuffles of double.  */
#include "../ripple.types/common/f64.h"
#include "common/maps.h"

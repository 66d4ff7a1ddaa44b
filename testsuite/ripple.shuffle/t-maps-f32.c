/* { dg-do run } */
/* Shuffles of float.  */
#include "../ripple.types/common/f32.h"
#include "common/maps.h"

/* { dg-do run } */
/* Shuffles of unsigned int.  */
#include "../ripple.types/common/u32.h"
#include "common/maps.h"

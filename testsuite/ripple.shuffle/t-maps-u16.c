/* { dg-do run } */
/* Shuffles of unsigned short.  */
#include "../ripple.types/common/u16.h"
#include "common/maps.h"

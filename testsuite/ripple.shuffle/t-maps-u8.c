/* { dg-do run } */
/* Shuffles of unsigned char.  */
#include "../ripple.types/common/u8.h"
#include "common/maps.h"

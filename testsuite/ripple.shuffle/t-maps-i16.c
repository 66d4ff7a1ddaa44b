/* { dg-do run } */
/* Shuffles of short.  */
#include "../ripple.types/common/i16.h"
#include "common/maps.h"

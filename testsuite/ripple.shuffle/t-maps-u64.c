/* { dg-do run } */
/* Shuffles of uint64_t.  */
#include "../ripple.types/common/u64.h"
#include "common/maps.h"

/* { dg-do run } */
/* Shuffles of int64_t.  */
#include "../ripple.types/common/i64.h"
#include "common/maps.h"

// { dg-do run }
// Shuffles of bytes in C++.
#include "../ripple-test.h"
#define T signed char
#include "common/maps.h"

/* { dg-do run } */
/* Clang's elementwise functions of integers in C++.  */
#define B 8
#define EACH(M) \
  M (c, char, unsigned char) \
  M (u32, unsigned, unsigned) \
  M (ll, long long, unsigned long long)
#include "common/elementwise-int.h"

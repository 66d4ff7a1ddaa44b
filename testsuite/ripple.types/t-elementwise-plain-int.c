/* { dg-do run } */
/* Clang's elementwise functions of integers without the plugin.  */
#undef __RIPPLE__
#define EACH(M) \
  M (c, char, unsigned char) M (i8, signed char, unsigned char) \
  M (u16, unsigned short, unsigned short) M (i32, int, unsigned) \
  M (u32, unsigned, unsigned) M (l, long, unsigned long) \
  M (ull, unsigned long long, unsigned long long) \
  __RIPPLE_IF_I128 (M (i128, __int128, unsigned __int128))
#include "common/elementwise-int.h"

/* No function of the library is called, also where there is no
   instruction.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -msse2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not "call" } */
/* { dg-asm-not "jmp\[^.\n\]*@" } */

#include <ripple.h>

#define LOOP(T, NAME)							\
  void									\
  lanes_##NAME (T *y, const T *x, int n)				\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 16);			\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = __builtin_##NAME (x[i]);					\
  }
#define EACH(T, S) LOOP (T, floor##S) LOOP (T, ceil##S) LOOP (T, trunc##S) \
  LOOP (T, rint##S) LOOP (T, nearbyint##S) LOOP (T, round##S) \
  LOOP (T, roundeven##S)
EACH (float, f)
EACH (double,)

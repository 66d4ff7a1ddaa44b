/* { dg-do compile } */
/* { dg-options "--param ggc-min-expand=0 --param ggc-min-heapsize=0" } */
/* The compiler's memory is collected as often as can be: what the plugin keeps
   is known to the collector, and it reads no statement as one of another
   kind, whose end may not be there.  */
#include <ripple.h>

#define LOOP(T, OP)							\
  void									\
  loop_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
									\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[n - 1 - i];					\
	while (x > y)							\
	  x = x OP 2 - 1;						\
	c[i] = (x != y ? x OP y : y) + ripple_reduceadd (1, x);		\
      }									\
  }

LOOP (int, /)
LOOP (char, %)
LOOP (short, >>)
LOOP (float, /)
LOOP (double, *)

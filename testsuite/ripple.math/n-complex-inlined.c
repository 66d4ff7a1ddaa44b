/* Products and quotients of complex numbers call nothing.  */
/* { dg-do compile } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2" } */
/* { dg-asm-not "__(mulsc3|muldc3|divsc3|divdc3)" } */
#include <ripple.h>

#define KERNEL(T)							\
void									\
kernel_##T (_Complex T *restrict c, const _Complex T *a,		\
	    const _Complex T *b)					\
{									\
  ripple_block_t bs = ripple_set_block_shape (0, 8);			\
  size_t v = ripple_id (bs, 0);						\
  c[v] = a[v] * b[v] / (a[v] + b[v]);					\
}
KERNEL (float)
KERNEL (double)

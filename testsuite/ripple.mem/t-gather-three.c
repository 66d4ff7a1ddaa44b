/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathered bytes, few lanes, seen with another sign and widened: GCC 12 moved
   the vector of the scalars to where they were not computed.  */
#include "../ripple-test.h"

static struct { unsigned f0; int f1; unsigned char f2; } s[640];
static signed char x[640], y[640];
static short idx[640];

#define KERNEL(B)							\
  NOIPA static void							\
  kernel_##B (int n, int p)						\
  {									\
    ripple_block_t BS = ripple_set_block_shape (1, B);			\
    ripple_parallel (BS, 0);						\
    for (int j = 0; j < n; ++j)						\
      x[j] = (signed char) s[idx[j]].f0					\
	     & (signed char) ((unsigned) (signed char) (y[j] + 1)	\
			      * (unsigned) (signed char)		\
			      ((unsigned) (signed char) s[j + (p & 7)].f2\
			       << (y[j] & 7)));				\
  }
KERNEL (3)
KERNEL (7)
KERNEL (16)
KERNEL (32)

static void
try (void (*kernel) (int, int), int n, int p)
{
  memset (x, 0, sizeof x);
  kernel (n, p);
  for (int j = 0; j < 600; j++)
    CHECK (x[j] == (signed char)
	   (j >= n ? 0
	    : (signed char) s[idx[j]].f0
	      & (signed char) ((unsigned) (signed char) (y[j] + 1)
			       * (unsigned) (signed char)
			       ((unsigned) (signed char) s[j + (p & 7)].f2
				<< (y[j] & 7)))));
}

int
main (void)
{
  for (int j = 0; j < 640; j++)
    {
      s[j].f0 = rnd ();
      s[j].f2 = rnd ();
      y[j] = rnd ();
      idx[j] = rnd () % 640;
    }
  for (int n = 0; n < 70; n++)
    {
      try (kernel_3, n, n);
      try (kernel_7, n, n);
      try (kernel_16, n, n);
      try (kernel_32, n, n);
    }
  return 0;
}

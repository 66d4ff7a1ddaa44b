/* { dg-do error } */
/* Types that are no elements, where something is computed with them.  */
#include <ripple.h>
typedef float v4 __attribute__ ((vector_size (16)));

#define LOOP								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)

void
f1 (int n, v4 *x)
{
  LOOP
    x[i] *= 2; /* { dg-error {6: vector type 'v4'.*ripple_to_vec.*ripple-element-vector} } */
}

void
f2 (int n, v4 *x, float *y)
{
  LOOP
    {
      v4 v = { y[i], 1, 2, 3 }; /* { dg-error {vector type 'v4'} } */
      x[i] = v;
    }
}

/* { dg-do error } */
/* { dg-require int128 } */
/* Types that are no elements, where something is computed with them.  */
#include <ripple.h>
typedef float v4 __attribute__ ((vector_size (16)));

#define LOOP								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)

void
f1 (int n, long double *x, double *y)
{
  LOOP
    {
      x[i] = 2;
      y[i] = x[i]; /* { dg-error {'long double' with the shape} } */
    }
}

void
f2 (int n, __int128 *x, long *y)
{
  LOOP
    {
      x[2 * i] = x[i];
      y[i] = x[i] >> 70; /* { dg-error {'__int128' with the shape} } */
    }
}

void
f3 (int n, v4 *x)
{
  LOOP
    x[i] *= 2; /* { dg-error {6: vector type 'v4'.*ripple_to_vec.*ripple-element-vector} } */
}

void
f4 (int n, v4 *x, float *y)
{
  LOOP
    {
      v4 v = { y[i], 1, 2, 3 }; /* { dg-error {vector type 'v4'} } */
      x[i] = v;
    }
}

/* { dg-do error } */
/* Results of calls that are stored where they do not fit, or returned.  */
#include <ripple.h>

struct pair
{
  long a[4];
};
extern struct pair make_pair (int x);
extern int setjmp_like (int x) __attribute__ ((returns_twice));

void
f (const int *a, struct pair *p)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  struct pair q = make_pair (a[v]);
  *p = q; /* { dg-error {the value has the shape 'Tensor\[8\]', the address has the shape 'Scalar'} } */
}

struct pair
g (const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  struct pair q = make_pair (a[v]);
  return q; /* { dg-error {does not allow vectorization of the return value: it has the shape 'Tensor\[8\]'} } */
}

void
h (const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  setjmp_like (a[v]); /* { dg-error {3: call of 'setjmp_like' with an argument of shape 'Tensor\[8\]' is not supported: it may return twice.*ripple-call-shaped} } */
}

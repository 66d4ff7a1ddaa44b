/* { dg-do error } */
/* Results of calls that no vector can hold.  */
#include <ripple.h>

struct pair
{
  long a[4];
};
extern struct pair make_pair (int x);
extern _Complex double root (double x);
extern int setjmp_like (int x) __attribute__ ((returns_twice));

void
f (const int *a, double *c, struct pair *p)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  struct pair q = make_pair (a[v]); /* { dg-error {the result of this call has the shape 'Tensor\[8\]', but the type 'struct pair' is none of an element} } */
  *p = q;
  *c = __real__ root (a[v]); /* { dg-error {but the type '(_Complex|complex) double' is none of an element} } */
  setjmp_like (a[v]); /* { dg-error {call of 'setjmp_like' with an argument of shape 'Tensor\[8\]' is not supported: it may return twice} } */
}

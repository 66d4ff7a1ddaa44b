/* { dg-do error } */
/* A jump of some lanes into the middle of a loop.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  if (x > 4) /* { dg-error {a jump from outside leads into it} } */
    goto in;
  do
    {
      x++;
    in:
      x += 2;
      c[v] += x;
    }
  while (x < 100);
  c[v] = x;
}

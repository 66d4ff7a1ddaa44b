/* { dg-do error } */
/* A computed goto leads to labels of the annotated loop that it stands in.  */
#include <ripple.h>

void
out (int n, const int *a, int *c)
{
  static void *const to[] = { &&one, &&two };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0); /* { dg-note {3: the loop is made parallel here} } */
  for (int i = 0; i < n; i++)
    {
      c[i] = a[i];
      goto *to[a[i] & 1]; /* { dg-error {7: a jump leaves a ripple parallel loop.*ripple-loop-leave} } */
    }
one:
  c[0]++;
two:
  c[1]++;
}

void
into (int n, const int *a, int *c)
{
  static void *const to[] = { &&one, &&two };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  goto *to[n & 1];
  ripple_parallel (BS, 0); /* { dg-note {3: the loop is made parallel here} } */
  for (int i = 0; i < n; i++)
    {
    one: /* { dg-error {5: the label 'one' is in a ripple parallel loop.*ripple-loop-label} } */
      c[i] = a[i];
    two:
      c[i]++;
    }
}

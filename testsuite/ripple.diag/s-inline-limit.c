/* { dg-do error } */
/* A tree of calls of block functions that have a leaf for every path.  */
#include <ripple.h>

static int
leaf (ripple_block_t block, int x)
{
  return x * 3 + ripple_id (block, 0);
}

#define NODE(name, below)						\
static int								\
name (ripple_block_t block, int x)					\
{									\
  return below (block, x * 3) ^ below (block, x + 7);			\
}

NODE (n1, leaf) NODE (n2, n1) NODE (n3, n2) NODE (n4, n3) NODE (n5, n4)
NODE (n6, n5) NODE (n7, n6) NODE (n8, n7) NODE (n9, n8) NODE (n10, n9)
NODE (n11, n10) NODE (n12, n11) NODE (n13, n12) NODE (n14, n13)

void
f (int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  a[v] = n14 (block, a[v]); /* { dg-error {10: 'n14' uses blocks and must be inlined, which with the functions that it calls would make more than 50000 statements of one call.*ripple-inline-limit} } */
}

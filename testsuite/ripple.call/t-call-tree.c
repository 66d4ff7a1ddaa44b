/* { dg-do run } */
/* A tree of calls of lane functions: all that are known to be wanted are
   inlined together, and a body that several calls lead to, with other
   arguments, is looked at for each.  */
#include "../ripple-test.h"

static int
leaf (int x)
{
  if (x > 1000)
    return x / 2;
  return 3 * x + 1;
}

#define NODE(name, below, k)						\
static int								\
name (int x)								\
{									\
  int y = below (x);							\
  return below (y & 1 ? y + k : x - k) ^ y;				\
}

NODE (n1, leaf, 1) NODE (n2, n1, 2) NODE (n3, n2, 3) NODE (n4, n3, 4)
NODE (n5, n4, 5)
/* Too much to be inlined: called for each lane.  */
NODE (n6, n5, 6) NODE (n7, n6, 7) NODE (n8, n7, 8) NODE (n9, n8, 9)
NODE (n10, n9, 10) NODE (n11, n10, 11)

/* COUNT may be called by lanes, but not once for all of them: what STEP does
   depends on its argument.  */
static int calls;

static int
count (int x)
{
  calls++;
  return x + 1;
}

static int
step (int x)
{
  return count (x) * 2;
}

static int
both (int x)
{
  return step (x) + step (7);
}

NOIPA static void
counted (int n, int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    x[i] = step (x[i]) + both (x[i]);
}

NOIPA static void
tree (int n, int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    x[i] = x[i] & 4 ? n5 (x[i] & 4095) : n2 (x[i] & 4095);
}

NOIPA static void
deep_tree (int n, int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (x[i] & 1)
      x[i] = n11 (x[i] & 4095);
}

int
main (void)
{
  enum { N = 21 };
  int x[N], want[N];
  FILL (int, x, N);
  for (int i = 0; i < N; i++)
    want[i] = x[i] & 4 ? n5 (x[i] & 4095) : n2 (x[i] & 4095);
  tree (N, x);
  CHECK_SAME (x, want, N);
  for (int i = 0; i < N; i++)
    want[i] = x[i] & 1 ? n11 (x[i] & 4095) : x[i];
  deep_tree (N, x);
  CHECK_SAME (x, want, N);
  for (int i = 0; i < N; i++)
    want[i] = 4 * (x[i] + 1) + 16;
  counted (N, x);
  CHECK_SAME (x, want, N);
  CHECK (calls == 3 * N);
  return 0;
}

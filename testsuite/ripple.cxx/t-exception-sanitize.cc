// { dg-do run }
// { dg-options "-fsanitize=null -fsanitize-undefined-trap-on-error" }
// A call per lane that throws, behind checks of the sanitizer, per lane too,
// in the same basic block: the way to the handler stays with the call.
#include "../ripple-test.h"

enum { N = 8 };

NOIPA static int
may (int x)
{
  if (x > 5)
    throw x;
  return x + 1;
}

NOIPA static void
per_lane (int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  try
    {
      x[v] = may (y);
    }
  catch (int e)
    {
      x[v] = e * y;
    }
}

int
main ()
{
  int x[N];

  for (int i = 0; i < N; i++)
    x[i] = i - 2;
  per_lane (x);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == i - 1);
  for (int i = 0; i < N; i++)
    x[i] = i;
  per_lane (x);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == 6 * i);
  return 0;
}

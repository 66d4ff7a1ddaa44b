/* { dg-do run } */
/* A call lane by lane that does not throw, in front of one that does.  */
#include "../ripple-test.h"
#define B 6

static int total;

NOIPA static void
count (int x) noexcept
{
  total += x;
}

NOIPA static void
thrower (int x)
{
  if (x > 2)
    throw x;
}

NOIPA static int
kernel (const int *x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  try
    {
      count (x[v]);
      thrower (n);
      count (100);
    }
  catch (int e)
    {
      return e;
    }
  return 0;
}

int
main ()
{
  int x[B] = { 1, 2, 3, 4, 5, 6 };
  CHECK (kernel (x, 1) == 0 && total == 121);
  CHECK (kernel (x, 7) == 7 && total == 142);
  return 0;
}

/* { dg-do error } */
/* More nested loops that lanes leave one by one than are compiled in time.  */
#include <ripple.h>

#define TWICE(x) x x
#define WHILE while (x > 0)
#define MANY TWICE (TWICE (TWICE (TWICE (TWICE (TWICE (WHILE))))))

void
enough (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i];
      MANY x -= 3;
      a[i] = x;
    }
}

void
too_many (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i];
      MANY while (x > 1) /* { dg-error {21: lanes leave this loop one by one, and 64 loops round it; 64 such loops may be nested: .*ripple-lane-loop-depth} } */
	x -= 3;
      a[i] = x;
    }
}

/* Variables of lanes in the debugger: debug.exp says what it shows.  */
#include <ripple.h>

struct point
{
  int x, y, z[2];
};

static int
steps (int x)
{
  int count = 0;
  while (x > 1)
    {
      x = x & 1 ? 3 * x + 1 : x / 2;
      count++;
    }
  return count;
}

void
kernel (int n, const int *a, int *b)	/* function */
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  /* Without a clause the optimisers choose how many lanes run together.  */
#pragma ripple parallel Block (block) Dims (0) NoRemainder
  for (int i = 0; i < n; i++)
    {
      int x = a[i];
      int y = x * 2;
      if (y > 20)
	y -= 20;
      else
	y += 7;
      int s = steps (y);
      int q = y;
      struct point p = { x, 3 * x, { 0, 5 } };
      b[i] = q + s + x + p.y - 3 * p.x;	/* break */
    }
}

int
main (void)
{
  int a[16], b[16];
  for (int i = 0; i < 16; i++)
    a[i] = i + 1;
  kernel (16, a, b);
  return b[0] != 29;
}

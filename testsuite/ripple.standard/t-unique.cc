/* { dg-do run } */
/* Loops over distinct values in templates, in one another, in annotated
   loops with a remainder and under their conditions, in functions that get
   tensors, in loops that lanes leave one by one; statements of every kind.  */
#include "../ripple-test.h"

enum { B = 16 };
enum color { RED, GREEN, BLUE };

template <typename T> static T
visits (T x)
{
  T n = 0;
  ripple_foreach_unique (value, x)
    n += value;
  return n;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 3, y = b[i] & 1, r = ripple_broadcast (block, 1, 0);
      /* In one another.  */
      ripple_foreach_unique (outer, x)
	ripple_foreach_unique (inner, y)
	  r += (int) (10 * outer + inner + 100 * ripple_count (i + 1));
      if (b[i] & 2)
	{
	  ripple_foreach_unique (value, x + 0.5f)
	    {
	      if (value > 3)
		break;
	      if (a[i] & 4)
		continue;
	      r += 10000;
	    }
	}
      for (int k = 0; k < (b[i] & 3); k++)
	ripple_foreach_unique (value, y)
	  r += 100000 * value + 50000;
      color shade = (color) (x % 3);
      ripple_foreach_unique (value, shade)
	switch (value)
	  {
	  case RED:
	    r ^= 1 << 20;
	    break;
	  case GREEN:
	    break;
	  default:
	    r ^= 1 << 22;
	  }
      c[i] = r + (1 << 24) * visits (y);
    }
}

static void
model (int n, const int *a, const int *b, int *c)
{
  for (int first = 0; first < n; first += B)
    {
      int end = first + B < n ? first + B : n, total = 0;
      bool broken = false, seen[2] = { false, false };
      for (int i = first; i < end; i++)
	if (!seen[b[i] & 1])
	  {
	    seen[b[i] & 1] = true;
	    total += b[i] & 1;
	  }
      int order[B], values = 0;
      for (int i = first; i < end; i++)
	if (b[i] & 2)
	  {
	    int k = 0;
	    while (k < values && order[k] != (a[i] & 3))
	      k++;
	    if (k == values)
	      order[values++] = a[i] & 3;
	  }
      for (int i = first; i < end; i++)
	{
	  int x = a[i] & 3, y = b[i] & 1, r = 0, same = 0;
	  for (int m = first; m < end; m++)
	    same += (a[m] & 3) == x && (b[m] & 1) == y;
	  r = 10 * x + y + 100 * same;
	  broken = false;
	  if (b[i] & 2)
	    for (int k = 0; k < values && !broken; k++)
	      {
		broken = order[k] == 3;
		if (!broken && order[k] == x && !(a[i] & 4))
		  r += 10000;
	      }
	  r += (b[i] & 3) * (100000 * y + 50000);
	  r ^= x % 3 == RED ? 1 << 20 : x % 3 == BLUE ? 1 << 22 : 0;
	  c[i] = r + (1 << 24) * total;
	}
    }
}

int
main ()
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

/* { dg-do run } */
/* Scans and compressions in annotated loops with a remainder, in loops that
   lanes leave one by one, in functions, and of what is computed by the
   loop.  */
#include "../ripple-test.h"

enum { B = 16 };

static int
running (int x)
{
  return ripple_scanadd (1, x);
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      size_t count;
      int x = a[i] & 0xffff, y = 0;
      int kept = ripple_compress (b[i] & 1, x, &count);
      if (b[i] & 2)
	y = ripple_scanadd_exclusive (1, x);
      for (int k = 0; k < (b[i] & 3); k++)
	y += ripple_scanmax (1, k + x) & 7;
      c[i] = kept + y + running (x) + (int) count;
    }
}

static int
on_in_step (const int *b, int i, int k)
{
  return k < (b[i] & 3);
}

static void
model (int n, const int *a, const int *b, int *c)
{
  for (int first = 0; first < n; first += B)
    {
      int end = first + B < n ? first + B : n, count = 0, kept[B] = { 0 };
      for (int i = first; i < end; i++)
	if (b[i] & 1)
	  kept[count++] = a[i] & 0xffff;
      int sum = 0, all = 0, max[3] = { INT_MIN, INT_MIN, INT_MIN };
      for (int i = first; i < end; i++)
	{
	  int x = a[i] & 0xffff, y = 0;
	  if (b[i] & 2)
	    {
	      y = sum;
	      sum += x;
	    }
	  for (int k = 0; on_in_step (b, i, k); k++)
	    {
	      max[k] = k + x > max[k] ? k + x : max[k];
	      y += max[k] & 7;
	    }
	  all += x;
	  c[i] = kept[i - first] + y + all + count;
	}
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}

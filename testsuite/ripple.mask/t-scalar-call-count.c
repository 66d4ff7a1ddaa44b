/* { dg-do run } */
/* Calls with scalar operands under shaped conditions: once if any lane is
   active, never otherwise.  */
#include "../ripple-test.h"
#define B 8

static int calls_then, calls_else, calls_inner, seen;

NOIPA static void
note (int *counter, int value)
{
  ++*counter;
  seen += value;
}

NOIPA static void
kernel (int n, const int *a, const int *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    {
      note (&calls_then, n);
      if (b[v] > 0)
	note (&calls_inner, 100 * n);
    }
  else
    note (&calls_else, 10000 * n);
}

int
main (void)
{
  for (int k = 0; k < 2000; k++)
    {
      int a[B], b[B], any = 0, inner = 0, off = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 8) - (k & 1 ? 6 : 2);
	  b[i] = (int) (rnd () % 8) - 6;
	  any |= a[i] > 0;
	  inner |= a[i] > 0 && b[i] > 0;
	  off |= a[i] <= 0;
	}
      calls_then = calls_else = calls_inner = seen = 0;
      kernel (3, a, b);
      CHECK (calls_then == any && calls_else == off && calls_inner == inner);
      CHECK (seen == 3 * any + 300 * inner + 30000 * off);
    }
  return 0;
}

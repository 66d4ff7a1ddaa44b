/* { dg-do run } */
/* switch and if on scalars between tensor statements.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int op, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int t = a[v] & 0xffff;
  switch (op)
    {
    case 0:
      t += 1;
      break;
    case 1:
      t *= 3;
      /* Fall through.  */
    case 2:
      t -= v;
      break;
    case 7 ... 9:
      t = op;
      break;
    default:
      if (op < 0)
	return;
      t = ~t;
    }
  c[v] = t;
}

int
main (void)
{
  for (int op = -1; op < 12; op++)
    {
      BUF (int, a, B, BUF_END);
      BUF (int, c, B, BUF_END);
      int e[B];
      for (int i = 0; i < B; i++)
	{
	  int t = a[i] & 0xffff;
	  e[i] = (op < 0 ? c[i] : op == 0 ? t + 1 : op == 1 ? t * 3 - i
		  : op == 2 ? t - i : op >= 7 && op <= 9 ? op : ~t);
	}
      kernel (op, a, c);
      CHECK_SAME (c, e, B);
      buf_free_all ();
    }
  return 0;
}

/* Values that lanes have only when they come out of a loop, in masks: what the
   others have there is chosen over, and no statement may see two values of
   it.  */
/* { dg-do run } */
#include "../ripple-test.h"

enum { W = 5, H = 8, N = W * H };
static int x[N], y[N], outer[H], inner[H], stop[W];
static short r[N], want[N];

NOIPA static void
kernel (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, W, H);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);
  _Bool t = x[v + W * w] & 1;
  long long k = outer[w];
  for (;;)
    {
      if (!(k-- > 0))
	break;
      if ((x[v + W * w] <= (int) t) < k)
	{
	  long long m = (k - (long long) w + inner[w]) & 3;
	  while (m-- > 0)
	    {
	      t = y[v + W * w] < x[w];
	      r[v + W * w] = t;
	      if (stop[v])
		break;
	    }
	}
    }
}

/* A lane's element of K or M changes if any lane that has it runs.  */

static void
scalar (void)
{
  for (int w = 0; w < H; w++)
    {
      _Bool t[W], in[W], go[W];
      long long k = outer[w];
      for (int v = 0; v < W; v++)
	t[v] = x[v + W * w] & 1;
      while (k-- > 0)
	{
	  long long m = (k - (long long) w + inner[w]) & 3;
	  int any = 0;
	  for (int v = 0; v < W; v++)
	    any |= go[v] = in[v] = (x[v + W * w] <= (int) t[v]) < k;
	  while (any && m-- > 0)
	    {
	      any = 0;
	      for (int v = 0; v < W; v++)
		if (go[v])
		  {
		    want[v + W * w] = t[v] = y[v + W * w] < x[w];
		    any |= go[v] = !stop[v];
		  }
	    }
	}
    }
}

int
main ()
{
  for (int n = 0; n < 200; n++)
    {
      for (int i = 0; i < N; i++)
	{
	  x[i] = rnd () % 5 - 1;
	  y[i] = rnd () % 5 - 1;
	  r[i] = want[i] = -7;
	}
      for (int i = 0; i < H; i++)
	{
	  outer[i] = rnd () % 4;
	  inner[i] = rnd () % 3;
	}
      for (int i = 0; i < W; i++)
	stop[i] = rnd () & 1;
      kernel ();
      scalar ();
      for (int i = 0; i < N; i++)
	CHECK (r[i] == want[i]);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Loops under lanes that are gone round, or entered, in more ways than
   one.  */
#include "../ripple-test.h"

enum { N = 45, LANES = 13 };

static int left[N], seen[N], want_seen[N];

/* Two ways back, one way in.  */

static void
back (ripple_block_t bs, size_t lane, const signed char *a, int on)
{
  signed char t = a[lane];
  while (t--)
    if (on)
      seen[lane]++;
}

/* Two ways in, three ways back.  */

static int
into (int t, int on, int step)
{
  int n = 0;
  if (t < 4)
    {
      if (on)
	goto inside;
      goto start;
    }
  n = 100;
start:
  if (t-- <= 0)
    return n;
  n++;
  if (n % 3 == step)
    goto start;
inside:
  n += 2;
  if (on && n % 2)
    goto start;
  n++;
  goto start;
}

NOIPA void
all (int n, const signed char *a, int on)
{
  ripple_block_t bs = ripple_set_block_shape (0, LANES);
#pragma ripple parallel Block(bs) Dims(0)
  for (int i = 0; i < n; i++)
    {
      back (bs, i, a, on);
      left[i] = into (a[i], on, 1);
    }
}

NOIPA void
never (const signed char *a, int on)
{
  ripple_block_t bs = ripple_set_block_shape (0, LANES);
#pragma ripple parallel Block(bs) Dims(0)
  for (int i = 3; 0; i += 3)
    back (bs, i, a, on);
}

int
main (void)
{
  signed char a[N];
  for (int i = 0; i < N; i++)
    a[i] = i * 7 % 11;
  for (int on = 0; on < 2; on++)
    for (int n = 0; n <= N; n += 5)
      {
	never (a, on);
	all (n, a, on);
	for (int i = 0; i < n; i++)
	  {
	    want_seen[i] += on ? a[i] : 0;
	    CHECK (seen[i] == want_seen[i]);
	    CHECK (left[i] == into (a[i], on, 1));
	  }
      }
  return 0;
}

/* What lanes that are off have in their copies of variables that are in
   memory: a slice and a shuffle get it, as if these were in registers.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
#include "../ripple-test.h"

enum { LANES = 4 };
struct both { short a; unsigned char b[3]; };

static size_t
next (size_t k, size_t n)
{
  return (k + 3) % n;
}

NOIPA static void
bytes (int *o, const int *in)
{
  ripple_block_t bs = ripple_set_block_shape (0, LANES);
  size_t v = ripple_id (bs, 0);
  unsigned short t = in[v] + 5, u = 77;
  struct both s = { (short) in[v], { 1, 2, (unsigned char) (3 * in[v]) } };
  int list[4] = { in[v], 2 * in[v], 3 * in[v], 4 * in[v] };
  memcpy ((char *) &u + 1, (char *) &t + 1, 1);
  list[in[v] & 3] += 1000;
  s.b[in[v] & 1] += 7;
  /* Not in registers.  */
  unsigned char *p = in[v] & 4 ? (unsigned char *) &t : &s.b[in[v] & 1];
  p[(in[v] & 5) == 5] ^= 3;
  o[v] = u + list[in[v] & 2] + s.b[1];
  switch (in[v] & 3)
    {
    case 0:
      memcpy (&u, (char *) &t + 1, 1);
      o[v] += u;
      break;
    case 1:
      for (int k = 0; k < in[v]; k++)
	if (in[k] > t)
	  o[v] += ripple_slice (t, 3);
	else
	  o[v] ^= ripple_shuffle (list[2], next);
      o[v] += ripple_slice (s.b[2], 2) + ripple_shuffle (s.a, next);
      break;
    default:
      o[v] += ripple_shuffle (t, next) * 3 + ripple_slice (list[1], 1);
    }
}

static void
expected (int *o, const int *in)
{
  unsigned short t[LANES], u[LANES];
  struct both s[LANES];
  int list[LANES][4];
  for (int v = 0; v < LANES; v++)
    {
      t[v] = in[v] + 5;
      u[v] = 77;
      s[v] = (struct both) { (short) in[v],
			     { 1, 2, (unsigned char) (3 * in[v]) } };
      for (int k = 0; k < 4; k++)
	list[v][k] = (k + 1) * in[v];
      memcpy ((char *) &u[v] + 1, (char *) &t[v] + 1, 1);
      list[v][in[v] & 3] += 1000;
      s[v].b[in[v] & 1] += 7;
      unsigned char *p = (in[v] & 4 ? (unsigned char *) &t[v]
			  : &s[v].b[in[v] & 1]);
      p[(in[v] & 5) == 5] ^= 3;
      o[v] = u[v] + list[v][in[v] & 2] + s[v].b[1];
    }
  for (int v = 0; v < LANES; v++)
    {
      int n = next (v, LANES);
      switch (in[v] & 3)
	{
	case 0:
	  memcpy (&u[v], (char *) &t[v] + 1, 1);
	  o[v] += u[v];
	  break;
	case 1:
	  for (int k = 0; k < in[v]; k++)
	    if (in[k] > t[v])
	      o[v] += t[3];
	    else
	      o[v] ^= list[n][2];
	  o[v] += s[2].b[2] + s[n].a;
	  break;
	default:
	  o[v] += t[n] * 3 + list[1][1];
	}
    }
}

/* Under conditions of a loop that lanes leave.  */
NOIPA static void
left (int *o, const int *in, const int *w, int p)
{
  ripple_block_t bs = ripple_set_block_shape (0, LANES);
  size_t v = ripple_id (bs, 0);
  unsigned short t = in[v] + 5, u = 77;
  memcpy ((char *) &u + 1, (char *) &t + 1, 1);
  o[v + 10] = u;
  switch (in[v] & 7)
    {
    case 0 ... 1:
      {
	unsigned short low = 77;
	memcpy (&low, (char *) &t + 1, 1);
	o[v + 20] = low;
      }
      break;
    case 2:
      for (int k = 0; k < (p & 5); k++)
	{
	  if (w[v] >= t)
	    {
	      if (w[v] == 77)
		return;
	    }
	  else
	    for (long n = w[v + 1] & 3; n > 0; n--)
	      ripple_updateadd (&o[v + 30], 1);
	  unsigned short s = ripple_slice (t, 2);
	  if ((p & 1) || in[v] < 7)
	    {
	      o[8 * k] = s;
	      return;
	    }
	}
    default:
      o[v + 25] = in[v] >> t;
    }
}

int
main (void)
{
  int in[LANES] = { 2, 10, 4, 5 }, w[] = { 50, 0, 3, 4, 5 }, o[40];
  for (int k = 0; k < 4; k++)
    {
      in[2] = 3 * k;
      o[0] = 0;
      left (o, in, w, 1);
      CHECK (o[0] == 3 * k + 5);
    }
  for (int round = 0; round < 200; round++)
    {
      int in[LANES], got[LANES], want[LANES];
      for (int v = 0; v < LANES; v++)
	in[v] = rnd () % (LANES + 1);
      bytes (got, in);
      expected (want, in);
      CHECK_SAME (got, want, LANES);
    }
  return 0;
}

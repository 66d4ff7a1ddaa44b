/* { dg-do run } */
/* Loops that lanes leave, one of which leads to the other from a break.  */
#include "../ripple-test.h"
enum { B = 8, N = 12, M = 10, END = M + 1 };

/* Reads a number: digits, a point or an exponent.  */
static inline int
scan (const char *p, int *end)
{
  int seen = 0, sum = 0, i = 0;
  for (;;)
    {
      int c = p[i++];
      switch (c)
	{
	case '.':
	  if (seen)
	    goto bad;
	  seen = 1;
	  goto fraction;
	case 'e':
	  goto bad;
	case '-':
	  sum = -sum;
	  goto fraction;
	}
      sum = sum * 2 + c % 16;
      if (i == M)
	goto done;
    }
fraction:
  for (;;)
    {
      int c = p[i++];
      switch (c)
	{
	case '.':
	  if (seen)
	    goto bad;
	  seen = 1;
	  break;
	case 'e':
	  goto done;
	}
      sum += c;
      if (i >= M)
	break;
    }
done:
  *end = i;
  return sum;
bad:
  *end = -i;
  return -1000;
}

static inline int
two (int x, int y)
{
  int n = 0;
  for (;;)
    {
      if (x > 20)
	{
	  n += 100;
	  break;
	}
      x += y;
      n++;
      if (n == 5)
	return n;
    }
  while (x > 3)
    {
      x -= y;
      n++;
      if (x == 9)
	return -n;
    }
  return n;
}

NOIPA static void
kernel (const char (*p)[END], const int *x, const int *y, int *r, int *end,
	int *t)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  int e = 0;
  if (x[v] > -3)
    r[v] = scan (p[v], &e);
  end[v] = e;
  t[v] = two (x[v], y[v]);
}

int
main (void)
{
  static const char text[N][M + 1] = {
    "1234567891", "12.4567891", "1.3.567891", "1e34567891", "123-56.891",
    "-.3.567891", "12.456e891", "123456789.", "12345678-9", ".........e",
    "e.........", "1-2.4567.9"
  };
  char p[B][END];
  int x[B], y[B], r[B], end[B], t[B];
  for (int k = 0; k < 3 * N; k++)
    {
      for (int v = 0; v < B; v++)
	{
	  for (int i = 0; i < M; i++)
	    p[v][i] = text[(k + v * (1 + k / N)) % N][i];
	  p[v][M] = 'e';
	  x[v] = (v * 7 + k) % 11 - 4;
	  y[v] = 1 + (v + k) % 6;
	  r[v] = 77;
	}
      kernel (p, x, y, r, end, t);
      for (int v = 0; v < B; v++)
	{
	  int e = 0, w = x[v] > -3 ? scan (p[v], &e) : 77;
	  CHECK (r[v] == w);
	  CHECK (end[v] == e);
	  CHECK (t[v] == two (x[v], y[v]));
	}
    }
  return 0;
}

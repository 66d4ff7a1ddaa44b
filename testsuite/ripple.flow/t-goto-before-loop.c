/* { dg-do run } */
/* { dg-options "-w" } */
/* A loop without a loop statement, which lanes leave by a condition of several
   parts, before another loop with branches that all lanes take together.  */
#include <stdbool.h>
#include "../ripple-test.h"

enum { N = 8, SIZE = 99 };

NOIPA static void
kernel (bool *r, unsigned char *s, const unsigned char *u, const double *d,
	int n, int p)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  unsigned char t = (n | u[9]) & 7;
again:;
  r[v] = u[v] > 3 && (bool) t;
  if (t-- > 0 && (p != (int) v && (t > u[v] || u[35] > 3)))
    goto again;
  for (int k = 0; k < (int) (u[v] & 5); k++)
    s[84 - 12 * k] = (d[0] != -3.5 ? k : 58) * (d[1] == d[2] ? n : u[0])
		     - s[t % 55];
}

static void
model (bool *r, unsigned char *s, const unsigned char *u, const double *d,
       int n, int p)
{
  unsigned char t = (n | u[9]) & 7, most = 0;
  bool on[N], any = true;
  memset (on, 1, sizeof on);
  while (any)
    {
      for (int v = 0; v < N; v++)
	if (on[v])
	  r[v] = u[v] > 3 && (bool) t;
      bool more = t-- > 0;
      any = false;
      for (int v = 0; v < N; v++)
	any |= on[v] &= more && p != v && (t > u[v] || u[35] > 3);
    }
  for (int v = 0; v < N; v++)
    most = (u[v] & 5) > most ? u[v] & 5 : most;
  for (int k = 0; k < most; k++)
    s[84 - 12 * k] = (d[0] != -3.5 ? k : 58) * (d[1] == d[2] ? n : u[0])
		     - s[t % 55];
}

int
main (void)
{
  for (int i = 0; i < 100; i++)
    {
      bool r[N] = { 0 }, want_r[N] = { 0 };
      unsigned char s[SIZE], want_s[SIZE], u[SIZE];
      double d[3] = { i & 1 ? -3.5 : 1, i & 2, 2 };
      for (int k = 0; k < SIZE; k++)
	{
	  u[k] = rnd () % 9;
	  s[k] = want_s[k] = rnd ();
	}
      kernel (r, s, u, d, i % 5, i % 11);
      model (want_r, want_s, u, d, i % 5, i % 11);
      CHECK_SAME (r, want_r, N);
      CHECK_SAME (s, want_s, SIZE);
    }
  return 0;
}

/* { dg-do run } */
/* Addresses of lanes as values: stored, compared, counted from, subtracted,
   chosen and given to functions.  With 32 bits, too.  */
#include "../ripple-test.h"
enum { B = 13, N = 40 };
struct s { int a; char b[3]; double d; };

NOIPA static char *
behind (char *p)
{
  return p + 2;
}

NOIPA static void
kernel (struct s *s, double (*rows)[3], const int *i, char **o, double **r,
	int *c, long *d)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  char *p = &s[i[v]].b[1], *q = &s[i[v] & 7].b[i[v] % 3];
  double *x = &rows[i[v]][v % 3], *y = &s[i[v]].d;
  o[v] = p;
  o[v + B] = p + i[v];
  o[v + 2 * B] = i[v] & 1 ? p : q;
  o[v + 3 * B] = behind (q);
  r[v] = x;
  r[v + B] = c[v] ? x : y;
  c[v] = p > q;
  d[v] = p - q;
  d[v + B] = (char *) y - (char *) s;
}

int
main (void)
{
  static struct s s[N];
  static double rows[N][3];
  int i[B], c[B], c0[B];
  char *o[4 * B];
  double *r[2 * B];
  long d[2 * B];
  for (int v = 0; v < B; v++)
    {
      i[v] = v * 17 % N;
      c[v] = c0[v] = v % 2;
    }
  kernel (s, rows, i, o, r, c, d);
  for (int v = 0; v < B; v++)
    {
      char *p = &s[i[v]].b[1], *q = &s[i[v] & 7].b[i[v] % 3];
      double *x = &rows[i[v]][v % 3], *y = &s[i[v]].d;
      CHECK (o[v] == p);
      CHECK (o[v + B] == p + i[v]);
      CHECK (o[v + 2 * B] == (i[v] & 1 ? p : q));
      CHECK (o[v + 3 * B] == q + 2);
      CHECK (r[v] == x);
      CHECK (r[v + B] == (c0[v] ? x : y));
      CHECK (c[v] == (p > q));
      CHECK (d[v] == p - q);
      CHECK (d[v + B] == (char *) y - (char *) s);
    }
  return 0;
}

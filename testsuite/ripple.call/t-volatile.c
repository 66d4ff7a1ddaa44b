/* { dg-do run } */
/* Volatile variables of lane functions: each lane's call has its own.  */
#include "../ripple-test.h"
enum { B = 8, N = 29 };
struct pair { int x; volatile int y; };

static inline int
plain (int x)
{
  volatile int k = x;
  return k + 1;
}

static inline int
counted (int x)
{
  volatile int k;
  int n = 0;
  for (k = x & 7; k > 0; k--)
    n += k;
  return n;
}

static inline int
member (int x)
{
  struct pair p = { x, 3 };
  if (x & 1)
    p.y += x;
  return p.x * p.y;
}

static inline int
element (int x)
{
  volatile int a[4] = { 1, 2, 3, 4 };
  a[x & 3] = x;
  return a[0] + a[1] * 2 + a[3];
}

static inline double
address (double x)
{
  volatile double d = x;
  volatile double *p = &d;
  *p *= 2;
  return d;
}

NOIPA static void
kernel (const int *x, int *r, double *d, int n)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    {
      r[5 * i] = plain (x[i]);
      r[5 * i + 1] = counted (x[i]);
      r[5 * i + 2] = member (x[i]);
      if (x[i] & 2)
	r[5 * i + 3] = element (x[i]);
      else
	r[5 * i + 4] = plain (r[5 * i]);
      d[i] = address (x[i]);
    }
}

int
main (void)
{
  int x[N], r[5 * N];
  double d[N];
  for (int i = 0; i < N; i++)
    x[i] = i * 19 % 23 - 4;
  for (int i = 0; i < 5 * N; i++)
    r[i] = -1;
  kernel (x, r, d, N);
  for (int i = 0; i < N; i++)
    {
      CHECK (r[5 * i] == plain (x[i]));
      CHECK (r[5 * i + 1] == counted (x[i]));
      CHECK (r[5 * i + 2] == member (x[i]));
      CHECK (r[5 * i + 3] == (x[i] & 2 ? element (x[i]) : -1));
      CHECK (r[5 * i + 4] == (x[i] & 2 ? -1 : plain (plain (x[i]))));
      CHECK (d[i] == x[i] * 2.0);
    }
  return 0;
}

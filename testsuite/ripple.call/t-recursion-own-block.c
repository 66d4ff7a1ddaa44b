/* { dg-do run } */
/* Functions that make a block of their own, and call themselves or each other
   with tensors of it: they run as they are and in instances of each other,
   whichever is transformed first.  */
#include "../ripple-test.h"
#define B 8

static __attribute__ ((noinline)) void
spread (float *p, float x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  float a[2] = { x, 1 };
  static int runs;
  p[v] += a[n & 1];
  p[B] = ++runs;
  if (n)
    spread (p, a[0] + v, n - 1);
}

static int sums (int x, int n);

static __attribute__ ((noinline)) int
products (int x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  if (n == 0)
    return x;
  return ripple_reducemax (1, sums (x * (int) ripple_id (BS, 0), n - 1)) + n;
}

static __attribute__ ((noinline)) int
sums (int x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int y = x + (int) ripple_id (BS, 0);
  if (n == 0)
    return ripple_reduceadd (1, y);
  return ripple_reduceadd (1, products (y, n - 1)) - x;
}

/* With the arguments that all lanes have, as long as they have the same, and
   the lanes of each value.  */
static void model_sums (const int *x, int *r, int n);

static void
model_products (const int *x, int *r, int n)
{
  int y[B];
  if (n == 0)
    {
      for (int i = 0; i < B; i++)
	r[i] = x[i];
      return;
    }
  for (int i = 0; i < B; i++)
    y[i] = x[i] * i;
  model_sums (y, r, n - 1);
  int most = r[0];
  for (int i = 1; i < B; i++)
    most = r[i] > most ? r[i] : most;
  for (int i = 0; i < B; i++)
    r[i] = most + n;
}

static void
model_sums (const int *x, int *r, int n)
{
  int y[B], s = 0;
  for (int i = 0; i < B; i++)
    y[i] = x[i] + i;
  if (n)
    model_products (y, r, n - 1);
  for (int i = 0; i < B; i++)
    s += n ? r[i] : y[i];
  for (int i = 0; i < B; i++)
    r[i] = n ? s - x[i] : s;
}

NOIPA static void
call (float *p, int *s, int n)
{
  spread (p, 1, n);
  s[0] = sums (3, n);
  s[1] = products (3, n);
}

int
main (void)
{
  int runs = 0;
  for (int n = 0; n < 5; n++)
    {
      float p[B + 1] = { 0 };
      int s[2], same[B], r[B];
      call (p, s, n);
      for (int i = 0; i < B; i++)
	{
	  float x = 1, e = 0;
	  for (int k = n; k >= 0; k--, x += i)
	    e += k & 1 ? 1 : x;
	  CHECK (p[i] == e);
	  same[i] = 3;
	}
      CHECK (p[B] == (runs += n + 1));
      model_sums (same, r, n);
      CHECK (s[0] == r[0]);
      model_products (same, r, n);
      CHECK (s[1] == r[0]);
    }
  return 0;
}

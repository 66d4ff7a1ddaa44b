/* { dg-do run } */
/* { dg-require "vectors" } */
/* Blocks of many vectors: those of elementwise loops whose iterations do not
   depend on each other are cut to shorter ones, which nobody can tell; others
   are not.  */
#include "../ripple-test.h"

enum { LONG = 4096, B = 1152, N = LONG + 900 };

struct pair { int x, y; };

static int a[N], b[N], c[N], want[N];
static struct pair p[N];

NOIPA static void
sum (int n, int *restrict z, const int *x, const int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 65536);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    z[i] = 2 * x[i] + y[i + 1];
}

NOIPA static void
in_place (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, LONG);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int t = a[i] + (int) ripple_get_block_size (block, 0);
      if (t & 1)
	a[i] = 3 * t;
      p[i].y = p[i].x + t;
      p[i].x = i;
    }
}

NOIPA static void
tiles (int n, int *restrict z)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 128);
  ripple_parallel (block, 0, 1);
  for (int i = 0; i < n; i++)
    z[i] += i;
}

NOIPA static void
promised (int n, int *z, const int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, LONG);
  #pragma ripple parallel Block(block) Dims(0) BlockIndependent
  for (int i = 0; i < n; i++)
    z[i] = ~x[i];
}

/* These mean something else in shorter blocks.  */

NOIPA static void
carried (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  #pragma ripple parallel Block(block) Dims(0) NoWarn(carried-access)
  for (int i = 0; i < n; i++)
    a[i + 8] = a[i] + 1;
}

NOIPA static void
overlapping (int n, int *x, const int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = y[i] - 5;
}

NOIPA static void
window (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++)
      c[i + k] = 4 * i + k;
}

static void
restart (void)
{
  for (int i = 0; i < N; i++)
    {
      a[i] = i * 7 % 1000 - 300;
      b[i] = i * 13 % 977;
      c[i] = -i;
      p[i].x = a[i] ^ b[i];
      p[i].y = 0;
    }
}

static void
cut (int n)
{
  restart ();
  sum (n, c, a, b);
  for (int i = 0; i < n; i++)
    CHECK (c[i] == 2 * a[i] + b[i + 1]);
  CHECK (c[n] == -n);
  tiles (n, c);
  for (int i = 0; i < n; i++)
    CHECK (c[i] == 2 * a[i] + b[i + 1] + i);
  promised (n, c, a);
  for (int i = 0; i < n; i++)
    CHECK (c[i] == ~a[i]);
  memcpy (want, a, sizeof a);
  in_place (n);
  for (int i = 0; i < n; i++)
    {
      int t = want[i] + LONG;
      CHECK (a[i] == (t & 1 ? 3 * t : want[i]));
      CHECK (p[i].x == i && p[i].y == (want[i] ^ b[i]) + t);
    }
}

int
main (void)
{
  cut (N - 1);
  cut (LONG);
  cut (77);

  int old[N];
  restart ();
  memcpy (want, a, sizeof a);
  for (int from = 0; from < N - 8; from += B)
    {
      memcpy (old, want, sizeof old);
      for (int i = from; i < from + B && i < N - 8; i++)
	want[i + 8] = old[i] + 1;
    }
  carried (N - 8);
  CHECK_SAME (a, want, N);

  restart ();
  memcpy (want, b, sizeof b);
  for (int from = 0; from < N - 3; from += B)
    {
      memcpy (old, want, sizeof old);
      for (int i = from; i < from + B && i < N - 3; i++)
	want[i + 3] = old[i] - 5;
    }
  overlapping (N - 3, b + 3, b);
  CHECK_SAME (b, want, N);

  restart ();
  memcpy (want, c, sizeof c);
  for (int from = 0; from < N - 2; from += B)
    for (int k = 0; k < 3; k++)
      for (int i = from; i < from + B && i < N - 2; i++)
	want[i + k] = 4 * i + k;
  window (N - 2);
  CHECK_SAME (c, want, N);
  return 0;
}

/* { dg-do run } */
/* Statements on a block of many vectors, whose straight code GCC gets in
   another order and in pieces: what is read before it is written over, a
   division that waits for a counter, values that go round a loop.  */
#include "../ripple-test.h"

enum { N = 640, ROOM = 2 * N + 1 };

NOIPA static void
kernel (unsigned *x, unsigned *y, unsigned *count, int steps)
{
  size_t v = ripple_id (ripple_set_block_shape (0, N), 0);
  unsigned t = x[v] << (y[v] & 31) | x[v] >> (-y[v] & 31);
  unsigned bits = __builtin_popcount (t) + __builtin_ctz (t | 256);
  x[v + 1] = t ^ bits;
  y[v] = x[v] + x[N - v];
  *count += 1;
  for (int i = 0; i < steps; i++)
    t = t * 5 + x[v + i];
  x[v] = t / *count;
}

NOIPA static void
scalar (unsigned *x, unsigned *y, unsigned *count, int steps)
{
  static unsigned t[N], sum[N];
  for (int v = 0; v < N; v++)
    t[v] = x[v] << (y[v] & 31) | x[v] >> (-y[v] & 31);
  for (int v = 0; v < N; v++)
    x[v + 1] = t[v] ^ (__builtin_popcount (t[v])
		       + __builtin_ctz (t[v] | 256));
  for (int v = 0; v < N; v++)
    sum[v] = x[v] + x[N - v];
  for (int v = 0; v < N; v++)
    y[v] = sum[v];
  *count += 1;
  for (int i = 0; i < steps; i++)
    for (int v = 0; v < N; v++)
      t[v] = t[v] * 5 + x[v + i];
  unsigned divisor = *count;
  for (int v = 0; v < N; v++)
    x[v] = t[v] / divisor;
}

static unsigned got[ROOM], want[ROOM];

/* X is at the beginning of the room, Y at PLACE, the counter at COUNT.  */

static void
compare (int place, int count)
{
  for (int k = 0; k < ROOM; k++)
    got[k] = want[k] = rnd ();
  kernel (got, got + place, got + count, 3);
  scalar (want, want + place, want + count, 3);
  CHECK_SAME (got, want, ROOM);
}

int
main (void)
{
  compare (N, ROOM - 1);
  compare (1, ROOM - 1);
  compare (N / 2 + 3, ROOM - 1);
  compare (N, 77);
  return 0;
}

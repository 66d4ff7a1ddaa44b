/* Arrays shorter than a block: GCC does not take what belongs to lanes that
   are off for an access outside of the array.  Every warning is a failure.  */
/* { dg-do run } */
/* { dg-options "-Wall -Wextra" } */

#include <ripple.h>
#include "../ripple-test.h"

struct pair { short x, y; };
struct list { float x[3]; int n; };

float a[6], b[6];
double d[7];
int h[3], order[4] = { 2, 0, 3, 1 };
short s[12];
signed char c[5];
unsigned char u[20];
struct pair pairs[5];
struct list list = { { 1, 2, 3 }, 3 };
int square[3][3];

static inline void
scale (float *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    x[i] *= 2;
}

static inline void
stencil (const float *x, float *y, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (i > 0 && i < n - 1)
      y[i] = x[i - 1] + x[i + 1];
  ripple_parallel (block, 0);
  for (int i = 1; i < n; i++)
    y[i] += x[i - 1];
  ripple_parallel (block, 0);
  for (int i = n - 1; i >= 2; i--)
    y[i] -= x[i - 2];
}

static inline void
peeled (const short *x, short *y, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel_peel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] += x[i];
}

static inline void
strided (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s[2 * i + 1] += u[3 * i];
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s[11 - i] += u[order[i & 3] & 7];
}

static inline void
fields (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      short t = pairs[i].x;
      pairs[i].x = pairs[i].y;
      pairs[i].y = t;
    }
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (pairs[i].x > 3)
      pairs[n - 1 - i].y = i;
}

static inline void
lanes (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  if (v < 7)
    d[v] += 1;
  if (v < 5)
    c[v] = v;
  if (v < 3)
    s[2 - v] = v;
  if (v >= 8 - 3)
    h[v - 5] = v;
  if (v >= 3 && v < 8)
    pairs[v - 3].x = pairs[7 - v].y;
}

static inline void
two (int (*m)[3])
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 4);

  ripple_parallel (block, 1);
  for (int i = 0; i < 3; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < 3; j++)
	m[i][j] += i + j;
    }
}

static inline void
on_heap (void)
{
  float *x = __builtin_malloc (3 * sizeof *x);

  if (!x)
    return;
  x[0] = x[1] = x[2] = 1;
  scale (x, 3);
  CHECK (x[0] == 2 && x[2] == 2);
  __builtin_free (x);
}

int
main (void)
{
  float local[6] = { 1, 2, 3, 4, 5, 6 }, result[6] = { 0 };

  scale (local, 6);
  scale (list.x, 3);
  CHECK (local[0] == 2 && local[5] == 12);
  CHECK (list.x[0] == 2 && list.x[2] == 6 && list.n == 3);

  stencil (local, result, 6);
  CHECK (result[0] == 0 && result[1] == 10 && result[2] == 14
	 && result[5] == 10 - 8);
  for (int i = 0; i < 6; i++)
    a[i] = i;
  stencil (a, b, 6);
  stencil (a, b, 2);
  stencil (a, b, 0);
  CHECK (b[0] == 0 && b[1] == 2 && b[2] == 5 && b[5] == 1);

  peeled (s, s + 6, 5);
  for (int i = 0; i < 20; i++)
    u[i] = i;
  strided (5);
  CHECK (s[1] == 0 && s[3] == 3 && s[11] == 2 && s[10] == 0 && s[9] == 15);

  for (int i = 0; i < 5; i++)
    pairs[i].x = i, pairs[i].y = 2 * i;
  fields (5);
  CHECK (pairs[1].x == 2 && pairs[0].y == 4 && pairs[2].y == 2);

  lanes ();
  lanes ();
  CHECK (d[0] == 2 && d[6] == 2 && c[4] == 4 && s[0] == 2 && h[0] == 5
	 && h[2] == 7 && pairs[4].x == 4 && pairs[0].x == 4);

  two (square);
  CHECK (square[0][0] == 0 && square[2][2] == 4);
  on_heap ();
  return 0;
}

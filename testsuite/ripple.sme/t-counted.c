/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 4 } */
/* What loops of steps have counted is used behind them.  */
#include "../ripple-test.h"

enum { MAX = 40 };

static float a[MAX * MAX], b[MAX * MAX], c[MAX * MAX];

/* Pointers that go on from block to block.  */
NOIPA static const float *
block_pointers (const float *p, const float *q, float *r, int steps, int times,
		int *last)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  int k = 0;
  for (int t = 0; t < times; t++)
    {
      float s = 0;
      for (k = 0; k < steps; k++)
	{
	  s += p[y] * q[x];
	  p += 8;
	  q += 8;
	}
      r[t * 64 + y * 8 + x] = s;
    }
  *last = k;
  return p;
}

/* The steps are the outermost loop of the nest.  */
NOIPA static const float *
outer_steps (const float *p, const float *q, float *r, int m, int n,
	     size_t steps, size_t *last)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 4);
  size_t k;
  for (k = 3; k != steps + 3; k++)
    {
      ripple_parallel (bs, 1);
      for (int i = 0; i < m; i++)
	{
	  ripple_parallel (bs, 0);
	  for (int j = 0; j < n; j++)
	    r[i * n + j] += p[i] * q[(k - 3) * n + j];
	}
      p += m;
    }
  *last = k;
  return p;
}

/* They count down.  */
NOIPA static int
down (const float *p, const float *q, float *r, int steps)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  float s = 1;
  int k;
  for (k = steps; k > 0; k--)
    s += p[(k - 1) * 8 + y] * q[(k - 1) * 8 + x];
  r[y * 8 + x] = s;
  return k;
}

/* What an inner loop counts goes round the outer one.  */
NOIPA static int
both (const float *p, const float *q, float *r, int steps)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  float s = 1;
  int at = 0;
  for (int o = 0; o < steps; o++)
    for (int i = 0; i < 2; i++)
      {
	s += p[at * 8 + y] * q[at * 8 + x];
	at++;
      }
  r[y * 8 + x] = s;
  return at;
}

/* Another value of a step.  */
NOIPA static float
another (const float *p, const float *q, float *r, int steps)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  float s = 1, v = 5;
  for (int k = 0; k < steps; k++)
    {
      v = p[k * 8];
      s += p[k * 8 + y] * q[k * 8 + x];
    }
  r[y * 8 + x] = s;
  return v;
}

int
main (void)
{
  for (int i = 0; i < MAX * MAX; i++)
    {
      a[i] = i * 7 % 11 - 5;
      b[i] = i * 5 % 13 - 6;
    }
  for (int steps = 0; steps < 20; steps += 3)
    {
      int last;
      CHECK (block_pointers (a, b, c, steps, 3, &last) == a + 3 * steps * 8);
      CHECK (last == steps);
      for (int t = 0; t < 3; t++)
	for (int i = 0; i < 64; i++)
	  {
	    float s = 0;
	    for (int k = t * steps; k < (t + 1) * steps; k++)
	      s += a[k * 8 + i / 8] * b[k * 8 + i % 8];
	    CHECK (c[t * 64 + i] == s);
	  }
      for (int i = 0; i < MAX * MAX; i++)
	c[i] = i;
      size_t end;
      CHECK (outer_steps (a, b, c, 20, 23, steps, &end) == a + steps * 20);
      CHECK (end == (size_t) steps + 3);
      for (int i = 0; i < 20 * 23; i++)
	{
	  float s = i;
	  for (int k = 0; k < steps; k++)
	    s += a[k * 20 + i / 23] * b[k * 23 + i % 23];
	  CHECK (c[i] == s);
	}
      int k = down (a, b, c, steps);
      for (int i = 0; i < 64; i++)
	{
	  float s = 1;
	  int l;
	  for (l = steps; l > 0; l--)
	    s += a[(l - 1) * 8 + i / 8] * b[(l - 1) * 8 + i % 8];
	  CHECK (c[i] == s && k == l);
	}
      CHECK (both (a, b, c, steps) == 2 * steps);
      for (int i = 0; i < 64; i++)
	{
	  float s = 1;
	  for (int l = 0; l < 2 * steps; l++)
	    s += a[l * 8 + i / 8] * b[l * 8 + i % 8];
	  CHECK (c[i] == s);
	}
      CHECK (another (a, b, c, steps) == (steps ? a[8 * steps - 8] : 5));
      for (int i = 0; i < 64; i++)
	{
	  float s = 1;
	  for (int l = 0; l < steps; l++)
	    s += a[l * 8 + i / 8] * b[l * 8 + i % 8];
	  CHECK (c[i] == s);
	}
    }
  return 0;
}

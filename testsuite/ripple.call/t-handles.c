/* { dg-do run } */
/* Block handles in any place, two of them, a block of the callee's own,
   two returns of different shapes.  */
#include "../ripple-test.h"
static __attribute__ ((noinline)) float
sum3 (const float *x, ripple_block_t b, int k)
{
  size_t v = ripple_id (b, 0);
  return ripple_reduceadd (1, x[v] * k);
}
static __attribute__ ((noinline)) void
outer2 (const float *x, ripple_block_t p, const float *y, ripple_block_t q,
	float *z)
{
  size_t v = ripple_id (p, 0), w = ripple_id (q, 1);
  z[w * ripple_get_block_size (p, 0) + v] = x[v] + y[w];
}
static int
either (ripple_block_t b, int which)
{
  size_t v = ripple_id (b, 0), w = ripple_id (b, 1);
  if (which)
    return v;
  return 100 * w;
}
static float
own (float x) /* makes its own block */
{
  ripple_block_t b = ripple_set_block_shape (0, 1, 4);
  float t[4] = { 1, 2, 3, 4 };
  size_t w = ripple_id (b, 1);
  return ripple_reduceadd (2, x * t[w]);
}
static float
deep3 (float x)
{
  return own (x) + 1;
}
static float
deep2 (float x)
{
  return deep3 (x) * 2;
}
NOIPA static void
kernel (const float *x, const float *y, float *z, int *e, float *o, int n)
{
  ripple_block_t b8 = ripple_set_block_shape (0, 8),
		 b5 = ripple_set_block_shape (0, 5);
  ripple_block_t b83 = ripple_set_block_shape (0, 8, 3);
  z[100] = sum3 (x, b8, 2) + sum3 (x, b5, 3);
  outer2 (x, b8, y, b83, z);
  size_t v = ripple_id (b83, 0), w = ripple_id (b83, 1);
  e[w * 8 + v] = either (b83, n);
  size_t v8 = ripple_id (b8, 0);
  if (v8 < 6)
    o[v8] = deep2 (x[v8]);
}
int
main (void)
{
  float x[8], y[8], z[101], o[8];
  int e[24];
  for (int i = 0; i < 8; i++)
    x[i] = i + 1, y[i] = 10 * i, o[i] = -1;
  for (int n = 0; n < 2; n++)
    {
      kernel (x, y, z, e, o, n);
      CHECK (z[100] == 2 * 36 + 3 * 15);
      for (int w = 0; w < 3; w++)
	for (int v = 0; v < 8; v++)
	  {
	    CHECK (z[w * 8 + v] == x[v] + y[w]);
	    CHECK (e[w * 8 + v] == (n ? v : 100 * w));
	  }
      for (int i = 0; i < 8; i++)
	CHECK (o[i] == (i < 6 ? (x[i] * 10 + 1) * 2 : -1));
    }
  return 0;
}

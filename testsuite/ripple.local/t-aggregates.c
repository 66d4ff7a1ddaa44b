/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Structures and arrays of lanes, by value, by address, in lane functions.  */
#include "../ripple-test.h"
enum
{
  N = 100
};
struct v3
{
  float x, y, z;
};
static struct v3
add (struct v3 a, struct v3 b)
{
  struct v3 r = { a.x + b.x, a.y + b.y, a.z + b.z };
  return r;
}
static void
scale (struct v3 *a, float f)
{
  a->x *= f;
  a->y *= f;
  a->z *= f;
}
NOIPA static void
f1 (int n, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float acc[4];
      for (int j = 0; j < 4; j++)
	acc[j] = x[i] * j;
      acc[2] += 1;
      float s = 0;
      for (int j = 0; j < 4; j++)
	s += acc[j];
      y[i] = s;
    }
}
NOIPA static void
f2 (int n, const struct v3 *p, struct v3 *q)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      struct v3 a = p[i], b = { 1, 2, 3 };
      struct v3 c = add (a, b);
      scale (&c, a.x);
      q[i] = c;
    }
}
static int
hist (int x)
{
  int h[4] = { 0 };
  h[x & 3]++;
  h[1] += 5;
  return h[0] + 10 * h[1] + 100 * h[x & 2];
}
NOIPA static void
f3 (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = hist (x[i]);
}
NOIPA static void
f4 (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_peel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int t[8];
      for (int j = 0; j < 8; j++)
	t[j] = x[i] + j;
      t[x[i] & 7] = 100;
      int s = 0;
      for (int j = 0; j < 8; j++)
	s = s * 3 + t[j];
      y[i] = s + t[(x[i] >> 1) & 7];
    }
}
int
main (void)
{
  static float x[N], y[N];
  static struct v3 p[N], q[N];
  static int u[N], v[N];
  for (int i = 0; i < N; i++)
    x[i] = i, p[i].x = i, p[i].y = 2 * i, p[i].z = 1 - i, u[i] = i * 7;
  f1 (77, x, y);
  for (int i = 0; i < 77; i++)
    CHECK (y[i] == 6 * i + 1);
  f2 (77, p, q);
  for (int i = 0; i < N; i++)
    {
      CHECK (q[i].x == (i < 77 ? (i + 1) * i : 0));
      CHECK (q[i].y == (i < 77 ? (2 * i + 2) * i : 0));
      CHECK (q[i].z == (i < 77 ? (4 - i) * i : 0));
    }
  f3 (77, u, v);
  for (int i = 0; i < 77; i++)
    CHECK (v[i] == hist (u[i]));
  f4 (77, u, v);
  for (int i = 0; i < 77; i++)
    {
      int t[8];
      for (int j = 0; j < 8; j++)
	t[j] = u[i] + j;
      t[u[i] & 7] = 100;
      int s = 0;
      for (int j = 0; j < 8; j++)
	s = s * 3 + t[j];
      CHECK (v[i] == s + t[(u[i] >> 1) & 7]);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-fsanitize=undefined -fno-sanitize-recover=all" } */
/* { dg-levels "-O0 -O2" } */
/* { dg-require ubsan } */
// Variables that are captured by reference, also where the closure stays in
// memory.
#include "../ripple-test.h"

enum { N = 100 };

struct hidden
{
  float *const *where;
};

NOIPA static void
captured (int n, const float *x, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float s = x[i], t = 1, u = 2;
      auto f = [&] (float k) {
	s += k;
	t = t * s;
	return s * t;
      };
      auto h = [=] (float k) { return s * k + n; };
      float r = f (2);
      float *p = &u;
      hidden a[2] = { { &p }, { &p } };
      r += f (3);
      **a[i & 1].where = s;
      z[i] = r + s + h (2) + u;
    }
}

int
main (void)
{
  static float x[N], z[N];
  for (int i = 0; i < N; i++)
    x[i] = i % 37;
  captured (77, x, z);
  for (int i = 0; i < N; i++)
    {
      float s = x[i] + 2, t = s, r = s * t;
      s += 3;
      t = t * s;
      r += s * t;
      CHECK (z[i] == (i < 77 ? r + s + (x[i] * 2 + 77) + s : 0));
    }
  return 0;
}

/* { dg-do run } */
/* Structures of lanes passed to and returned from inlined functions.  */
#include "../ripple-test.h"
#define B 8
struct v2 { float x, y; };

static inline struct v2
make (float x, float y)
{
  struct v2 v;
  v.x = x;
  v.y = y;
  return v;
}

static inline struct v2
rotate (struct v2 v)
{
  return make (-v.y, v.x);
}

static inline float
dot (struct v2 a, struct v2 b)
{
  return a.x * b.x + a.y * b.y;
}

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      struct v2 v = make (a[i], b[i]);
      struct v2 w = rotate (v);
      c[i] = dot (v, w) + dot (w, make (1, 2));
    }
}

NOIPA static void
model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] * -b[i] + b[i] * a[i] + (-b[i] + a[i] * 2);
}

int
main (void)
{
  TRY (B, float, float, 1, 0, kernel, model);
  return 0;
}

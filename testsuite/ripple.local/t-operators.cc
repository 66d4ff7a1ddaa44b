/* { dg-do run } */
// A class of lanes with overloaded operators.
#include "../ripple-test.h"

struct vec3
{
  float x, y, z;
  vec3 operator+ (const vec3 &o) const
  {
    return vec3 { x + o.x, y + o.y, z + o.z };
  }
  vec3 operator* (float k) const { return vec3 { x * k, y * k, z * k }; }
  vec3 &operator+= (const vec3 &o)
  {
    x += o.x;
    y += o.y;
    z += o.z;
    return *this;
  }
  float dot (const vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      vec3 u = { a[i], b[i], 1 };
      vec3 w = u * 2 + vec3 { 0, 1, b[i] };
      w += u;
      c[i] = u.dot (w);
    }
}

NOIPA static void
model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    {
      float x = 3 * a[i], y = 3 * b[i] + 1, z = 3 + b[i];
      c[i] = a[i] * x + b[i] * y + z;
    }
}

int
main ()
{
  TRY (8, float, float, 1, 0, kernel, model);
  return 0;
}

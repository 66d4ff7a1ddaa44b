/* { dg-do run } */
/* { dg-options "-std=c++17" } */
// Classes of lanes: operators, std::array, std::complex, tuples, closures,
// references.
#include "../ripple-test.h"
#include <algorithm>
#include <array>
#include <complex>
#include <tuple>
#include <utility>
enum
{
  N = 100
};
struct vec3
{
  float v[3];
  vec3 () = default;
  vec3 (float x, float y, float z)
  {
    v[0] = x;
    v[1] = y;
    v[2] = z;
  }
  float &
  operator[] (int i)
  {
    return v[i];
  }
  float
  operator[] (int i) const
  {
    return v[i];
  }
  vec3
  operator+ (const vec3 &o) const
  {
    return vec3 (v[0] + o.v[0], v[1] + o.v[1], v[2] + o.v[2]);
  }
  vec3 &
  operator*= (float f)
  {
    for (float &x : v)
      x *= f;
    return *this;
  }
  float
  dot (const vec3 &o) const
  {
    float s = 0;
    for (int i = 0; i < 3; i++)
      s += v[i] * o[i];
    return s;
  }
};
NOIPA static void
g1 (int n, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      vec3 a (x[i], 1, 2), b (3, x[i], 4);
      vec3 c = a + b;
      c *= 2;
      c[1] += 1;
      y[i] = c.dot (a);
    }
}
NOIPA static void
g2 (int n, const float *x, const float *y, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      std::array<float, 4> t;
      for (size_t k = 0; k < t.size (); k++)
	t[k] = x[i] * k;
      std::swap (t[1], t[3]);
      float m = std::min (x[i], y[i]);
      m += std::max (t[1], y[i]) * 10;
      m += std::clamp (x[i], 3.0f, 10.0f) * 100;
      float p = x[i], q = y[i];
      std::swap (p, q);
      z[i] = m + p * 1000 + *std::max_element (t.begin (), t.end ());
    }
}
NOIPA static void
g3 (int n, const std::complex<float> *x, std::complex<float> *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      std::complex<float> c = x[i], d (1, 2);
      d += c * c;
      z[i] = d * std::complex<float> (0, 1) + std::conj (c);
    }
}
NOIPA static void
g4 (int n, const float *x, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float s = x[i], t = 1;
      auto f = [&] (float k) {
	s += k;
	t = t * s;
	return s * t;
      };
      auto h = [=] (float k) { return s * k + n; };
      float r = f (2) + f (3);
      z[i] = r + s + h (2);
    }
}
NOIPA static void
g5 (int n, const float *x, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int k = i;
      auto p = std::make_pair (x[i], k);
      auto [a, b] = p;
      std::tuple<int, float> t (b, a * 2);
      if (x[i] > 20)
	std::get<1> (t) += 7;
      z[i] = p.first + std::get<0> (t) + std::get<1> (t);
    }
}
int
main ()
{
  static float x[N], y[N], z[N];
  static std::complex<float> c[N], d[N];
  for (int i = 0; i < N; i++)
    x[i] = i % 37, y[i] = 20 - i % 11, c[i] = std::complex<float> (i, i % 5);
  g1 (77, x, z);
  for (int i = 0; i < 77; i++)
    {
      vec3 a (x[i], 1, 2), b (3, x[i], 4);
      vec3 c = a + b;
      c *= 2;
      c[1] += 1;
      CHECK (z[i] == c.dot (a));
    }
  g2 (77, x, y, z);
  for (int i = 0; i < 77; i++)
    {
      float m = std::min (x[i], y[i]) + std::max (x[i] * 3, y[i]) * 10
		+ std::clamp (x[i], 3.0f, 10.0f) * 100;
      CHECK (z[i] == m + y[i] * 1000 + x[i] * 3);
    }
  g3 (77, c, d);
  for (int i = 0; i < 77; i++)
    {
      std::complex<float> u = c[i], v (1, 2);
      v += u * u;
      CHECK (d[i] == v * std::complex<float> (0, 1) + std::conj (u));
    }
  g4 (77, x, z);
  for (int i = 0; i < 77; i++)
    {
      float s = x[i], t = 1;
      s += 2;
      t = t * s;
      float r = s * t;
      s += 3;
      t = t * s;
      r += s * t;
      CHECK (z[i] == r + s + (x[i] * 2 + 77));
    }
  g5 (77, x, z);
  for (int i = 0; i < 77; i++)
    CHECK (z[i] == x[i] + i + x[i] * 2 + (x[i] > 20 ? 7 : 0));
  return 0;
}

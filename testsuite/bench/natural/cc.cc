/* C++ as it is written today: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <numeric>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

/* Both variants are in one program: what they define must not be merged.  */
namespace
{

struct vec3
{
  float x, y, z;

  vec3
  operator+ (const vec3 &o) const
  {
    return { x + o.x, y + o.y, z + o.z };
  }
  vec3
  operator- (const vec3 &o) const
  {
    return { x - o.x, y - o.y, z - o.z };
  }
  vec3 operator* (float s) const { return { x * s, y * s, z * s }; }
  vec3 &operator+= (const vec3 &o) { return *this = *this + o; }
};

float
dot (const vec3 &a, const vec3 &b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

vec3
reflect (const vec3 &v, const vec3 &normal)
{
  return v - normal * (2 * dot (v, normal));
}

struct rgba
{
  uint8_t r, g, b, a;
};

rgba
lerp (rgba p, rgba q, int t)
{
  auto mix = [t] (uint8_t x, uint8_t y)
  { return static_cast<uint8_t> (x + (y - x) * t / 256); };
  return { mix (p.r, q.r), mix (p.g, q.g), mix (p.b, q.b), mix (p.a, q.a) };
}

/* Particles, each coordinate a vector.  */

struct particles
{
  std::vector<float> x, y, z;

  particles ()
    : x (fa, fa + 1003), y (fb, fb + 1003), z (fc, fc + 1003)
  {
  }

  __attribute__ ((noipa)) void
  FN (move) (float dt)
  {
    LANES (32)
    for (size_t i = 0; i < x.size (); i++)
      {
	x[i] += dt * y[i];
	z[i] -= dt * x[i];
      }
  }

  __attribute__ ((noipa)) float
  FN (energy) () const
  {
    float sum = 0;
    LANES_REDUCE (32, +: sum)
    for (size_t i = 0; i < x.size (); i++)
      sum += x[i] * x[i] + y[i] * y[i] + z[i] * z[i];
    return sum;
  }
};

template <typename T>
class span
{
  T *first;
  size_t count;

public:
  span (T *p, size_t n) : first (p), count (n) { }
  T &operator[] (size_t i) const { return first[i]; }
  size_t size () const { return count; }
  T *begin () const { return first; }
  T *end () const { return first + count; }
};

std::optional<float>
safe_root (float x)
{
  if (x < 0)
    return std::nullopt;
  return std::sqrt (x);
}

template <int degree>
float
polynomial (const float *c, float x)
{
  if constexpr (degree == 0)
    return c[0];
  else
    return polynomial<degree - 1> (c + 1, x) * x + c[0];
}

template <typename... T>
auto
sum_of (T... x)
{
  return (x + ...);
}

}

KERNEL (void, cc_clamp) (float *y, const float *x, float low, float high,
			 int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = std::clamp (x[i], low, high);
}
CASE (cc_clamp, (fx, fa, -.3f, .4f, N))

KERNEL (void, cc_min_max) (int *y, const int *a, const int *b, const int *c,
			   size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    y[i] = std::max (a[i], std::min (b[i], c[i]));
}
CASE (cc_min_max, (ix, ia, ib, in, N))

KERNEL (void, cc_pair_minmax) (int *low, int *high, const int *a, const int *b,
			       int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      auto [l, h] = std::minmax (a[i], b[i]);
      low[i] = l;
      high[i] = h;
    }
}
CASE (cc_pair_minmax, (ix, iy, ia, ib, N))

KERNEL (void, cc_minmax_init) (int *range, const int *a, const int *b,
			       const int *c, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      auto p = std::minmax ({ a[i], b[i], c[i] });
      range[i] = p.second - p.first;
    }
}
CASE (cc_minmax_init, (ix, ia, ib, in, N))

KERNEL (void, cc_max_element) (float *most, const float *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float v[4] = { x[i], x[i + 1], x[i + 2], x[i + 3] };
      most[i] = *std::max_element (v, v + 4);
    }
}
CASE (cc_max_element, (fx, fa, N))

/* The largest of strided pairs.  */

KERNEL (void, cc_fold_max) (float *most, const std::pair<float, float> *p,
			    int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    most[i] = std::max (p[i].first, p[i].second);
}
CASE (cc_fold_max, (fx, reinterpret_cast<std::pair<float, float> *> (fa), N))

NATURAL_CASE (cc_vec_members, NATURAL_EXACT,
	      static particles p; p.FN (move) (1e-4f);
	      fx[0] = p.x[7]; fx[1] = p.x[1002]; fz[0] = p.z[8])
NATURAL_CASE (cc_vec_energy, NATURAL_EXACT,
	      static const particles p; fx[0] = p.FN (energy) ())

KERNEL (void, cc_vector) (std::vector<float> &y, const std::vector<float> &x,
			  float a)
{
  LANES (32)
  for (size_t i = 0; i < y.size (); i++)
    y[i] = a * x[i] + y[i] * .5f;
}
NATURAL_CASE (cc_vector, NATURAL_EXACT,
	      static std::vector<float> y (fx, fx + N), x (fa, fa + N);
	      FN (cc_vector) (y, x, .3f); fx[0] = y[7])

KERNEL (void, cc_array) (std::array<float, 4> *out,
			 const std::array<float, 4> *in, float s, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      std::array<float, 4> v = in[i];
      for (float &x : v)
	x = x * s + 1;
      out[i] = v;
    }
}
CASE (cc_array, (reinterpret_cast<std::array<float, 4> *> (fx),
		 reinterpret_cast<std::array<float, 4> *> (fa), .5f, 1001))

KERNEL (void, cc_complex) (std::complex<float> *z,
			   const std::complex<float> *x,
			   const std::complex<float> *y, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    z[i] = x[i] * y[i] + std::conj (x[i]);
}
CASE (cc_complex, (reinterpret_cast<std::complex<float> *> (fx),
		   reinterpret_cast<std::complex<float> *> (fa),
		   reinterpret_cast<std::complex<float> *> (fb), 1001))

KERNEL (void, cc_norm) (float *y, const std::complex<float> *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = std::norm (x[i]);
}
CASE (cc_norm, (fx, reinterpret_cast<std::complex<float> *> (fa), N))

KERNEL (void, cc_vec3_ops) (vec3 *out, const vec3 *v, const vec3 *normal,
			    int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = reflect (v[i], normal[i]) + v[i] * .1f;
}
CASE (cc_vec3_ops, (reinterpret_cast<vec3 *> (fx),
		    reinterpret_cast<vec3 *> (fa),
		    reinterpret_cast<vec3 *> (fb), 1001))

KERNEL (void, cc_vec3_sum) (vec3 *position, const vec3 *speed, float dt,
			    size_t n)
{
  LANES (16)
  for (size_t i = 0; i < n; i++)
    position[i] += speed[i] * dt;
}
CASE (cc_vec3_sum, (reinterpret_cast<vec3 *> (fx),
		    reinterpret_cast<vec3 *> (fa), 1e-3f, 1001))

KERNEL (void, cc_rgba_lerp) (rgba *out, const rgba *p, const rgba *q, int t,
			     int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = lerp (p[i], q[i], t);
}
CASE (cc_rgba_lerp, (reinterpret_cast<rgba *> (bx),
		     reinterpret_cast<rgba *> (ba),
		     reinterpret_cast<rgba *> (bb), 77, 1001))

KERNEL (void, cc_lambda) (float *y, const float *x, float gain, int n)
{
  auto shape = [gain] (float v)
  {
    v *= gain;
    return v > 1 ? 1.f : v < -1 ? -1.f : 1.5f * v - .5f * v * v * v;
  };
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = shape (x[i]);
}
CASE (cc_lambda, (fx, fa, 1.7f, N))

KERNEL (void, cc_polynomial) (float *y, const float *x, const float *c, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = polynomial<5> (c, x[i]);
}
CASE (cc_polynomial, (fx, fa, fb, N))

KERNEL (void, cc_fold_sum) (int *y, const short *a, const short *b,
			    const short *c, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = sum_of (a[i], b[i], c[i], 1);
}
CASE (cc_fold_sum, (ix, sa, sb, sx, N))

KERNEL (void, cc_optional) (float *y, const float *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = safe_root (x[i]).value_or (-1);
}
CASE (cc_optional, (fx, fa, N))

KERNEL (void, cc_span) (span<float> y, span<const float> x)
{
  LANES (32)
  for (size_t i = 0; i < y.size (); i++)
    y[i] = .5f * (x[i] + x[i + 1]);
}
CASE (cc_span, (span<float> (fx, N), span<const float> (fa, N + 1)))

KERNEL (void, cc_span_rows) (span<float> y, span<const float> x, size_t width)
{
  LANES (16)
  for (size_t i = 0; i < y.size (); i++)
    {
      span<const float> row (&x[i * width], width);
      float sum = 0;
      for (float v : row)
	sum += v;
      y[i] = sum / static_cast<float> (width);
    }
}
CASE (cc_span_rows, (span<float> (fx, 301), span<const float> (fa, 4096), 9))

KERNEL (void, cc_inner_product) (float *y, const float *x, const float *w,
				 int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] = std::inner_product (x + i, x + i + 8, w, 0.f);
}
CASE (cc_inner_product, (fx, fa, fb, N))

KERNEL (void, cc_string_view) (int *count, const char *text, int width,
			       int rows)
{
  LANES (16)
  for (int i = 0; i < rows; i++)
    {
      std::string_view row (text + i * width, width);
      int spaces = 0;
      for (char c : row)
	spaces += c == ' ';
      count[i] = spaces;
    }
}
CASE (cc_string_view, (ix, reinterpret_cast<char *> (bt), 16, 301))

KERNEL (void, cc_sort3) (int *middle, const int *a, const int *b, const int *c,
			 int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i], z = c[i];
      if (x > y)
	std::swap (x, y);
      if (y > z)
	std::swap (y, z);
      if (x > y)
	std::swap (x, y);
      middle[i] = y;
    }
}
CASE (cc_sort3, (ix, ia, ib, in, N))

KERNEL (void, cc_tuple) (float *angle, float *length, const float *x,
			 const float *y, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float l, a;
      std::tie (l, a) = std::make_tuple (std::hypot (x[i], y[i]),
					 y[i] / (std::abs (x[i]) + 1));
      length[i] = l;
      angle[i] = a;
    }
}
CASE (cc_tuple, (fx, fy, fa, fb, N))

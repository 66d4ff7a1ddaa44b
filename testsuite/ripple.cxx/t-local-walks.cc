// Iterators, references and initializer lists over local arrays are indices
// and values of lanes (pointer-indices.cc, phi-loads.cc).
// { dg-do run }
// { dg-options "-w -std=c++17 -fchecking" }
// { dg-asm-options "-O2 -std=c++17 -march=x86-64-v4 -ffp-contract=off -DONE" }
// { dg-asm-require "x86" }
// { dg-asm-not {vgather|vscatter|vpermt2} }
#include "../ripple-test.h"
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

struct v3
{
  float c[3];
  float &operator[] (int k) { return c[k]; }
  float *begin () { return c; }
  float *end () { return c + 3; }
};

static float
norm (const float *v, int n)
{
  float s = 0;
  for (int k = 0; k < n; k++)
    s += v[k] * v[k];
  return s;
}

#define FOUR { a[i], b[i], a[i + 1], b[i + 1] }
#define PAIR auto p = std::minmax (a[i], b[i]); lo[i] = p.first; \
  hi[i] = p.second;
#define BOUND auto [l, h] = std::minmax (a[i], b[i]); lo[i] = l; hi[i] = h;
#define LARGEST lo[i] = std::max ({ a[i], b[i], a[i + 1] });
#define RANGE float t[4] = FOUR; float s = 0; \
  for (float x : t) s += x * x; lo[i] = s;
#define SUM std::array<float, 4> t = FOUR; \
  lo[i] = std::accumulate (t.begin (), t.end (), 0.f);
#define FILL std::array<float, 4> t; t.fill (a[i]); t[2] = b[i]; \
  float s = 1; for (auto &x : t) { x += 1; s *= x; } lo[i] = s;
#define CALL float t[3] = { a[i], b[i], a[i + 1] }; lo[i] = norm (t, 3);
#define SORT float t[3] = { a[i], b[i], a[i + 1] }; \
  if (t[1] < t[0]) std::swap (t[0], t[1]); \
  if (t[2] < t[1]) std::swap (t[1], t[2]); \
  if (t[1] < t[0]) std::swap (t[0], t[1]); \
  lo[i] = t[1]; hi[i] = t[0];
#define INNER std::array<float, 4> x = FOUR, y = FOUR; y[1] = a[i]; \
  lo[i] = std::inner_product (x.begin (), x.end (), y.begin (), 0.f);
#define TRANSFORM std::array<float, 4> x = FOUR; \
  std::transform (x.begin (), x.end (), x.begin (), \
		  [] (float v) { return v * 2 + 1; }); \
  lo[i] = x[0] * x[1] - x[2]; hi[i] = x[3];
#define OWN v3 x = {{ a[i], b[i], a[i + 1] }}; float m = 0; \
  for (float q : x) m = std::max (m, q); \
  for (float &q : x) q -= m; \
  lo[i] = x[0] + x[1]; hi[i] = x[2];
// Through memory, each lane in its own copy.
#define BOTH auto p = std::minmax ({ a[i], b[i], a[i + 1], b[i + 1] }); \
  lo[i] = p.first; hi[i] = p.second;
#define PLACE float t[4] = FOUR; \
  lo[i] = std::max_element (t, t + 4) - t; \
  hi[i] = std::find (t, t + 4, 2) - t;
#define ORDER float t[4] = FOUR; std::reverse (t, t + 4); \
  std::rotate (t, t + 1, t + 4); lo[i] = t[0] - t[1]; hi[i] = t[2] - t[3];
#define PARTS float t[4] = FOUR; std::partial_sum (t, t + 4, t); \
  std::adjacent_difference (t + 1, t + 4, t + 1); \
  lo[i] = t[0] - t[1]; hi[i] = t[2] - t[3];
#define ANY float t[4] = FOUR; \
  lo[i] = std::any_of (t, t + 4, [] (float x) { return x > 7; }); \
  hi[i] = std::count (t, t + 4, a[i]);

#define VALUES \
  X (PAIR) X (BOUND) X (LARGEST) X (RANGE) X (SUM) X (FILL) X (CALL) \
  X (SORT) X (INNER) X (TRANSFORM) X (OWN)
#ifdef ONE
# define ALL VALUES
# define KEPT extern "C"
# define PARALLEL ripple_parallel_full
#else
# define ALL VALUES X (BOTH) X (PLACE) X (ORDER) X (PARTS) X (ANY)
# define KEPT NOIPA static
# define PARALLEL ripple_parallel
#endif

#define X(NAME)								\
  KEPT void								\
  NAME##_lanes (int n, float *__restrict lo, float *__restrict hi,	\
		const float *a, const float *b)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      { NAME }								\
  }
ALL
#undef X

// The same places, nothing promised: what is stored first is what the second
// reference may be to.
#define X(NAME)								\
  KEPT void								\
  NAME##_same (int n, float *lo, float *hi, const float *a,		\
	       const float *b)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      { NAME }								\
  }
X (PAIR)
X (BOUND)
#undef X

#ifndef ONE
#define X(NAME)								\
  static void								\
  NAME##_plain (int n, float *lo, float *hi, const float *a,		\
		const float *b)						\
  {									\
    for (int i = 0; i < n; i++)						\
      { NAME }								\
  }
ALL

enum { N = 50 };

int
main ()
{
  static float a[N + 1], b[N + 1], c[N + 1], d[N + 1], out[4][N];
  for (int i = 0; i <= N; i++)
    {
      a[i] = i * 37 % 32 * .25f;
      b[i] = i * 29 % 23 * .5f;
    }
  for (int n = 0; n <= N; n += n % 16 > 1 ? 5 : 1)
    {
#undef X
#define X(NAME)								\
      memset (out, 0, sizeof out);					\
      NAME##_lanes (n, out[0], out[1], a, b);				\
      NAME##_plain (n, out[2], out[3], a, b);				\
      CHECK (memcmp (out[0], out[2], 2 * sizeof out[0]) == 0);
      ALL
#undef X
#define X(NAME)								\
      memcpy (c, a, sizeof a);						\
      memcpy (d, b, sizeof b);						\
      NAME##_same (n, c, d, c, d);					\
      for (int i = 0; i < n; i++)					\
	{								\
	  float low = std::min (a[i], b[i]);				\
	  CHECK (c[i] == low && d[i] == (b[i] < a[i] ? low : b[i]));	\
	}
      X (PAIR)
      X (BOUND)
    }
  return 0;
}
#endif

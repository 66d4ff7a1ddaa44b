// Values that may be there or not: std::optional, and a union of one's own
// with a member that has nothing, are their scalars.
// { dg-do run }
// { dg-options "-w -std=c++17 -fchecking" }
// { dg-asm-options "-O2 -std=c++17 -march=x86-64-v4 -ffp-contract=off -DONE" }
// { dg-asm-require "x86" }
// { dg-asm-not {vgather|vscatter|vpermt2} }
#include "../ripple-test.h"
#include <optional>

#ifdef ONE
# define KEPT extern "C"
# define PARALLEL ripple_parallel_full
#else
# define KEPT NOIPA static
# define PARALLEL ripple_parallel
#endif

struct point { float x, y; };

struct own
{
  struct nothing {};
  union { nothing none; double some; };
  bool there;
  own () : none (), there (false) {}
  own (double v) : some (v), there (true) {}
};

static inline std::optional<float>
ratio (float a, float b)
{
  if (b == 0)
    return std::nullopt;
  return a / b;
}

static inline std::optional<point>
scaled (float a, float b)
{
  std::optional<point> p;
  if (a > b)
    p = point { a - b, a + b };
  return p;
}

static inline own
half (float a)
{
  return a > 3 ? own (a * .5) : own ();
}

#define VALUE_OR out[i] = ratio (a[i], b[i]).value_or (-1);
#define TESTED if (auto r = ratio (b[i], a[i])) out[i] = *r; else out[i] = 7;
#define STRUCTURE auto p = scaled (a[i], b[i]); out[i] = p ? p->x * p->y : 2;
#define OWN own o = half (a[i]); out[i] = o.there ? o.some : -3;
#define CHANGED std::optional<float> o = a[i]; if (b[i] > 2) o.reset (); \
  else if (b[i] > 1) *o += 1; out[i] = o.value_or (b[i]);
#define SUM std::optional<float> s; for (int k = 0; k < 3; k++) \
  if (a[i + k] > b[i]) s = s.value_or (0) + a[i + k]; \
  out[i] = s ? *s : -1;
#ifndef ONE
# define ARRAY std::optional<int> t[3]; for (int k = 0; k < 3; k++) \
  if (a[i + k] > b[i]) t[k] = k + i; \
  out[i] = t[i % 3].value_or (-5);
#else
# define ARRAY
#endif

#define ALL X (VALUE_OR) X (TESTED) X (STRUCTURE) X (OWN) X (CHANGED) \
  X (SUM) X (ARRAY)

#define X(NAME)								\
  KEPT void								\
  NAME##_lanes (int n, float *__restrict out, const float *a,		\
		const float *b)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      { NAME }								\
  }
ALL
#undef X

#ifndef ONE
#define X(NAME)								\
  static void								\
  NAME##_plain (int n, float *out, const float *a, const float *b)	\
  {									\
    for (int i = 0; i < n; i++)						\
      { NAME }								\
  }
ALL
#undef X

enum { N = 50 };

int
main ()
{
  static float a[N + 2], b[N + 2], out[N], expected[N];
  for (int i = 0; i < N + 2; i++)
    {
      a[i] = i * 37 % 32 * .25f;
      b[i] = i * 29 % 23 * .5f - 1;
    }
  for (int n = 0; n <= N; n += n % 16 > 1 ? 5 : 1)
    {
#define X(NAME)								\
      memset (out, 0, sizeof out);					\
      memset (expected, 0, sizeof expected);				\
      NAME##_lanes (n, out, a, b);					\
      NAME##_plain (n, expected, a, b);					\
      CHECK (memcmp (out, expected, sizeof out) == 0);
      ALL
    }
  return 0;
}
#endif

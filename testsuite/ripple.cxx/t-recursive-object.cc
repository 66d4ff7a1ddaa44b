/* { dg-do run } */
/* { dg-std "c++17" } */
/* Objects of lanes that recursive block functions receive, by value and by
   reference, and return; objects whose methods they are.  */
#include <array>
#include <complex>
#include <utility>
#include "../ripple-test.h"
#define B 8

struct vec3
{
  float x, y, z;
  vec3 operator+ (const vec3 &o) const
  {
    return { x + o.x, y + o.y, z + o.z };
  }
};

struct tagged : vec3
{
  short tag;
  tagged () {}
  tagged (vec3 v, short t) : vec3 (v), tag (t) {}
};

struct empty {};

static std::complex<float>
power (ripple_block_t BS, std::complex<float> z, int n)
{
  return n ? power (BS, z, n - 1) * z : std::complex<float> (1);
}

static std::pair<int, const float *>
advance (ripple_block_t BS, std::pair<int, const float *> p)
{
  if (p.first <= 0)
    return p;
  p.first--;
  p.second++;
  return advance (BS, p);
}

static std::array<int, 3>
thirds (ripple_block_t BS, int x)
{
  if (x == 0)
    return { 1 + x, 2 + x, 3 + x };
  auto a = thirds (BS, x - 1);
  a[x % 3] += x;
  return a;
}

static empty
nothing (ripple_block_t BS, int x, int *y)
{
  *y += x;
  if (x > 3)
    return nothing (BS, x - 1, y);
  return {};
}

static tagged
move (ripple_block_t BS, tagged d, const vec3 &s, int n)
{
  if (n == 0)
    return d;
  return move (BS, tagged (d + s, d.tag * 2), s, n - 1);
}

NOIPA static void
call_values (std::complex<float> *c, const int *f, const float *p, float *r,
	     int *a, int *e, tagged *d, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  c[v] = power (BS, c[v], n);
  r[v] = *advance (BS, std::make_pair (f[v], p + v)).second;
  auto t = thirds (BS, f[v]);
  a[v] = t[0] * 10000 + t[1] * 100 + t[2];
  nothing (BS, f[v], &e[v]);
  d[v] = move (BS, d[v], { 1, r[v], 2 }, n);
}

static void
test_values (int n)
{
  float p[2 * B], r[B];
  std::complex<float> c[B];
  int f[B], a[B], e[B];
  tagged d[B];
  for (int i = 0; i < 2 * B; i++)
    p[i] = i * i;
  for (int i = 0; i < B; i++)
    {
      c[i] = { i * 1.0f, 2 };
      f[i] = (i + 2) % 7;
      e[i] = 0;
      d[i] = tagged ({ i * 1.0f, 2, 3 }, i);
    }
  call_values (c, f, p, r, a, e, d, n);
  for (int i = 0; i < B; i++)
    {
      std::complex<float> z = 1;
      int t[3] = { 1, 2, 3 }, s = 0;
      for (int k = 0; k < n; k++)
	z *= std::complex<float> (i, 2);
      for (int k = 1; k <= f[i]; k++)
	{
	  t[k % 3] += k;
	  s += k >= 3 || k == f[i] ? k : 0;
	}
      CHECK (c[i] == z && r[i] == p[i + f[i]] && e[i] == s);
      CHECK (a[i] == t[0] * 10000 + t[1] * 100 + t[2]);
      CHECK (d[i].x == i + n && d[i].y == 2 + n * r[i]
	     && d[i].z == 3 + 2 * n && d[i].tag == i << n);
    }
}

/* The same text with a block and without, for one lane.  */
#define FUNCTIONS(NAME, PARAMETER, ARGUMENT)				\
namespace NAME {							\
struct account								\
{									\
  float s;								\
  int k;								\
  float run (PARAMETER int n)						\
  {									\
    if (n == 0)								\
      return s;								\
    s += k;								\
    float later = run (ARGUMENT n - 1);					\
    return later + s;							\
  }									\
};									\
struct counted								\
{									\
  int x;								\
  counted (int n) : x (n) {}						\
  counted (const counted &o) : x (o.x + 1) {}				\
  ~counted () {}							\
};									\
static inline float							\
up (PARAMETER float &x, int n)						\
{									\
  if (n == 0)								\
    return x;								\
  x += 1;								\
  float later = up (ARGUMENT x, n - 1);					\
  return later + x;							\
}									\
static inline void							\
deposit (PARAMETER account &a, const vec3 *v, int m)			\
{									\
  if (m <= 0)								\
    {									\
      a.k = m;								\
      return;								\
    }									\
  a.s += v->x;								\
  vec3 w = { v->x * 2, v->y - 1, 0 };					\
  deposit (ARGUMENT a, &w, m - 2);					\
  a.s += w.y;								\
}									\
static inline int							\
copies (PARAMETER counted a, int n)					\
{									\
  if (n == 0)								\
    return a.x;								\
  int later = copies (ARGUMENT a, n - 1);				\
  return later + a.x;							\
}									\
static inline void							\
all (PARAMETER float &r, float &s, float &t, int &u, int n)		\
{									\
  float x = r;								\
  r = up (ARGUMENT x, n);						\
  r += x;								\
  account y = { s, 3 }, z = { s, 2 };					\
  if (s > 2)								\
    {									\
      s = y.run (ARGUMENT n);						\
      s += y.s;								\
    }									\
  vec3 w = { t, t + 1, 1 };						\
  deposit (ARGUMENT z, &w, u);						\
  t = z.s + z.k;							\
  u = copies (ARGUMENT counted (u), n);					\
}									\
}
#define BLOCK_PARAMETER ripple_block_t BS,
#define BLOCK_ARGUMENT BS,
FUNCTIONS (block, BLOCK_PARAMETER, BLOCK_ARGUMENT)
FUNCTIONS (lane, , )

NOIPA static void
call_references (float *r, float *s, float *t, int *u, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  block::all (BS, r[v], s[v], t[v], u[v], n);
}

static void
test_references (int n)
{
  float r[B], s[B], t[B], er[B], es[B], et[B];
  int u[B], eu[B];
  for (int i = 0; i < B; i++)
    {
      r[i] = er[i] = i;
      s[i] = es[i] = 7 - i;
      t[i] = et[i] = i + 3;
      u[i] = eu[i] = rnd () % 9;
      lane::all (er[i], es[i], et[i], eu[i], n);
    }
  call_references (r, s, t, u, n);
  CHECK_SAME (r, er, B);
  CHECK_SAME (s, es, B);
  CHECK_SAME (t, et, B);
  CHECK_SAME (u, eu, B);
}

int
main ()
{
  for (int n = 0; n < 4; n++)
    {
      test_values (n);
      test_references (n);
    }
  return 0;
}

/* Classes and templates of the standard library in lanes: std::array,
   std::complex, std::pair, std::min, max and swap, operators of classes,
   lambdas that templates call, member pointers, virtual calls, placement
   new, range-for in a body.  */
/* { dg-do run } */
/* { dg-std c++11 c++17 c++20 } */

#include <algorithm>
#include <array>
#include <complex>
#include <functional>
#include <new>
#include <tuple>
#include <utility>
#if __cplusplus >= 201703L
# include <optional>
#endif
#include <ripple.h>
#include "../ripple-test.h"

enum { N = 37 };

static int a[N], b[N], c[N];
static float x[N], y[N];

static void
fill ()
{
  for (int i = 0; i < N; i++)
    {
      a[i] = i * 5 % 17 - 6;
      b[i] = i * 7 % 23 - 9;
      c[i] = -1000;
      x[i] = i * 0.25f - 3;
      y[i] = -1000;
    }
}

/* A kernel NAME over the lanes of a block of 8.  */

#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME (int n)								\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  NAME##_scalar (int n)							\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }

/* std::array.  */

KERNEL (arrays,
{
  std::array<int, 4> t = {{ a[i], b[i], i, 3 }};
  int s = 0;
  for (int v : t)
    s += v;
  std::swap (t[0], t[1]);
  t.back () = s;
  c[i] = t[i & 3] + t.size ();
})

/* std::complex.  */

KERNEL (complexes,
{
  std::complex<float> z (x[i], 1), w = z * std::conj (z) + z;
  if (x[i] > 0)
    w += std::complex<float> (0, 2);
  y[i] = w.real () + 3 * w.imag () + std::norm (z);
})

/* References that choose.  */

template <typename T>
static constexpr const T &
clamp (const T &v, const T &lo, const T &hi)
{
  return v < lo ? lo : hi < v ? hi : v;
}

KERNEL (references,
{
  int lo = std::min (a[i], b[i]), hi = std::max (a[i], b[i]);
  int k = clamp (i, lo, hi);
  if (k & 1)
    std::swap (lo, hi);
  std::pair<int, int> p = std::minmax (lo, k);
  int &r = a[i] > 0 ? lo : hi;
  r += 100;
  c[i] = lo - 2 * hi + p.first - 5 * p.second;
  std::swap (a[i], b[i]);
})

/* std::pair and std::tuple.  */

static inline std::pair<int, float>
both (int p, float q)
{
  return std::make_pair (p + 1, q * 2);
}

KERNEL (tuples,
{
  auto p = both (a[i], x[i]);
  auto t = std::make_tuple (p.first, b[i], p.second);
  int u;
  float v;
  std::tie (u, std::ignore, v) = t;
  c[i] = u * std::get<1> (t) + (p < both (b[i], 0) ? 7 : 8);
  y[i] = v;
})

/* A span and other classes with operators.  */

template <typename T>
class span
{
  T *data_;
  std::size_t size_;
 public:
  constexpr span (T *data, std::size_t size) : data_ (data), size_ (size) {}
  T &operator[] (std::size_t i) const { return data_[i]; }
  T *begin () const { return data_; }
  T *end () const { return data_ + size_; }
  span sub (std::size_t from, std::size_t n) const
  {
    return span (data_ + from, n);
  }
};

struct vec3
{
  float e[3];
  float &operator[] (int i) { return e[i]; }
  const float &operator[] (int i) const { return e[i]; }
  vec3 &operator+= (const vec3 &o)
  {
    for (int i = 0; i < 3; i++)
      e[i] += o.e[i];
    return *this;
  }
  friend vec3 operator* (float s, vec3 v)
  {
    for (float &f : v.e)
      f *= s;
    return v;
  }
  explicit operator bool () const { return e[0] > 0; }
};

KERNEL (classes,
{
  span<const int> s (a, N);
  span<float> d (y, N);
  int most = i;
  for (int v : s.sub (i / 2, 3))
    most = std::max (most, v);
  vec3 p = {{ x[i], 1, float (i) }}, q = 2 * p;
  if (q)
    q += p;
  else
    q[i % 3] = 50;
  d[i] = q[0] + q[1] * q[2] + most;
})

/* Lambdas that templates call, function objects, constexpr.  */

template <typename F, typename... T>
static inline auto
apply (F f, T... t) -> decltype (f (t...))
{
  return f (t...);
}

static constexpr int
power (int n, int k)
{
  return k == 0 ? 1 : n * power (n, k - 1);
}

template <int K>
struct times
{
  int operator() (int n) const { return K * n; }
};

KERNEL (lambdas,
{
  int k = a[i];
  auto add = [k] (int n, int m) { return n + m + k; };
  auto set = [&k] (int n) { k = n; };
  int r = apply (add, b[i], power (3, 4));
  if (b[i] > 2)
    apply (set, r - 1);
  r += apply (times<power (2, 3)> (), k) + std::plus<int> () (k, 1);
  c[i] = r + apply ([&] { return k ^ i; });
})

/* Members by pointer, virtual functions, placement new.  */

struct shape
{
  int n;
  explicit shape (int n_) : n (n_) {}
  virtual ~shape () {}
  virtual int area (int k) const { return n * k; }
  int twice () const { return 2 * n; }
};

struct square : shape
{
  int m = 4;
  explicit square (int n_) : shape (n_) {}
  int area (int k) const override { return n * n + k + m; }
};

static shape *shapes[N];
static int shape::*volatile member = &shape::n;
static int (shape::*volatile function) () const = &shape::twice;

KERNEL (objects,
{
  int r = shapes[i]->area (a[i]);
  int shape::*p = member;
  int (shape::*f) () const = function;
  square local (b[i]);
  r += shapes[i]->*p + 3 * local.*p + (shapes[i]->*f) ();
  if (a[i] > 0)
    r += local.area (2) * (local.*f) ();
  c[i] = r;
})

struct point { int p; int q; };

KERNEL (placement,
{
  alignas (point) unsigned char room[sizeof (point)];
  point *t = new (room) point { a[i], b[i] };
  if (t->p > t->q)
    t->q = i;
  c[i] = t->p * 100 + t->q;
  t->~point ();
})

#if __cplusplus >= 201703L

static inline std::optional<int>
half (int n)
{
  if (n & 1)
    return std::nullopt;
  return n / 2;
}

KERNEL (newer,
{
  auto [p, q] = both (a[i], x[i]);
  std::tuple<int, int, float> t (p, b[i], q);
  auto &[u, v, w] = t;
  u += 3;
  if (std::optional<int> h = half (a[i]); h)
    v = *h + std::clamp (i, 2, 9);
  if constexpr (sizeof (int) == 4)
    w += std::get<0> (t) + half (b[i]).value_or (77);
  c[i] = std::apply ([] (auto... e) { return int ((e + ...)); }, t);
  y[i] = w;
})
#endif

#if __cplusplus >= 202002L
struct version
{
  int major_, minor_;
  auto operator<=> (const version &) const = default;
};

template <typename T> concept small = sizeof (T) <= 8;

template <small T>
static inline T
mix (T p, T q)
{
  return (p << 1) ^ q;
}

KERNEL (newest,
{
  version p { a[i], 3 }, q { .major_ = b[i], .minor_ = i };
  int r = p < q ? 1 : p == q ? 2 : 3;
  c[i] = r + mix (a[i], b[i]);
})
#endif

#define CHECK_ALL(NAME)							\
  for (int n = 0; n <= N; n += n < 10 ? 1 : 9)				\
    {									\
      static int ka[N], kb[N], kc[N];					\
      static float ky[N];						\
      fill ();								\
      NAME##_scalar (n);						\
      for (int i = 0; i < N; i++)					\
	ka[i] = a[i], kb[i] = b[i], kc[i] = c[i], ky[i] = y[i];		\
      fill ();								\
      NAME (n);								\
      for (int i = 0; i < N; i++)					\
	CHECK (ka[i] == a[i] && kb[i] == b[i] && kc[i] == c[i]		\
	       && std::abs (ky[i] - y[i]) <= 1e-5 * std::abs (ky[i]));	\
    }

int
main ()
{
  for (int i = 0; i < N; i++)
    shapes[i] = i % 3 ? new shape (i) : new square (2 * i);
  CHECK_ALL (arrays)
  CHECK_ALL (complexes)
  CHECK_ALL (references)
  CHECK_ALL (tuples)
  CHECK_ALL (classes)
  CHECK_ALL (lambdas)
  CHECK_ALL (objects)
  CHECK_ALL (placement)
#if __cplusplus >= 201703L
  CHECK_ALL (newer)
#endif
#if __cplusplus >= 202002L
  CHECK_ALL (newest)
#endif
  for (shape *s : shapes)
    delete s;
  return 0;
}

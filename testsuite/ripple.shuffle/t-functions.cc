/* { dg-do run } */
/* { dg-std c++11 c++14 c++17 c++20 } */

/* The ways to name an index function in C++.  */

#include "../ripple-test.h"
#include <array>
#include <algorithm>

#define N 20

typedef size_t (*index_fn) (size_t, size_t);

static size_t
rev (size_t k, size_t n)
{
  return n - 1 - k;
}

extern "C" size_t
c_rotate (size_t k, size_t n)
{
  return (k + 3) % n;
}

template <size_t S> size_t
rotate (size_t k, size_t n)
{
  return (k + S) % n;
}

struct holder
{
  static size_t by_two (size_t k, size_t n) { return k * 2 % n; }
  static constexpr int table[4] = { 3, 2, 0, 1 };
  static size_t four (size_t k, size_t) { return k / 4 * 4 + table[k % 4]; }
};
constexpr int holder::table[4];

namespace
{
constexpr size_t
square (size_t k)
{
  return k * k;
}
size_t
squares (size_t k, size_t n)
{
  return square (k) % n;
}
}

static size_t
arrays (size_t k, size_t n)
{
  std::array<size_t, N> a{};
  for (size_t i = 0; i < a.size (); i++)
    a[i] = i * 7 % N;
  std::swap (a[0], a[5]);
  std::reverse (a.begin () + 2, a.end ());
  return std::min (a[k], n - 1);
}

struct base
{
  virtual size_t index (size_t k, size_t n) const { return k % n; }
};
struct derived : base
{
  size_t off;
  explicit derived (size_t o) : off (o) {}
  size_t index (size_t k, size_t n) const override { return (k + off) % n; }
};

static size_t
virtually (size_t k, size_t n)
{
  derived d (4);
  const base &b = d;
  return b.index (k, n);
}

static size_t
functional (size_t k, size_t n)
{
  size_t sum = 0;
  auto add = [&sum, n] (size_t x) { sum = (sum + x) % n; };
  for (size_t i = 0; i <= k; i++)
    add (i);
  return sum;
}

template <typename T> static inline T
reversed (T x)
{
  return ripple_shuffle (x, rev);
}

template <size_t F (size_t, size_t), typename T> static inline T
by_template (T x)
{
  return ripple_shuffle (x, F);
}

static inline int
by_pointer (int x, index_fn f)
{
  return ripple_shuffle (x, f);
}

template <typename F> static inline int
by_object (int x, F f)
{
  return ripple_shuffle (x, f);
}

template <typename F> static inline int
by_reference (int x, const F &f)
{
  return by_pointer (x, f);
}

/* No tensor and no block comes from its callers, which use no Ripple.  */

static void
whole (const int *in, int *out, index_fn f)
{
  ripple_block_t b = ripple_set_block_shape (0, N);
  size_t v = ripple_id (b, 0);
  out[v] = ripple_shuffle (in[v], f);
}

static void
further (const int *in, int *out, index_fn f)
{
  whole (in, out, f);
}

static const index_fn constants[] = { rev, c_rotate };

#define CASES(M) \
  M (0, ripple_shuffle (x, rev), n - 1 - k) \
  M (1, ripple_shuffle (x, &c_rotate), (k + 3) % n) \
  M (2, ripple_shuffle (x, rotate<7>), (k + 7) % n) \
  M (3, ripple_shuffle (x, holder::by_two), k * 2 % n) \
  M (4, ripple_shuffle (x, holder::four), holder::four (k, n)) \
  M (5, ripple_shuffle (x, squares), k * k % n) \
  M (6, ripple_shuffle (x, arrays), arrays (k, n)) \
  M (7, ripple_shuffle (x, virtually), (k + 4) % n) \
  M (8, ripple_shuffle (x, functional), functional (k, n)) \
  M (9, ripple_shuffle (x, [] (size_t j, size_t m) -> size_t \
			{ return (j + 1) % m; }), (k + 1) % n) \
  M (10, ripple_shuffle (x, [] (size_t j, size_t m) { return m - j - 1; }), \
     n - k - 1) \
  M (11, ripple_shuffle (x, local), k ^ 1) \
  M (12, ripple_shuffle (x, pointer), (k + 3) % n) \
  M (13, reversed (x), n - 1 - k) \
  M (14, by_template<rev> (x), n - 1 - k) \
  M (15, by_pointer (x, rotate<2>), (k + 2) % n) \
  M (16, by_object (x, local), k ^ 1) \
  M (17, by_object (x, rev), n - 1 - k) \
  M (18, by_reference (x, local), k ^ 1) \
  M (19, ripple_shuffle (x, constants[1]), (k + 3) % n) \
  M (20, [] (int y) { return ripple_shuffle (y, rev); } (x), n - 1 - k) \
  M (21, ripple_shuffle (x, +local), k ^ 1)

#define KERNEL(I, CALL, INDEX) \
  NOIPA static void \
  kernel_##I (const int *in, int *out) \
  { \
    auto local = [] (size_t k, size_t) { return k ^ 1; }; \
    index_fn pointer = c_rotate; \
    ripple_block_t b = ripple_set_block_shape (0, N); \
    size_t v = ripple_id (b, 0); \
    int x = in[v]; \
    (void) local; \
    (void) pointer; \
    out[v] = CALL; \
  }
CASES (KERNEL)

int
main ()
{
  int in[N], out[N];
  size_t n = N;
  for (int i = 0; i < N; i++)
    in[i] = i * 3 + 1;
#define RUN(I, CALL, INDEX) \
  kernel_##I (in, out); \
  for (size_t k = 0; k < n; k++) \
    CHECK (out[k] == in[INDEX]);
  CASES (RUN)
  whole (in, out, rev);
  for (size_t k = 0; k < n; k++)
    CHECK (out[k] == in[n - 1 - k]);
  further (in, out, c_rotate);
  for (size_t k = 0; k < n; k++)
    CHECK (out[k] == in[(k + 3) % n]);
  return 0;
}

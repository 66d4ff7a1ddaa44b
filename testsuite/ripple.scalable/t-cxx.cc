/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-ffp-contract=off" } */
// Blocks of scalable sizes in C++: templates over the size and the element
// type, lambdas with captures, references, std::complex, records with
// members, virtual functions as lane functions.
#include "../ripple-test.h"
#include <algorithm>
#include <complex>

enum { LENGTH = 150 };

// The size and the element type are arguments.
template <typename T, int N> NOIPA static void
axpy (int n, const T &k, const T *a, T *c)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = (T) (c[i] + k * a[i]);
}

// A function object for each lane, given as an argument.
template <int N, typename F> static void
each (int n, F f)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    f (i);
}

template <typename T> struct vec3
{
  T x, y, z;
  vec3 () : x (0), y (0), z (0) {}
  vec3 (T x, T y, T z) : x (x), y (y), z (z) {}
  vec3 operator+ (const vec3 &o) const
  {
    return vec3 (x + o.x, y + o.y, z + o.z);
  }
  vec3 &operator*= (T k)
  {
    x *= k;
    y *= k;
    z *= k;
    return *this;
  }
  T dot (const vec3 &o) const { return x * o.x + y * o.y + z * o.z; }
};

template <typename T> static bool
operator== (const vec3<T> &a, const vec3<T> &b)
{
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

template <typename T, int N> NOIPA static void
move (int n, vec3<T> *p, const vec3<T> *v, T *d)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      vec3<T> w = v[i];
      if (w.x > 0)
	w *= 2;
      d[i] = w.dot (p[i]);
      p[i] = p[i] + w;
    }
}

template <typename T, int N> NOIPA static void
rotate (int n, std::complex<T> by, const std::complex<T> *a,
	std::complex<T> *c)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      std::complex<T> z = a[i];
      std::complex<T> w (z.real () * by.real () - z.imag () * by.imag (),
			 z.real () * by.imag () + z.imag () * by.real ());
      c[i] += w + std::conj (z);
    }
}

// Lanes change what references refer to.
static inline void
order (int &a, int &b)
{
  if (a > b)
    std::swap (a, b);
}

NOIPA static void
sort3 (int n, int *a, int *b, int *c)
{
  each<4> (n, [=] (int i)
	      {
		order (a[i], b[i]);
		int &low = a[i], &middle = b[i], &high = c[i];
		order (middle, high);
		order (low, middle);
	      });
}

struct scaler
{
  int by;
  int sum;
  int scaled (int x) const { return x < 0 ? -x : x * by; }
  NOIPA void run (int n, const int *a, int *c)
  {
    int calls = 0;
    each<8> (n, [&, this] (int i) { c[i] = scaled (a[i]) + calls; });
    ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
    int lane_sum = 0;
    ripple_parallel (block, 0);
    for (int i = 0; i < n; i++)
      lane_sum += c[i];
    sum = ripple_reduceadd (0x1, lane_sum);
  }
};

template <typename T, int N> static void
try_type (int n)
{
  T a[LENGTH], c[LENGTH], e[LENGTH];
  for (int i = 0; i < LENGTH; i++)
    {
      a[i] = (T) (int) (rnd () % 19 - 9);
      c[i] = e[i] = (T) (int) (rnd () % 7);
    }
  T k = 3;
  axpy<T, N> (n, k, a, c);
  for (int i = 0; i < n; i++)
    e[i] = (T) (e[i] + k * a[i]);
  CHECK_SAME (c, e, LENGTH);
}

template <typename T, int N> static void
try_records (int n)
{
  vec3<T> p[LENGTH], q[LENGTH], v[LENGTH];
  std::complex<T> a[LENGTH], c[LENGTH], e[LENGTH];
  T d[LENGTH];
  for (int i = 0; i < LENGTH; i++)
    {
      int r = rnd ();
      p[i] = q[i] = vec3<T> (r % 5, r % 7, r % 11);
      v[i] = vec3<T> (r % 3 - 1, r % 13, -(r % 17));
      a[i] = std::complex<T> (r % 19, -(r % 23));
      c[i] = e[i] = std::complex<T> (r % 29, r % 31);
      d[i] = -1;
    }
  move<T, N> (n, p, v, d);
  rotate<T, N> (n, std::complex<T> (2, -3), a, c);
  for (int i = 0; i < LENGTH; i++)
    {
      vec3<T> w = v[i];
      T dot = -1;
      if (i < n)
	{
	  if (w.x > 0)
	    w *= 2;
	  dot = w.dot (q[i]);
	  q[i] = q[i] + w;
	  e[i] += a[i] * std::complex<T> (2, -3) + std::conj (a[i]);
	}
      CHECK (d[i] == dot && p[i] == q[i] && c[i] == e[i]);
    }
}

static void
try_lambdas (int n)
{
  int a[LENGTH], b[LENGTH], c[LENGTH], s[LENGTH][3];
  for (int i = 0; i < LENGTH; i++)
    {
      a[i] = s[i][0] = rnd () % 100 - 50;
      b[i] = s[i][1] = rnd () % 100;
      c[i] = s[i][2] = rnd () % 10;
      if (i < n)
	std::sort (s[i], s[i] + 3);
    }
  sort3 (n, a, b, c);
  for (int i = 0; i < LENGTH; i++)
    CHECK (a[i] == s[i][0] && b[i] == s[i][1] && c[i] == s[i][2]);

  scaler k = { 5, 0 };
  int sum = 0;
  k.run (n, a, c);
  for (int i = 0; i < LENGTH; i++)
    {
      int want = i < n ? k.scaled (a[i]) : s[i][2];
      CHECK (c[i] == want);
      sum += i < n ? want : 0;
    }
  CHECK (k.sum == sum);
}

int
main ()
{
  for (int n = 0; n < LENGTH; n += n < 10 ? 3 : 67)
    {
      try_type<signed char, 16> (n);
      try_type<short, 2> (n);
      try_type<int, 4> (n);
      try_type<float, 8> (n);
      try_type<double, 2> (n);
      try_records<float, 4> (n);
      try_records<double, 4> (n);
      try_lambdas (n);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Tables of C++: std::array, constexpr arrays, static members, arrays in
   templates, references to arrays, tables that are arguments.  */
#include "../ripple-test.h"
#include <array>

enum { N = 100, B = 32 };

static const std::array<unsigned char, 16> squares
  = {{ 0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225 }};
constexpr short primes[8] = { 2, 3, 5, 7, 11, 13, 17, 19 };

struct holder
{
  static const int powers[16];
  static constexpr float halves[4] = { 0.5f, 1.5f, 2.5f, 3.5f };
  std::array<int, 8> own;
};

const int holder::powers[16]
  = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384,
      32768 };
constexpr float holder::halves[4];

template <typename T, int COUNT>
struct table
{
  T at[COUNT];
  T operator[] (unsigned k) const { return at[k]; }
};

template <typename T, int COUNT> static T
pick (const T (&t)[COUNT], unsigned k)
{
  return t[k % COUNT];
}

template <typename T> struct letters
{
  static const T all[26];
};
template <typename T> const T letters<T>::all[26]
  = { 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n',
      'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z' };

NOIPA static void
kernel (int n, const unsigned char *x, const holder &h,
	const std::array<double, 8> &far, const table<long, 5> &t, double *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      double v = squares[x[i] & 15] + primes[x[i] >> 5] + pick (primes, x[i]);
      v += holder::powers[x[i] >> 4] + holder::halves[x[i] & 3];
      v += h.own[x[i] & 7] + far[x[i] >> 5] + t[x[i] % 5];
      v += letters<char>::all[x[i] % 26] + letters<int>::all[x[i] / 10];
      v += ripple_lookup (8, far.data (), (x[i] & 7));
      y[i] = v;
    }
}

static double
one (int x, const holder &h, const std::array<double, 8> &far,
     const table<long, 5> &t)
{
  return squares[x & 15] + primes[x >> 5] + primes[x % 8]
	 + holder::powers[x >> 4] + holder::halves[x & 3] + h.own[x & 7]
	 + far[x >> 5] + t[x % 5] + 'a' + x % 26 + 'a' + x / 10 + far[x & 7];
}

int
main ()
{
  unsigned char x[256];
  double y[256];
  holder h = { {{ 3, 1, 4, 1, 5, 9, 2, 6 }} };
  std::array<double, 8> far = {{ 1.25, 2, 3, 4, 5, 6, 7, 8 }};
  table<long, 5> t = { { 10, 20, 30, 40, 50 } };
  for (int i = 0; i < 256; i++)
    x[i] = i;
  for (int n = 0; n <= 256; n += n < 70 ? 1 : 31)
    {
      kernel (n, x, h, far, t, y);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == one (x[i], h, far, t));
    }
  return 0;
}

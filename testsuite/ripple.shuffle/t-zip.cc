// { dg-do run }
// { dg-std c++11 c++17 c++20 }
// { dg-options "-Wall -Wextra -Wpedantic" }
// ripple/zip.h: pairs, triples and quadruples taken apart.
#include "../ripple-test.h"
#include <ripple/zip.h>
using namespace rzip;

// In lanes, to lanes and to memory; outputs that are inputs.
template <typename T, int N> NOIPA static void
kernel (const T *in, T *p, T *t, T *q, T *one)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0), nv = ripple_get_block_size (BS, 0);
  T a = in[v], b = in[nv + v], c = in[2 * nv + v], d = in[3 * nv + v], e, f;
  rzip_unzip_pairs (v, nv, a, b, e, f);
  p[v] = e;
  p[nv + v] = f;
  rzip_unzip_triples (v, nv, a, b, c, t[v], t[nv + v], t[2 * nv + v]);
  rzip_unzip_quads (v, nv, a, b, c, d, a, b, c, d);
  q[v] = a;
  q[nv + v] = b;
  q[2 * nv + v] = c;
  q[3 * nv + v] = d;
  one[v] = ripple_shuffle (in[v], rzip::shuffle_unzip<2, 0, 0>);
}

template <typename T, int N> NOIPA static void
loads (const T *in, T *p, T *t, T *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0), nv = ripple_get_block_size (BS, 0);
  T a, b, c, d;
  rzip_load_unzip_pairs (v, nv, in, p[v], p[nv + v]);
  rzip_load_unzip_triples (v, nv, in, t[v], t[nv + v], t[2 * nv + v]);
  rzip_load_unzip_quads (v, nv, in, a, b, c, d);
  q[v] = a;
  q[nv + v] = b;
  q[2 * nv + v] = c;
  q[3 * nv + v] = d;
}

template <typename T, int N> static void
compare (const T *in, const T *p, const T *t, const T *q)
{
  for (int k = 0; k < 4; k++)
    for (int j = 0; j < N; j++)
      {
	CHECK (k >= 2 || p[k * N + j] == in[2 * j + k]);
	CHECK (k >= 3 || t[k * N + j] == in[3 * j + k]);
	CHECK (q[k * N + j] == in[4 * j + k]);
      }
}

template <typename T, int N> static void
run ()
{
  T in[4 * N], p[2 * N], t[3 * N], q[4 * N], one[N];
  for (int i = 0; i < 4 * N; i++)
    in[i] = (T) (i * 7 + 1);
  kernel<T, N> (in, p, t, q, one);
  compare<T, N> (in, p, t, q);
  for (int j = 0; j < N; j++)
    CHECK (one[j] == in[j < N / 2 ? 2 * j : 2 * (j - N / 2) + 1]);
  loads<T, N> (in, p, t, q);
  compare<T, N> (in, p, t, q);
}

int
main ()
{
  // The formula with tuples that blocks cut.
  CHECK ((shuffle_unzip<3, 0, 0> (4, 9) == 4));
  CHECK ((shuffle_unzip<3, 1, 0> (0, 8) == 2));
  CHECK ((shuffle_unzip<3, 2, 1> (1, 8) == 5));
  run<float, 32> ();
  run<unsigned char, 64> ();
  run<short, 16> ();
  run<double, 8> ();
  run<long long, 6> ();
  return 0;
}

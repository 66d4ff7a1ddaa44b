/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-Wno-psabi" } */
/* The C++ forms; aligned members; stacks and bits of templates' types.  */
#include "../ripple-test.h"

typedef float v16 __attribute__ ((vector_size (64)));
typedef float v4 __attribute__ ((vector_size (16)));

struct alignas (64) state
{
  char c;
  v16 sum;
  v4 small;

  NOIPA void
  add (const float *a)
  {
    ripple_block_t B = ripple_set_block_shape (0, 16);
    size_t v = ripple_id (B, 0);
    sum += ripple_to_vec<16, float> (B, a[v]);
    ripple_block_t four = ripple_set_block_shape (0, 4);
    small = ripple_to_vec<4, float> (four, a[ripple_id (four, 0)]);
  }

  NOIPA void
  get (float *r) const
  {
    auto B = ripple_set_block_shape (0, 8, 2);
    size_t x = ripple_id (B, 0), y = ripple_id (B, 1);
    r[x + 8 * y] = vec_to_ripple_2d<16, float> (B, sum);
  }
};

template <size_t N, typename T> static void
norm (const T *a, T *r)
{
  auto B = ripple_set_block_shape (0, N, 2);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1);
  T t = a[x + N * y] * a[x + N * y];
  auto low = ripple_to_vec<N, T> (B, ripple_slice<-1, 0> (t));
  auto high = ripple_to_vec<N, T> (B, ripple_slice<-1, 1> (t));
  r[x] = vec_to_ripple<N, T> (B, low + high);
  auto C = ripple_set_block_shape (0, N, 2);
  r[N + x + N * y] = ripple_stack (C, r[x], T (1) - r[x]);
}

template <size_t N, typename T> NOIPA static void
test_norm ()
{
  T a[2 * N], r[3 * N];
  FILL (T, a, 2 * N);
  norm<N, T> (a, r);
  for (size_t i = 0; i < N; i++)
    {
      CHECK (r[i] == T (a[i] * a[i] + a[N + i] * a[N + i]));
      CHECK (r[N + i] == r[i]);
      CHECK (r[2 * N + i] == T (T (1) - r[i]));
    }
}

template <typename T> NOIPA static void
dims (const T *a, T *r)
{
  typedef T v32 __attribute__ ((vector_size (32 * sizeof (T))));
  auto B = ripple_set_block_shape (0, 3, 2, 4);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1), z = ripple_id (B, 2);
  v32 all = ripple_to_vec_3d<32, T> (B, a[x + 3 * y + 6 * z]);
  auto plane = ripple_to_vec_2d<8, T> (B, a[x + 3 * y]);
  r[z + 4 * y + 8 * x] = vec_to_ripple_3d<32, T> (B, all + all);
  all = ripple_to_vec_type<v32, T> (B, vec_to_ripple_3d<32, T> (B, all));
  r[30 + z + 4 * y + 8 * x] = vec_type_to_ripple<v32, T> (B, all);
  r[24 + x + 3 * y] = vec_to_ripple_2d<8, T> (B, plane);
}

template <typename T> static void
test_dims ()
{
  T a[24], r[54];
  FILL (T, a, 24);
  dims (a, r);
  for (int i = 0; i < 24; i++)
    {
      T want = a[i / 8 + i / 4 % 2 * 3 + i % 4 * 6];
      CHECK (r[i] == T (want * 2) && r[30 + i] == want);
    }
  for (int i = 0; i < 6; i++)
    CHECK (r[24 + i] == a[i]);
}

int
main ()
{
  static state s[3];
  float a[16], r[16];
  FILL (float, a, 16);
  s[1].sum = (v16) { 1, 2, 3 };
  s[1].add (a);
  s[1].get (r);
  for (int i = 0; i < 16; i++)
    CHECK (r[i] == a[i] + (i < 3 ? i + 1 : 0));
  for (int i = 0; i < 4; i++)
    CHECK (s[1].small[i] == a[i]);
  CHECK (s[1].c == 0 && s[0].small[3] == 0 && s[2].c == 0);
  test_dims<double> ();
  test_dims<unsigned char> ();
  test_norm<32, float> ();
  test_norm<8, int> ();
  test_norm<4, double> ();
  test_norm<2, unsigned> ();
  return 0;
}

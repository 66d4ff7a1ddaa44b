/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-Wno-psabi" } */
/* To GCC's vectors and back, of every size.  */
#include "../ripple-test.h"

#define TEST(T, NAME, LANES, N)						\
  typedef T NAME##_v __attribute__ ((vector_size (N * sizeof (T))));	\
  NOIPA static void							\
  NAME (const T *a, T *r, NAME##_v *out, const NAME##_v *in)		\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, LANES, 2);		\
    size_t v = ripple_id (B, 0);					\
    NAME##_v x = ripple_to_vec (N, T, B, (T) (a[v] + a[v]));		\
    x = x - *in;							\
    *out = x;								\
    r[v] = vec_to_ripple (N, T, B, x);					\
    if (a[v] > (T) 0)							\
      r[LANES + v] = vec_to_ripple (N, T, B, *in);			\
  }									\
  NOIPA static void							\
  NAME##_named (const T *a, T *r, const NAME##_v *in)			\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, LANES);		\
    size_t v = ripple_id (B, 0);					\
    NAME##_v x = ripple_to_vec_type (NAME##_v, T, B, (T) (a[v] + a[v])); \
    r[v] = vec_type_to_ripple (NAME##_v, T, B, x - *in);		\
  }									\
  static void								\
  test_##NAME (void)							\
  {									\
    T a[LANES], r[2 * LANES];						\
    NAME##_v out, in;							\
    FILL (T, a, LANES);							\
    for (int i = 0; i < N; i++)						\
      in[i] = (T) (i + 1);						\
    memset (r, 0, sizeof r);						\
    NAME (a, r, &out, &in);						\
    for (int i = 0; i < LANES; i++)					\
      {									\
	CHECK (out[i] == (T) ((T) (a[i] + a[i]) - in[i]));		\
	CHECK (r[i] == out[i]);						\
	CHECK (r[LANES + i] == (a[i] > (T) 0 ? in[i] : (T) 0));		\
      }									\
    NAME##_named (a, r, &in);						\
    for (int i = 0; i < LANES; i++)					\
      CHECK (r[i] == out[i]);						\
  }
#define ALL(M)								\
  M (float, f32_16, 16, 16) M (float, f32_3, 3, 4) M (float, f32_1, 1, 1) \
  M (float, f32_20, 20, 64) M (float, f32_2, 2, 2) M (char, c_64, 64, 64) \
  M (signed char, i8_3, 3, 8) M (unsigned char, u8_256, 256, 256)	\
  M (short, i16_32, 32, 32) M (unsigned short, u16_4, 4, 4)		\
  M (int, i32_8, 8, 16) M (unsigned, u32_2, 2, 16)			\
  M (long, i64_8, 8, 8) M (unsigned long long, ull_5, 5, 16)		\
  M (double, f64_4, 4, 4) M (double, f64_9, 9, 16)
ALL (TEST)

/* Two and three dimensions; one of a block that has two.  */

typedef int v32 __attribute__ ((vector_size (32 * sizeof (int))));

NOIPA static void
dims (const int *a, v32 *out, int *r)
{
  ripple_block_t B = ripple_set_block_shape (0, 4, 3);
  ripple_block_t C = ripple_set_block_shape (0, 3, 2, 4);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1);
  out[0] = ripple_to_vec_2d (32, int, B, a[x + 10 * y]);
  size_t cx = ripple_id (C, 0), cy = ripple_id (C, 1), cz = ripple_id (C, 2);
  out[1] = ripple_to_vec_3d (32, int, C, a[cx + 10 * cy + 3 * cz]);
  out[2] = ripple_to_vec (32, int, B, ripple_slice (a[x + 10 * y], -1, 2));
  r[x + 10 * y] = vec_to_ripple_2d (32, int, B, out[0]);
  r[100 + 20 * cx + 4 * cy + cz] = vec_to_ripple_3d (32, int, C, out[1]);
  r[180 + x + 4 * y] = vec_type_to_ripple
    (v32, int, B, ripple_to_vec_type (v32, int, B, a[x + 10 * y]));
  /* A value that lacks a dimension is repeated along it.  */
  out[3] = ripple_to_vec_2d (32, int, B, a[y]);
}

static void
test_dims (void)
{
  int a[100], r[200] = {};
  v32 out[4];
  FILL (int, a, 100);
  dims (a, out, r);
  for (int x = 0; x < 4; x++)
    {
      for (int y = 0; y < 3; y++)
	{
	  CHECK (out[0][x + 4 * y] == a[x + 10 * y]);
	  CHECK (r[x + 10 * y] == a[x + 10 * y]);
	  CHECK (out[3][x + 4 * y] == a[y]);
	  CHECK (r[180 + x + 4 * y] == a[x + 10 * y]);
	}
      CHECK (out[2][x] == a[x + 20]);
    }
  for (int x = 0; x < 3; x++)
    for (int y = 0; y < 2; y++)
      for (int z = 0; z < 4; z++)
	{
	  CHECK (out[1][x + 3 * y + 6 * z] == a[x + 10 * y + 3 * z]);
	  CHECK (r[100 + 20 * x + 4 * y + z] == a[x + 10 * y + 3 * z]);
	}
}

/* In loops, in remainders and where a vector goes round a loop.  */

typedef float v16 __attribute__ ((vector_size (64)));

NOIPA static v16
accumulate (int n, const float *a)
{
  ripple_block_t B = ripple_set_block_shape (0, 16);
  v16 s = {};
  size_t v = ripple_id (B, 0);
  for (int i = 0; i < n; i++)
    s += ripple_to_vec (16, float, B, a[16 * i + v]);
  return s;
}

int
main (void)
{
#define RUN(T, NAME, LANES, N) test_##NAME ();
  ALL (RUN)
  test_dims ();
  float a[160];
  FILL (float, a, 160);
  v16 s = accumulate (10, a);
  for (int i = 0; i < 16; i++)
    {
      float t = 0;
      for (int k = 0; k < 10; k++)
	t += a[16 * k + i];
      CHECK (s[i] == t);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-require scalable } */
/* Vectors of the program whose length is that of the machine's (ACLE, the
   intrinsics of RISC-V) from tensors and back: of one register, of parts of
   one and of several.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-not {\[sp} scale_4 } */
/* { dg-asm-times {\tld1w\t} 1 scale_4 } */
/* { dg-asm-times {\tst1w\t} 1 scale_4 } */
#include "ripple-test.h"

enum { MOST = 16 };			/* Values that vscale can have.  */

#ifdef __riscv
# include <riscv_vector.h>
typedef vfloat32m1_t floats;
typedef vuint8m1_t bytes;
typedef vint64m1_t longs;
typedef vfloat32m2_t floats2;
# define ALL(ES) (ripple_vscale () * (16 / ES))
# define TWICE(V) __riscv_vfadd_vv_f32m1 (V, V, ALL (4))
# define TWICE2(V) __riscv_vfadd_vv_f32m2 (V, V, 2 * ALL (4))
# define NEGATED(V) __riscv_vneg_v_i64m1 (V, ALL (8))
# define INVERTED(V) __riscv_vnot_v_u8m1 (V, ALL (1))
#else
# include <arm_sve.h>
typedef svfloat32_t floats;
typedef svuint8_t bytes;
typedef svint64_t longs;
typedef svfloat32x2_t floats2;
# define TWICE(V) svadd_x (svptrue_b32 (), V, V)
# define TWICE2(V) \
  svcreate2 (TWICE (svget2 (V, 0)), TWICE (svget2 (V, 1)))
# define NEGATED(V) svneg_x (svptrue_b64 (), V)
# define INVERTED(V) svnot_x (svptrue_b8 (), V)
#endif

static floats
twice (floats v)
{
  return TWICE (v);
}

#define TEST(T, NAME, V, LANES, OP, WANT)				\
  NOIPA void								\
  NAME##_##LANES (const T *a, T *r)					\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, ripple_scalable (LANES)); \
    size_t i = ripple_id (B, 0);					\
    V v = ripple_to_vec_type (V, T, B, a[i]);				\
    v = OP (v);								\
    r[i] = vec_type_to_ripple (V, T, B, v);				\
  }									\
  static void								\
  test_##NAME##_##LANES (void)						\
  {									\
    static T a[LANES * MOST], r[LANES * MOST];				\
    int n = LANES * ripple_vscale ();					\
    FILL (T, a, n);							\
    NAME##_##LANES (a, r);						\
    for (int i = 0; i < n; i++)						\
      CHECK (r[i] == (T) (WANT));					\
  }

#define ALL_TESTS(M)							\
  M (float, scale, floats, 4, twice, a[i] + a[i])			\
  M (float, scale, floats, 2, twice, a[i] + a[i])			\
  M (float, both, floats2, 8, TWICE2, a[i] + a[i])			\
  M (float, both, floats2, 5, TWICE2, a[i] + a[i])			\
  M (int64_t, negate, longs, 2, NEGATED, 0 - (uint64_t) a[i])		\
  M (uint8_t, invert, bytes, 16, INVERTED, ~a[i])			\
  M (uint8_t, invert, bytes, 4, INVERTED, ~a[i])

ALL_TESTS (TEST)

/* In an annotated loop, with a remainder, under a condition.  */

NOIPA static void
loop (int n, const float *a, float *r)
{
  ripple_block_t B = ripple_set_block_shape (0, ripple_scalable (4));

  ripple_parallel (B, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      {
	floats v = ripple_to_vec_type (floats, float, B, a[i]);

	r[i] = vec_type_to_ripple (floats, float, B, twice (v));
      }
}

/* Two dimensions in the order of their lanes; a constant size; a vector that
   goes round a loop.  */

NOIPA static void
rows (const float *a, float *r)
{
  ripple_block_t B = ripple_set_block_shape (0, 2, ripple_scalable (2));
  ripple_block_t C = ripple_set_block_shape (0, 4);
  size_t i = ripple_id (B, 0) + 2 * ripple_id (B, 1);
  size_t n = 2 * ripple_get_block_size (B, 1);
  floats sum = ripple_to_vec_type (floats, float, B, 0.0f);

  for (int k = 0; k < 3; k++)
    sum = TWICE (sum), r[n + i] = vec_type_to_ripple (floats, float, B, sum),
    sum = ripple_to_vec_type (floats, float, B, a[i] + r[n + i]);
  r[i] = vec_type_to_ripple (floats, float, B, sum);
  r[2 * n + ripple_id (C, 0)]
    = vec_type_to_ripple (floats, float, C,
			  twice (ripple_to_vec_type (floats, float, C,
						     a[ripple_id (C, 0)])));
}

int
main (void)
{
  static float a[300], r[300];
  int n = 4 * ripple_vscale ();

#define RUN(T, NAME, V, LANES, OP, WANT) test_##NAME##_##LANES ();
  ALL_TESTS (RUN)
  FILL (float, a, 300);
  for (int count = 0; count < 300; count += 23)
    {
      memset (r, 0, sizeof r);
      loop (count, a, r);
      for (int i = 0; i < 300; i++)
	CHECK (r[i] == (i < count && a[i] > 0 ? a[i] + a[i] : 0));
    }
  rows (a, r);
  for (int i = 0; i < n; i++)
    CHECK (r[i] == a[i] * 7);
  for (int i = 0; i < 4; i++)
    CHECK (r[2 * n + i] == a[i] * 2);
  return 0;
}

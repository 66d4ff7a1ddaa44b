/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-Wno-psabi" } */
/* Stacks and bits of tensors of scalable sizes, and vectors of GCC that are
   long enough for them: rows of whole vectors, of parts of one, of several, of
   all sizes of elements, under masks too.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-not {\[sp} stack_float_8 } */
/* { dg-asm-not {\[sp} bits_double_float_4 } */
#include "ripple-test.h"

enum { MOST = 16 };			/* Values that vscale can have.  */

#define STACK(T, LANES)							\
  NOIPA static void							\
  stack_##T##_##LANES (const T *a, T *r)				\
  {									\
    ripple_block_t S							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_block_t B							\
      = ripple_set_block_shape (0, ripple_scalable (LANES), 3);		\
    size_t v = ripple_id (S, 0), n = ripple_get_block_size (S, 0);	\
    size_t x = ripple_id (B, 0), y = ripple_id (B, 1);			\
    T t = a[v];								\
    r[n * y + x] = ripple_stack (B, t, (T) (t + a[n + v]), a[n + v]);	\
  }									\
  NOIPA static void							\
  some_##T##_##LANES (const T *a, T *r)					\
  {									\
    ripple_block_t S							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_block_t B							\
      = ripple_set_block_shape (0, ripple_scalable (LANES), 3);		\
    size_t v = ripple_id (S, 0), n = ripple_get_block_size (S, 0);	\
    size_t x = ripple_id (B, 0), y = ripple_id (B, 1);			\
    T s = ripple_stack (B, a[v], a[v], a[n + v]);			\
    if (s > a[0])							\
      r[n * y + x] = ripple_stack (B, a[v], a[n + v], a[v]);		\
  }									\
  static void								\
  test_stack_##T##_##LANES (void)					\
  {									\
    static T a[2 * LANES * MOST], r[3 * LANES * MOST];			\
    static T w[3 * LANES * MOST];					\
    int n = LANES * ripple_vscale ();					\
    FILL (T, a, 2 * n);							\
    for (int i = 0; i < n; i++)						\
      {									\
	w[i] = a[i];							\
	w[n + i] = (T) (a[i] + a[n + i]);				\
	w[2 * n + i] = a[n + i];					\
      }									\
    stack_##T##_##LANES (a, r);						\
    CHECK_SAME (r, w, 3 * n);						\
    for (int i = 0; i < n; i++)						\
      {									\
	if (a[i] > a[0])						\
	  w[i] = a[i], w[n + i] = a[n + i];				\
	if (a[n + i] > a[0])						\
	  w[2 * n + i] = a[i];						\
      }									\
    some_##T##_##LANES (a, r);						\
    CHECK_SAME (r, w, 3 * n);						\
  }

/* The bits of BYTES bytes for each vscale.  */
#define BITS(S, D, DN, BYTES)						\
  NOIPA static void							\
  bits_##S##_##D##_##BYTES (const S *a, D *r)				\
  {									\
    ripple_block_t from = ripple_set_block_shape			\
      (0, ripple_scalable (BYTES * 4 / sizeof (S)));			\
    ripple_block_t to = ripple_set_block_shape				\
      (0, ripple_scalable (BYTES * 4 / sizeof (D)));			\
    r[ripple_id (to, 0)]						\
      = ripple_reinterp_##DN (to, a[ripple_id (from, 0)]);		\
  }									\
  static void								\
  test_bits_##S##_##D##_##BYTES (void)					\
  {									\
    static S a[4 * BYTES * MOST];					\
    static D r[4 * BYTES * MOST];					\
    int bytes = 4 * BYTES * ripple_vscale ();				\
    FILL (unsigned char, (unsigned char *) a, bytes);			\
    bits_##S##_##D##_##BYTES (a, r);					\
    CHECK (!memcmp (a, r, bytes));					\
  }

/* To a vector that the longest vectors fit in, and back.  */
#define VECTOR_LANES(LANES) (LANES == 6 ? 8 : LANES)
#define VECTOR(T, LANES)						\
  typedef T v_##T##_##LANES						\
    __attribute__ ((vector_size (MOST * VECTOR_LANES (LANES)		\
				 * sizeof (T))));			\
  NOIPA static void							\
  vector_##T##_##LANES (const T *a, T *r, v_##T##_##LANES *o)		\
  {									\
    ripple_block_t B							\
      = ripple_set_block_shape (0, ripple_scalable (LANES), 2);		\
    size_t v = ripple_id (B, 0);					\
    v_##T##_##LANES x							\
      = ripple_to_vec (MOST * VECTOR_LANES (LANES), T, B,		\
		       (T) (a[v] * (T) 2));				\
    *o = x + *o;							\
    r[v] = vec_to_ripple (MOST * VECTOR_LANES (LANES), T, B, *o);	\
  }									\
  static void								\
  test_vector_##T##_##LANES (void)					\
  {									\
    static T a[LANES * MOST], r[LANES * MOST];				\
    static v_##T##_##LANES o;						\
    int n = LANES * ripple_vscale ();					\
    FILL (T, a, n);							\
    for (int i = 0; i < n; i++)						\
      o[i] = (T) i;							\
    vector_##T##_##LANES (a, r, &o);					\
    for (int i = 0; i < n; i++)						\
      CHECK (r[i] == (T) ((T) (a[i] * (T) 2) + (T) i) && o[i] == r[i]);	\
  }

typedef unsigned char byte;
typedef unsigned short word;

#define STACKS(M)							\
  M (byte, 2) M (byte, 16) M (byte, 24) M (word, 1) M (word, 8)		\
  M (int, 2) M (int, 4) M (int, 7) M (float, 8) M (float, 3)		\
  M (int64_t, 1) M (int64_t, 2) M (double, 5)
#define BITS_OF(M)							\
  M (byte, float, f32, 4) M (double, byte, u8, 2) M (word, int, i32, 1)	\
  M (double, float, f32, 4) M (float, double, f64, 2)			\
  M (int, word, u16, 12) M (byte, int64_t, i64, 6)
#define VECTORS(M) M (byte, 4) M (word, 8) M (int, 4) M (double, 6)

STACKS (STACK)
BITS_OF (BITS)
VECTORS (VECTOR)

/* Three dimensions, the scalable one in the middle; a scalar; one tensor.  */

NOIPA static void
shapes (const int *a, int *r)
{
  ripple_block_t row = ripple_set_block_shape (0, 2, ripple_scalable (2));
  ripple_block_t cube = ripple_set_block_shape (0, 2, ripple_scalable (2), 2);
  ripple_block_t one = ripple_set_block_shape (0, ripple_scalable (4), 1);
  size_t x = ripple_id (row, 0), y = ripple_id (row, 1);
  size_t n = 2 * ripple_get_block_size (row, 1);
  size_t v = ripple_id (cube, 0) + 2 * ripple_id (cube, 1)
	     + n * ripple_id (cube, 2);
  size_t w = ripple_id (one, 0);

  r[v] = ripple_stack (cube, a[x + 2 * y], a[n + x + 2 * y]);
  r[2 * n + w] = ripple_stack (one, a[w]);
}

static void
test_shapes (void)
{
  static int a[8 * MOST], r[12 * MOST];
  int n = 4 * ripple_vscale ();

  FILL (int, a, 2 * n);
  shapes (a, r);
  CHECK_SAME (r, a, 2 * n);
  CHECK_SAME (r + 2 * n, a, n);
}

int
main (void)
{
#define RUN_STACK(T, LANES) test_stack_##T##_##LANES ();
#define RUN_BITS(S, D, DN, BYTES) test_bits_##S##_##D##_##BYTES ();
#define RUN_VECTOR(T, LANES) test_vector_##T##_##LANES ();
  STACKS (RUN_STACK)
  BITS_OF (RUN_BITS)
  VECTORS (RUN_VECTOR)
  test_shapes ();
  return 0;
}

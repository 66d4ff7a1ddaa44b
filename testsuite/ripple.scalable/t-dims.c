/* { dg-do run } */
/* GCC 12's own vectors of the models are an instruction that does not exist,
   with -O3 -flto and AVX-512.  */
/* { dg-options "-w -fno-tree-vectorize" } */
/* { dg-isa "native avx2 sse2" } */
/* Any dimension of a block may be scalable: coordinates, broadcasts, slices,
   partial reductions and conditions between its dimensions.  */
#include "ripple-test.h"

enum { MOST = 8192 };

#define ADD(x, y) ((x) + (y))
#define MIN(x, y) ((y) < (x) ? (y) : (x))

#define FOR_LANES							\
  for (size_t z = 0; z < sz; z++)					\
    for (size_t y = 0; y < sy; y++)					\
      for (size_t x = 0; x < sx; x++)

#define BLOCK(A, B, C)							\
  ripple_block_t block = ripple_set_block_shape (0, A, B, C);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);		\
  size_t z = ripple_id (block, 2);					\
  size_t sx = ripple_get_block_size (block, 0);				\
  size_t sy = ripple_get_block_size (block, 1);				\
  size_t k = x + sx * (y + sy * z)

/* The lane of a value that lacks the dimensions MASK.  */
#define LEFT(MASK)							\
  (((MASK) & 1 ? 0 : x)							\
   + ((MASK) & 1 ? 1 : sx)						\
     * (((MASK) & 2 ? 0 : y)						\
	+ ((MASK) & 2 ? 1 : sy) * ((MASK) & 4 ? 0 : z)))

#define REDUCE(T, NAME, MASK, OP, ON)					\
  for (size_t i = 0; i < MOST; i++)					\
    want[i] = 0, seen[i] = 0;						\
  FOR_LANES								\
    {									\
      size_t k = x + sx * (y + sy * z), i = LEFT (MASK);		\
      if (!(ON))							\
	continue;							\
      want[i] = seen[i] ? (T) OP (want[i], a[k]) : a[k];		\
      seen[i] = 1;							\
    }									\
  memset (r, 0, sizeof r);						\
  NAME##_##MASK (a, r);							\
  CHECK_SAME (r, want, MOST);

#define DEFINE_REDUCE(T, NAME, MASK, A, B, C)				\
  NOIPA static void							\
  NAME##_add_##MASK (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    r[LEFT (MASK)] = ripple_reduceadd (MASK, a[k]);			\
  }									\
  NOIPA static void							\
  NAME##_min_##MASK (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    if (a[k] > 3)							\
      r[LEFT (MASK)] = ripple_reducemin (MASK, a[k]);			\
  }

#define DEFINE(T, NAME, A, B, C)					\
  NOIPA static void							\
  NAME##_ids (T *r)							\
  {									\
    BLOCK (A, B, C);							\
    r[k] = (T) (x * 3 + y * 5 + z * 7);					\
  }									\
  NOIPA static void							\
  NAME##_join (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    T p = a[x], q = a[y + 40], s = a[z + 80], t = a[x + sx * y];	\
    T u = a[y + sy * z], v = a[x + sx * z];				\
    r[k] = (T) (p + q + s + t + u + v);					\
  }									\
  NOIPA static void							\
  NAME##_conditions (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    r[k] = a[k];							\
    if (a[x] > 2)							\
      {									\
	if (a[y] > 1)							\
	  r[k] = (T) (a[k] + 1);					\
	else if (z > 0)							\
	  r[k] = (T) (a[y] + a[z]);					\
      }									\
    else if (a[x + sx * z] < 9)						\
      r[k] = a[x];							\
  }									\
  NOIPA static void							\
  NAME##_some (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    if (a[k] > 20)							\
      r[x] = a[x];							\
    if (a[k] > 21)							\
      r[MOST / 2 + y] = 1;						\
    if (a[k] > 22)							\
      r[MOST / 4 + z] = a[z];						\
  }									\
  NOIPA static void							\
  NAME##_slices (const T *a, T *r)					\
  {									\
    BLOCK (A, B, C);							\
    T v = a[k];								\
    r[k] = (T) (ripple_slice (v, 0, -1, -1) + ripple_slice (v, -1, 1, -1) \
		+ ripple_slice (v, -1, -1, 1)				\
		+ ripple_slice (v, 1, 0, -1) + ripple_slice (v, 0, -1, 1) \
		+ ripple_slice (v, -1, 1, 1) + ripple_slice (v, 1, 1, 1)); \
  }									\
  DEFINE_REDUCE (T, NAME, 1, A, B, C)					\
  DEFINE_REDUCE (T, NAME, 2, A, B, C)					\
  DEFINE_REDUCE (T, NAME, 3, A, B, C)					\
  DEFINE_REDUCE (T, NAME, 4, A, B, C)					\
  DEFINE_REDUCE (T, NAME, 5, A, B, C)					\
  DEFINE_REDUCE (T, NAME, 6, A, B, C)					\
  NOIPA static void							\
  NAME##_test (void)							\
  {									\
    static T a[MOST], r[MOST], want[MOST];				\
    static char seen[MOST];						\
    volatile size_t sizes[3] = { A, B, C };				\
    size_t sx = sizes[0], sy = sizes[1], sz = sizes[2];			\
    size_t n = sx * sy * sz;						\
    CHECK (n <= MOST / 4);						\
    for (size_t i = 0; i < MOST; i++)					\
      a[i] = (T) (rnd () % 25);						\
    memset (r, 0, sizeof r);						\
    memset (want, 0, sizeof r);						\
    NAME##_ids (r);							\
    FOR_LANES								\
      want[x + sx * (y + sy * z)] = (T) (x * 3 + y * 5 + z * 7);	\
    CHECK_SAME (r, want, MOST);						\
    NAME##_join (a, r);							\
    FOR_LANES								\
      want[x + sx * (y + sy * z)]					\
	= (T) (a[x] + a[y + 40] + a[z + 80] + a[x + sx * y]		\
	       + a[y + sy * z] + a[x + sx * z]);			\
    CHECK_SAME (r, want, MOST);						\
    NAME##_conditions (a, r);						\
    FOR_LANES								\
      {									\
	size_t k = x + sx * (y + sy * z);				\
	want[k] = (a[x] > 2 ? (a[y] > 1 ? (T) (a[k] + 1)		\
			       : z > 0 ? (T) (a[y] + a[z]) : a[k])	\
		   : a[x + sx * z] < 9 ? a[x] : a[k]);			\
      }									\
    CHECK_SAME (r, want, MOST);						\
    memset (r, 0, sizeof r);						\
    memset (want, 0, sizeof r);						\
    NAME##_some (a, r);							\
    FOR_LANES								\
      {									\
	T v = a[x + sx * (y + sy * z)];					\
	if (v > 20)							\
	  want[x] = a[x];						\
	if (v > 21)							\
	  want[MOST / 2 + y] = 1;					\
	if (v > 22)							\
	  want[MOST / 4 + z] = a[z];					\
      }									\
    CHECK_SAME (r, want, MOST);						\
    memset (r, 0, sizeof r);						\
    memset (want, 0, sizeof r);						\
    NAME##_slices (a, r);						\
    FOR_LANES								\
      want[x + sx * (y + sy * z)]					\
	= (T) (a[sx * (y + sy * z)] + a[x + sx * (1 + sy * z)]		\
	       + a[x + sx * (y + sy)] + a[1 + sx * sy * z]		\
	       + a[sx * (y + sy)] + a[x + sx * (1 + sy)]		\
	       + a[1 + sx * (1 + sy)]);					\
    CHECK_SAME (r, want, MOST);						\
    REDUCE (T, NAME##_add, 1, ADD, 1)					\
    REDUCE (T, NAME##_add, 2, ADD, 1)					\
    REDUCE (T, NAME##_add, 3, ADD, 1)					\
    REDUCE (T, NAME##_add, 4, ADD, 1)					\
    REDUCE (T, NAME##_add, 5, ADD, 1)					\
    REDUCE (T, NAME##_add, 6, ADD, 1)					\
    REDUCE (T, NAME##_min, 1, MIN, a[k] > 3)				\
    REDUCE (T, NAME##_min, 2, MIN, a[k] > 3)				\
    REDUCE (T, NAME##_min, 3, MIN, a[k] > 3)				\
    REDUCE (T, NAME##_min, 4, MIN, a[k] > 3)				\
    REDUCE (T, NAME##_min, 5, MIN, a[k] > 3)				\
    REDUCE (T, NAME##_min, 6, MIN, a[k] > 3)				\
  }

#define V(N) ripple_scalable (N)

DEFINE (int32_t, int_x, V (4), 2, 2)
DEFINE (int32_t, int_y, 2, V (4), 3)
DEFINE (int32_t, int_z, 3, 2, V (2))
DEFINE (uint8_t, byte_x, V (16), 2, 3)
DEFINE (int8_t, byte_y, 3, V (2), 2)
DEFINE (int16_t, short_x, V (8), 3, 2)
DEFINE (uint16_t, short_y, 4, V (4), 2)
DEFINE (int64_t, long_x, V (2), 4, 2)
DEFINE (uint64_t, long_z, 2, 2, V (3))
DEFINE (float, float_x, V (8), 2, 2)
DEFINE (float, float_y, 2, V (3), 2)
DEFINE (double, double_x, V (2), 2, 3)
DEFINE (double, double_y, 2, V (5), 2)

int
main (void)
{
  int_x_test ();
  int_y_test ();
  int_z_test ();
  byte_x_test ();
  byte_y_test ();
  short_x_test ();
  short_y_test ();
  long_x_test ();
  long_z_test ();
  float_x_test ();
  float_y_test ();
  double_x_test ();
  double_y_test ();
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-levels "-O0 -O2" } */
/* { dg-options "-Wall" } */
/* Objects that are smaller than the vectors by which some of their elements
   are accessed, under a mask and from a place that is not known.  GCC takes
   such an access for one of the whole vector, which cannot be in a smaller
   object, and removes or moves stores to it (late/partial-accesses.cc).  Nor
   may it say that the loop over whole blocks, which never runs, goes beyond
   them (late/small-objects.cc).  */
#include "../ripple-test.h"

#define KERNELS(T, N)							\
static T whole_##T[N];							\
NOIPA static void							\
load_##T (T *r, const T *a, int k, int n)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64 / sizeof (T));	\
  T y[N];								\
  y[0] = a[0];								\
  y[1] = a[1];								\
  y[2] = a[2];								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = y[k + i];							\
}									\
NOIPA static void							\
store_##T (T *r, const T *a, int k, int n)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64 / sizeof (T));	\
  T y[N] = { 7, 7, 7 };							\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    y[k + i] = a[i];							\
  r[0] = y[0];								\
  r[1] = y[1];								\
  r[2] = y[2];								\
}									\
NOIPA static void							\
global_##T (T *r, const T *a, int k, int n)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64 / sizeof (T));	\
  const T *p = whole_##T + k;						\
  whole_##T[0] = a[0];							\
  whole_##T[1] = a[1];							\
  whole_##T[2] = a[2];							\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = p[i];							\
  whole_##T[0] = whole_##T[1] = whole_##T[2] = 0;			\
}

#define INLINED(T, N)							\
static inline void							\
copy_##T (T *y, const T *x, int n)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64 / sizeof (T));	\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    y[i] = x[i];							\
}									\
NOIPA static void							\
inlined_##T (T *r, const T *a, int k, int n)				\
{									\
  struct { int first; T y[N]; } s = { 1, { 7, 7, 7 } };			\
  T whole[N];								\
  copy_##T (s.y + k, a, n);						\
  copy_##T (whole, s.y, 3);						\
  copy_##T (r, whole, 3);						\
}

#define TEST(T, N)							\
  for (int k = 0; k < 3; k++)						\
    for (int n = 0; n <= 3 - k; n++)					\
      {									\
	T a[3] = { 11, 22, 33 }, r[3] = { 1, 2, 3 };			\
	load_##T (r, a, k, n);						\
	for (int i = 0; i < 3; i++)					\
	  CHECK (r[i] == (i < n ? a[k + i] : (T) (i + 1)));		\
	global_##T (r, a, k, n);					\
	for (int i = 0; i < 3; i++)					\
	  CHECK (r[i] == (i < n ? a[k + i] : (T) (i + 1)));		\
	store_##T (r, a, k, n);						\
	for (int i = 0; i < 3; i++)					\
	  CHECK (r[i] == (i >= k && i < k + n ? a[i - k] : (T) 7));	\
	inlined_##T (r, a, k, n);					\
	for (int i = 0; i < 3; i++)					\
	  CHECK (r[i] == (i >= k && i < k + n ? a[i - k] : (T) 7));	\
      }

#define EACH(DO) DO (char, 24) DO (short, 6) DO (int, 3) DO (long, 3) \
  DO (float, 3) DO (double, 3)
EACH (KERNELS)
EACH (INLINED)

int
main (void)
{
  EACH (TEST)
  return 0;
}

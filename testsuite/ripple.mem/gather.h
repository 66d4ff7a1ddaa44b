/* Gathers of elements and by indices of all sizes, with and without masks.  */

#include "ripple-test.h"

enum { N = 160 };

#define KERNELS(T, I)							\
  NOIPA void								\
  gather_##T##_##I (size_t n, T *a, const T *b, const I *index)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel_full (block, 0);					\
    for (size_t i = 0; i < n; i++)					\
      a[i] = b[index[i]];						\
  }									\
  NOIPA void								\
  masked_##T##_##I (size_t n, T *a, const T *b, const I *index)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 32);		\
    ripple_parallel (block, 0);						\
    for (size_t i = 0; i < n; i++)					\
      if (a[i] > 5)							\
	a[i] = b[index[i]];						\
  }									\
  NOIPA void								\
  rest_##T##_##I (int n, T *a, const T *b, const I *index)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      a[i] = b[index[i]];						\
  }									\
  static void								\
  try_##T##_##I (void)							\
  {									\
    T a[N], b[N];							\
    I index[N];								\
    for (int i = 0; i < N; i++)						\
      {									\
	b[i] = i * 3;							\
	index[i] = i * 37 % N;						\
      }									\
    gather_##T##_##I (N, a, b, index);					\
    for (int i = 0; i < N; i++)						\
      CHECK (a[i] == b[i * 37 % N]);					\
    for (int n = 0; n < 80; n += n < 40 ? 1 : 7)			\
      {									\
	for (int i = 0; i < N; i++)					\
	  {								\
	    a[i] = i % 11;						\
	    index[i] = i % 11 > 5 ? i * 37 % N : (I) 0x7fffff00;	\
	  }								\
	masked_##T##_##I (n, a, b, index);				\
	for (int i = 0; i < N; i++)					\
	  CHECK (a[i] == (i < n && i % 11 > 5 ? b[i * 37 % N] : i % 11)); \
      }									\
    for (int n = 0; n < 20; n++)					\
      {									\
	for (int i = 0; i < N; i++)					\
	  {								\
	    a[i] = 7;							\
	    index[i] = i < n ? i * 37 % N : (I) 0x7fffff00;		\
	  }								\
	rest_##T##_##I (n, a, b, index);				\
	for (int i = 0; i < N; i++)					\
	  CHECK (a[i] == (i < n ? b[i * 37 % N] : 7));			\
      }									\
  }

KERNELS (float, int)
KERNELS (float, long)
KERNELS (double, int)
KERNELS (double, long)
KERNELS (int, int)
KERNELS (int, long)
KERNELS (long, int)
KERNELS (long, long)

int
main (void)
{
  try_float_int ();
  try_float_long ();
  try_double_int ();
  try_double_long ();
  try_int_int ();
  try_int_long ();
  try_long_int ();
  try_long_long ();
}

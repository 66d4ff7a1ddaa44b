/* Sums that begin with something: for t-starts.c and t-starts-fast.c.  */
#include "../ripple-test.h"

enum { MAX = 70, ALL = MAX * MAX };

#define NEST(NAME, T, U, START)						\
NOIPA static void							\
NAME (const U *a, const U *b, T *c, const T *u, const T *v, int m, int n, \
      int k, T w)							\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 4, 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  T s = START;							\
	  for (int l = 0; l < k; l++)					\
	    s += a[l * m + i] * b[l * n + j];				\
	  c[i * n + j] = s;						\
	}								\
    }									\
}									\
static void								\
NAME##_test (int m, int n, int k)					\
{									\
  static T c[ALL + 1], u[3 * MAX], v[3 * MAX], w = 9;			\
  static U a[ALL], b[ALL];						\
  for (int i = 0; i < ALL; i++)						\
    {									\
      a[i] = i % 7 - 3;							\
      b[i] = i % 5 - 2;							\
    }									\
  for (int i = 0; i < 3 * MAX; i++)					\
    {									\
      u[i] = i * 3 - 50;						\
      v[i] = 100 - i;							\
    }									\
  c[m * n] = 77;							\
  NAME (a, b, c, u, v, m, n, k, w);					\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	T s = START;							\
	for (int l = 0; l < k; l++)					\
	  s += a[l * m + i] * b[l * n + j];				\
	CHECK (c[i * n + j] == s);					\
      }									\
  CHECK (c[m * n] == 77);						\
}

#define NESTS(KIND, T, U)						\
  NEST (KIND##_of_columns, T, U, v[j])					\
  NEST (KIND##_of_rows, T, U, u[i])					\
  NEST (KIND##_computed, T, U, 2 * u[i] + w)				\
  NEST (KIND##_same, T, U, 7)						\
  NEST (KIND##_argument, T, U, w)					\
  NEST (KIND##_apart, T, U, v[3 * j])					\
  NEST (KIND##_of_both, T, U, u[i] + v[j])

NESTS (bytes, int, signed char)
NESTS (unsigned_bytes, unsigned, unsigned char)
NESTS (floats, float, float)
NESTS (doubles, double, double)

#define TEST(KIND)							\
  do									\
    {									\
      KIND##_of_columns_test (m, n, k);					\
      KIND##_of_rows_test (m, n, k);					\
      KIND##_computed_test (m, n, k);					\
      KIND##_same_test (m, n, k);					\
      KIND##_argument_test (m, n, k);					\
      KIND##_apart_test (m, n, k);					\
      KIND##_of_both_test (m, n, k);					\
    }									\
  while (0)

static void
test_all (void)
{
  static const int sizes[] = { 0, 1, 15, 16, 33, 69 };
  for (int i = 0; i < 36; i++)
    {
      int m = sizes[i / 6], n = sizes[i % 6], k = i % 4 * 5;
      TEST (bytes);
      TEST (unsigned_bytes);
      TEST (floats);
      TEST (doubles);
    }
}

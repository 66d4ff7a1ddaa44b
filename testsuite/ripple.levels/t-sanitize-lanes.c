/* { dg-do run } */
/* { dg-options "-fsanitize=undefined" } */
/* { dg-levels "-O0 -O2" } */
/* { dg-require ubsan } */
/* { dg-isa "native avx2 sse2" } */
/* What the sanitizer for undefined behaviour finds in lanes: as much as in the
   plain loop, lane by lane, not in lanes that are off.  Its handlers are
   replaced by ones that count.  */
#include "../ripple-test.h"
#include <limits.h>

static struct { int add, sub, mul, shift, bounds, null; } found, expected;

#define HANDLER(NAME, COUNT, ...)					\
  void __ubsan_handle_##NAME (void *data, __VA_ARGS__);			\
  void									\
  __ubsan_handle_##NAME (void *data, __VA_ARGS__)			\
  {									\
    (void) data, (void) a;						\
    found.COUNT++;							\
  }
HANDLER (add_overflow, add, void *a, void *b)
HANDLER (sub_overflow, sub, void *a, void *b)
HANDLER (mul_overflow, mul, void *a, void *b)
HANDLER (shift_out_of_bounds, shift, void *a, void *b)
HANDLER (out_of_bounds, bounds, void *a)
HANDLER (type_mismatch_v1, null, void *a)

#define N 37
static int a[N], b[N], c[N], table[20];

#define KERNEL(NAME, BODY)					\
  NOIPA static void						\
  NAME (int n, int m)						\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, 16);	\
    (void) m;							\
    ripple_parallel (block, 0);					\
    for (int i = 0; i < n; i++)					\
      {								\
	BODY							\
      }								\
  }								\
  NOIPA static void						\
  NAME##_model (int n, int m)					\
  {								\
    (void) m;							\
    for (int i = 0; i < n; i++)					\
      {								\
	BODY							\
      }								\
  }

KERNEL (sums, c[i] = a[i] + b[i];)
KERNEL (under_mask, if (i & 1) c[i] = a[i] * b[i]; else c[i] = -a[i] - b[i];)
KERNEL (shifts, c[i] = 1 << b[i];)
KERNEL (series, c[i] = i + m;)
KERNEL (series_under_mask, if (a[i] > 3) c[i] = (i + m) & 3;)
KERNEL (indices, int k = b[i] & 31; int v = 0; if (k < 30) v = table[k];
	c[i] = v;)

#define SAME(NAME)							\
  NAME##_model (N, INT_MAX - 10);					\
  expected = found;							\
  memset (&found, 0, sizeof found);					\
  NAME (N, INT_MAX - 10);						\
  CHECK (memcmp (&found, &expected, sizeof found) == 0);		\
  memset (&found, 0, sizeof found)

int
main (void)
{
  for (int i = 0; i < N; i++)
    {
      a[i] = i % 3 ? INT_MAX : 3;
      b[i] = i;
    }
  SAME (sums);
  CHECK (expected.add == 24);
  SAME (under_mask);
  SAME (shifts);
  SAME (series);
  CHECK (expected.add == 26);
  SAME (series_under_mask);
  SAME (indices);
  CHECK (expected.bounds > 0);
  return 0;
}

/* Sums in lane order of blocks of SIZE (B) lanes, all values or some: the
   result of a scalar loop, bit for bit.  */
#define KERNEL(T, B) \
NOIPA static T \
sum_##T##_##B (int n, T start, const T *x) \
{ \
  ripple_block_t BS = ripple_set_block_shape (0, SIZE (B)); \
  T sum = start; \
  ripple_parallel (BS, 0); \
  for (int i = 0; i < n; i++) \
    sum = ripple_reduceadd_ordered (1, sum, x[i]); \
  return sum; \
} \
NOIPA static T \
some_##T##_##B (int n, T start, const T *x) \
{ \
  ripple_block_t BS = ripple_set_block_shape (0, SIZE (B)); \
  T sum = start; \
  ripple_parallel (BS, 0); \
  for (int i = 0; i < n; i++) \
    if (x[i] > 3) \
      sum = ripple_reduceadd_ordered (1, sum, x[i] * x[i]); \
  return sum; \
} \
static void \
test_##T##_##B (void) \
{ \
  for (int k = 0; k < TRIPS; k++) \
    { \
      int n = trip (k, (int) SIZE (B)); \
      BUF (T, x, n, 0); \
      T all = (T) 1 / (T) 3, some = (T) -0.0; \
      for (int i = 0; i < n; i++) \
	x[i] = x[i] / (T) 7; \
      for (int i = 0; i < n; i++) \
	{ \
	  all += x[i]; \
	  if (x[i] > 3) \
	    some += x[i] * x[i]; \
	} \
      T a = sum_##T##_##B (n, (T) 1 / (T) 3, x); \
      T b = some_##T##_##B (n, (T) -0.0, x); \
      CHECK (memcmp (&a, &all, sizeof a) == 0); \
      CHECK (memcmp (&b, &some, sizeof b) == 0); \
      buf_free_all (); \
    } \
}

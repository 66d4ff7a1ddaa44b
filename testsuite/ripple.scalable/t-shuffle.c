/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Shuffles of blocks of scalable sizes: all kinds of maps of one and of two
   blocks, for all element types.  */
#include "ripple-test.h"

#define MAP(NAME, EXPR)							\
  static size_t								\
  NAME (size_t k, size_t n)						\
  {									\
    return (EXPR) + 0 * k * n;						\
  }

MAP (same, k)
MAP (first, 0)
MAP (last, n - 1)
MAP (reverse, n - 1 - k)
MAP (rotate, (k + 1) % n)
MAP (rotate_back, (k + n - 1) % n)
MAP (rotate_half, (k + n / 2) % n)
MAP (rotate_unit, (k + ripple_vscale ()) % n)
MAP (even_odd, k < (n + 1) / 2 ? 2 * k : 2 * (k - (n + 1) / 2) + 1)
MAP (zip, k % 2 * ((n + 1) / 2) + k / 2)
MAP (swap_pairs, (k ^ 1) < n ? k ^ 1 : k)
MAP (reverse_4, (k ^ 3) < n ? k ^ 3 : k)
MAP (broadcast_4, k / 4 * 4)
MAP (by_three, k * 3 % n)
MAP (halves, k / 2)
MAP (transpose, k % ripple_vscale () * (n / ripple_vscale ())
		+ k / ripple_vscale ())
MAP (scramble, (k * k * 7 + k * 5 + 3) % n)

/* Of two blocks.  */
MAP (splice, k + 3 < 2 * n ? k + 3 : k)
MAP (splice_far, k + n - 1)
MAP (second, n + k)
MAP (zip_low, k % 2 * n + k / 2)
MAP (zip_high, k % 2 * n + (n + k) / 2)
MAP (unzip, 2 * k)
MAP (unzip_odd, 2 * k + 1)
MAP (pairs, k % 2 ? n + k - 1 : k)
MAP (blend, k % 3 == 1 ? n + k : k)
MAP (back, 2 * n - 1 - k)
MAP (scramble_2, (k * k * 11 + k * 5 + 3) % (2 * n))
MAP (swap_ends, k == 0 ? 2 * n - 1 : k)

#define ONE(M)								\
  M (same) M (first) M (last) M (reverse) M (rotate) M (rotate_back)	\
  M (rotate_half) M (rotate_unit) M (even_odd) M (zip) M (swap_pairs)	\
  M (reverse_4) M (broadcast_4) M (by_three) M (halves) M (transpose)	\
  M (scramble)
#define TWO(M)								\
  M (splice) M (splice_far) M (second) M (zip_low) M (zip_high)		\
  M (unzip) M (unzip_odd) M (pairs) M (blend) M (back) M (scramble_2)	\
  M (swap_ends) M (same) M (reverse)

typedef size_t (*index_fn) (size_t, size_t);
#define INDEX(F) F,
static const index_fn one[] = { ONE (INDEX) }, two[] = { TWO (INDEX) };
enum
{
  N_ONE = sizeof one / sizeof *one,
  N_TWO = sizeof two / sizeof *two,
  ALL = N_ONE + N_TWO
};

#define ONE_CASE(F)							\
  r[v] = ripple_shuffle (x, F);						\
  r += n;
#define TWO_CASE(F)							\
  r[v] = ripple_shuffle_pair (x, y, F);					\
  r += n;

#define KERNEL(T, LANES)						\
  NOIPA static void							\
  kernel_##T##_##LANES (const T *a, const T *b, T *r)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    size_t v = ripple_id (block, 0), n = ripple_get_block_size (block, 0); \
    T x = a[v], y = b[v];						\
    ONE (ONE_CASE)							\
    TWO (TWO_CASE)							\
  }									\
  static void								\
  try_##T##_##LANES (void)						\
  {									\
    size_t n = LANES * ripple_vscale ();				\
    T *want = (T *) malloc (n * ALL * sizeof (T));			\
    BUF (T, a, n, BUF_END);						\
    BUF (T, b, n, BUF_START);						\
    BUF (T, r, n * ALL, BUF_END);					\
    for (size_t i = 0; i < ALL; i++)					\
      for (size_t k = 0; k < n; k++)					\
	{								\
	  size_t j = i < N_ONE ? one[i] (k, n) : two[i - N_ONE] (k, n);	\
	  want[i * n + k] = j < n ? a[j] : b[j - n];			\
	}								\
    kernel_##T##_##LANES (a, b, r);					\
    CHECK_SAME (r, want, n * ALL);					\
    buf_free_all ();							\
    free (want);							\
  }

#define TYPE(T)								\
  KERNEL (T, 1)								\
  KERNEL (T, 3)								\
  KERNEL (T, 4)								\
  KERNEL (T, 16)							\
  static void								\
  try_##T (void)							\
  {									\
    try_##T##_1 ();							\
    try_##T##_3 ();							\
    try_##T##_4 ();							\
    try_##T##_16 ();							\
  }

TYPE (int8_t)
TYPE (uint16_t)
TYPE (int32_t)
TYPE (uint64_t)
TYPE (float)
TYPE (double)
#if defined __FLT16_MAX__ && (!defined __riscv || defined __riscv_zvfh)
TYPE (_Float16)
#endif

/* Halves that change places make sense where they are as long: there are no
   vectors of other lengths.  */

MAP (butterfly, k ^ n / 2)

NOIPA static int
sum_up (const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (8));
  size_t v = ripple_id (block, 0);
  int x = a[v];
  x += ripple_shuffle (x, butterfly);
  return ripple_reducemax (1, x);
}

static void
try_butterfly (void)
{
  int a[8 * 16], most = INT_MIN, n = (int) (8 * ripple_vscale ());
  for (int i = 0; i < n; i++)
    a[i] = (int) (rnd () % 1000) - 500;
  for (int i = 0; i < n / 2; i++)
    most = a[i] + a[i + n / 2] > most ? a[i] + a[i + n / 2] : most;
  CHECK (sum_up (a) == most);
}

/* Booleans, in two dimensions, under a mask.  */

NOIPA static void
truths (const int *a, const short *b, int *r, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, ripple_vscale ());
  ripple_parallel (block, 0, 1);
  for (int i = 0; i < n; i++)
    {
      _Bool low = a[i] < 0, high = b[i] > 5, higher = b[i] > 7;
      r[i] = ripple_shuffle (low, reverse);
      if (a[i] & 1)
	r[i] += 2 * ripple_shuffle_pair (low, high, zip_low)
		+ 4 * ripple_shuffle (higher, scramble);
    }
}

static void
try_truths (void)
{
  size_t m = 4 * ripple_vscale (), n = 3 * m;
  BUF (int, a, n, BUF_END);
  BUF (short, b, n, BUF_START);
  BUF (int, r, n, BUF_END);
  truths (a, b, r, (int) n);
  for (size_t i = 0; i < n; i++)
    {
      const int *x = a + i / m * m;
      const short *y = b + i / m * m;
      size_t k = i % m, j = zip_low (k, m);
      int want = x[reverse (k, m)] < 0;
      if (a[i] & 1)
	want += 2 * (j < m ? x[j] < 0 : y[j - m] > 5)
		+ 4 * (y[scramble (k, m)] > 7);
      CHECK (r[i] == want);
    }
  buf_free_all ();
}

int
main (void)
{
  try_int8_t ();
  try_uint16_t ();
  try_int32_t ();
  try_uint64_t ();
  try_float ();
  try_double ();
#if defined __FLT16_MAX__ && (!defined __riscv || defined __riscv_zvfh)
  try__Float16 ();
#endif
  try_butterfly ();
  try_truths ();
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clause Nontemporal: all is stored, wherever it begins, whatever the number
   of iterations.  */
#include "../ripple-test.h"

#define MOST 300

#define TRIAD(T, B)							\
  NOIPA static void							\
  triad_##T##_##B (size_t n, T a, const T *restrict x,			\
		   const T *restrict y, T *restrict z)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    _Pragma ("ripple parallel Block (BS) Dims (0) Nontemporal (z)")	\
    for (size_t i = 0; i < n; i++)					\
      z[i] = (T) (x[i] + a * y[i]);					\
  }									\
									\
  static void								\
  test_##T##_##B (size_t n, size_t at, int place)			\
  {									\
    T *x = buf_new ((n + at) * sizeof (T), place);			\
    T *y = buf_new ((n + at) * sizeof (T), place);			\
    T *z = buf_new ((n + at) * sizeof (T), place);			\
    T *w = malloc ((n + at) * sizeof (T) + 1);				\
    FILL (T, x, n + at);						\
    FILL (T, y, n + at);						\
    FILL (T, z, n + at);						\
    memcpy (w, z, (n + at) * sizeof (T));				\
    for (size_t i = at; i < n + at; i++)				\
      w[i] = (T) (x[i - at] + (T) 3 * y[i]);				\
    triad_##T##_##B (n, 3, x, y + at, z + at);				\
    CHECK_SAME (z, w, n + at);						\
    free (w);								\
    buf_free_all ();							\
  }

TRIAD (float, 16)
TRIAD (float, 3)
TRIAD (double, 8)
TRIAD (double, 64)
TRIAD (int32_t, 8)
TRIAD (uint16_t, 16)
TRIAD (uint8_t, 32)
TRIAD (uint64_t, 5)

/* Places that are no elements' own.  */
typedef float apart __attribute__ ((aligned (1)));

NOIPA static void
store_apart (int n, const float *restrict x, apart *restrict z)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (BS) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[i] = x[i] * 2;
}

static void
test_apart (int n, int at)
{
  static float x[MOST];
  static char got[sizeof x + 64], want[sizeof x + 64];
  FILL (float, x, MOST);
  memset (got, 1, sizeof got);
  memcpy (want, got, sizeof got);
  for (int i = 0; i < n; i++)
    {
      float v = x[i] * 2;
      memcpy (want + at + 4 * i, &v, 4);
    }
  store_apart (n, x, (apart *) (got + at));
  CHECK_SAME (got, want, sizeof got);
}

/* Pointers in memory, arrays, masks, several stores, counters from
   anywhere.  */
static float array[MOST + 64], other[MOST + 64], *pointer;

NOIPA static void
store_memory (int from, int to, const float *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (BS) Dims (0) Nontemporal (pointer, array)
  for (int i = from; i < to; i++)
    {
      pointer[i + 1] = x[i] + 1;
      array[i + 2] = x[i] + 2;
      if (x[i] > 0)
	array[i + 2] = x[i];
    }
}

static void
test_memory (int from, int to, int at)
{
  float x[MOST], want[MOST + 64], want_array[MOST + 64];
  FILL (float, x, MOST);
  pointer = other + at;
  memcpy (want, other, sizeof want);
  memcpy (want_array, array, sizeof array);
  for (int i = from; i < to; i++)
    {
      want[at + i + 1] = x[i] + 1;
      want_array[i + 2] = x[i] > 0 ? x[i] : x[i] + 2;
    }
  store_memory (from, to, x);
  CHECK_SAME (other, want, MOST + 64);
  CHECK_SAME (array, want_array, MOST + 64);
}

/* The program alone knows what overlaps.  */
NOIPA static void
shift (int n, const int *x, int *z)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block (BS) Dims (0) Nontemporal (z)
  for (int i = 0; i < n; i++)
    z[i] = x[i] + 1;
}

static void
test_shift (int n, int from, int to)
{
  static int got[MOST + 64], want[MOST + 64];
  FILL (int, got, MOST + 64);
  memcpy (want, got, sizeof got);
  for (int b = 0; b < n; b += 8)
    {
      int v[8];
      for (int i = b; i < n && i < b + 8; i++)
	v[i - b] = (int) ((unsigned) want[i + from] + 1);
      for (int i = b; i < n && i < b + 8; i++)
	want[i + to] = v[i - b];
    }
  shift (n, got + from, got + to);
  CHECK_SAME (got, want, MOST + 64);
}

/* What was there counts.  */
NOIPA static void
update (int n, double a, double *restrict y, int tail)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  if (tail == 0)
    {
#pragma ripple parallel Block (BS) Dims (0) Nontemporal (y) Tail (predicate)
      for (int i = 0; i < n; i++)
	y[i] *= a;
    }
  else if (tail == 1)
    {
#pragma ripple parallel Block (BS) Dims (0) Nontemporal (y) Tail (peel)
      for (int i = 0; i < n; i++)
	y[i] *= a;
    }
  else
    {
#pragma ripple parallel Block (BS) Dims (0) NoRemainder Nontemporal (y)
      for (int i = 0; i < n / 8 * 8; i++)
	y[i] *= a;
    }
}

static void
test_update (int n, int at)
{
  double got[MOST + 8], want[MOST + 8];
  FILL (double, got, MOST + 8);
  memcpy (want, got, sizeof got);
  for (int tail = 0; tail < 3; tail++)
    {
      update (n, 2, got + at, tail);
      for (int i = 0; i < (tail == 2 ? n / 8 * 8 : n); i++)
	want[at + i] *= 2;
      CHECK_SAME (got, want, MOST + 8);
    }
}

int
main (void)
{
  static const size_t counts[] = { 0, 1, 2, 7, 15, 16, 17, 31, 32, 33, 63, 64,
				   65, 100, 128, 131, 200 };
  for (unsigned c = 0; c < sizeof counts / sizeof *counts; c++)
    for (int at = 0; at < 18; at += at < 9 ? 1 : 4)
      {
	size_t n = counts[c];
	int place = (at + c) % PLACES;
	test_float_16 (n, at, place);
	test_float_3 (n, at, place);
	test_double_8 (n, at, place);
	test_double_64 (n, at, place);
	test_int32_t_8 (n, at, place);
	test_uint16_t_16 (n, at, place);
	test_uint8_t_32 (n, at, place);
	test_uint64_t_5 (n, at, place);
	test_apart (n, at);
	test_memory (at, n, at);
	test_shift (n, 0, at);
	test_shift (n, at, 0);
	test_update (n, at % 8);
      }
  return 0;
}

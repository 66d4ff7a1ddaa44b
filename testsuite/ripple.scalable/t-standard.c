/* { dg-do run } */
/* { dg-options "-w" } */
/* Scans, compressions and permutations of blocks of scalable sizes, where all
   lanes are on, and where some are.  */
#include "ripple-test.h"

enum { MOST = 2048 };

static int b[MOST];

#define ADD(x, y) ((x) + (y))
#define MIN(x, y) ((y) < (x) ? (y) : (x))
#define MAX(x, y) ((y) > (x) ? (y) : (x))
#define XOR(x, y) ((x) ^ (y))

#define BLOCK(X, LANES)							\
  ripple_block_t block							\
    = ripple_set_block_shape (0, X, ripple_scalable (LANES));		\
  size_t n = X * ripple_get_block_size (block, 1);			\
  size_t v = ripple_id (block, 0) + X * ripple_id (block, 1);

/* Scans along dimension D of blocks of X by LANES lanes, those before which
   STRIDE lanes lie of which X make a row.  */
#define SCAN(T, NAME, X, LANES, D, OP, START)				\
NOIPA static size_t							\
NAME##_##T##_##X##_##LANES##_##D (const T *a, T *r, int some)		\
{									\
  BLOCK (X, LANES)							\
  r[v] = ripple_scan##NAME (D, a[v]);					\
  r[n + v] = ripple_scan##NAME##_exclusive (D, a[v]);			\
  if (b[v] % 3 && some)							\
    {									\
      r[v] = ripple_scan##NAME (D, a[v]);				\
      r[n + v] = ripple_scan##NAME##_exclusive (D, a[v]);		\
    }									\
  return n;								\
}									\
static void								\
try_##NAME##_##T##_##X##_##LANES##_##D (void)				\
{									\
  static T a[MOST], r[2 * MOST];					\
  FILL (T, a, MOST);							\
  for (int some = 0; some < 2; some++)					\
    {									\
      size_t n = NAME##_##T##_##X##_##LANES##_##D (a, r, some);		\
      size_t rows = D == 1 ? n / X : X, count = n / rows;		\
      for (size_t i = 0; i < rows; i++)					\
	{								\
	  size_t k = D == 1 ? i * X : i, step = D == 1 ? 1 : X;		\
	  T all = START, on = START;					\
	  for (size_t j = 0; j < count; j++, k += step)			\
	    {								\
	      int is_on = some && b[k] % 3;				\
	      CHECK (r[n + k] == (is_on ? on : all));			\
	      all = OP (all, a[k]);					\
	      on = is_on ? OP (on, a[k]) : on;				\
	      CHECK (r[k] == (is_on ? on : all));			\
	    }								\
	}								\
    }									\
}

#define MOVES(T, X, LANES)						\
NOIPA static size_t							\
moves_##T##_##X##_##LANES (const T *a, T *r, size_t *count, int some)	\
{									\
  BLOCK (X, LANES)							\
  T x = a[v];								\
  r[v] = ripple_compress (b[v] & 1, x, count);				\
  r[n + v] = ripple_expand (b[v] & 1, x);				\
  r[2 * n + v] = ripple_permute (x, b[v]);				\
  if (b[v] % 3 && some)							\
    {									\
      r[v] = ripple_compress (b[v] & 1, x, count);			\
      r[n + v] = ripple_expand (b[v] & 1, x);				\
    }									\
  return n;								\
}									\
static void								\
try_moves_##T##_##X##_##LANES (void)					\
{									\
  static T a[MOST], r[3 * MOST];					\
  size_t count;								\
  FILL (T, a, MOST);							\
  for (int some = 0; some < 2; some++)					\
    {									\
      size_t n = moves_##T##_##X##_##LANES (a, r, &count, some);	\
      size_t from = 0, at = 0, wanted = 0, next = 0;			\
      for (size_t k = 0; k < n; k++)					\
	{								\
	  long long i = b[k] % (long long) n;				\
	  CHECK (r[2 * n + k] == a[i < 0 ? i + n : i]);			\
	  if (some && b[k] % 3 == 0)					\
	    continue;							\
	  while (from < n						\
		 && !((b[from] & 1) && (!some || b[from] % 3)))		\
	    from++;							\
	  CHECK (r[k] == (from < n ? a[from] : (T) 0));			\
	  wanted += from < n;						\
	  from += from < n;						\
	  while (next < n && some && b[next] % 3 == 0)			\
	    next++;							\
	  CHECK (r[n + k] == (b[k] & 1 ? a[next] : (T) 0));		\
	  next += b[k] & 1;						\
	}								\
      CHECK (count == wanted);						\
    }									\
}

#define ALL(M)								\
  M (SCAN, (int, add, 1, 4, 2, ADD, 0), add_int_1_4_2)			\
  M (SCAN, (int, add, 1, 10, 2, ADD, 0), add_int_1_10_2)		\
  M (SCAN, (int, add, 3, 4, 1, ADD, 0), add_int_3_4_1)			\
  M (SCAN, (int, add, 3, 4, 2, ADD, 0), add_int_3_4_2)			\
  M (SCAN, (float, add, 1, 8, 2, ADD, 0), add_float_1_8_2)		\
  M (SCAN, (float, min, 1, 4, 2, MIN, __builtin_inff ()), min_float_1_4_2) \
  M (SCAN, (double, max, 1, 2, 2, MAX, -__builtin_inf ()), max_double_1_2_2) \
  M (SCAN, (int8_t, xor, 1, 16, 2, XOR, 0), xor_int8_t_1_16_2)		\
  M (SCAN, (uint8_t, max, 1, 4, 2, MAX, 0), max_uint8_t_1_4_2)		\
  M (SCAN, (int16_t, min, 1, 3, 2, MIN, INT16_MAX), min_int16_t_1_3_2)	\
  M (SCAN, (uint64_t, add, 1, 4, 2, ADD, 0), add_uint64_t_1_4_2)	\
  M (MOVES, (int, 1, 4), moves_int_1_4)					\
  M (MOVES, (int, 1, 12), moves_int_1_12)				\
  M (MOVES, (float, 3, 4), moves_float_3_4)				\
  M (MOVES, (double, 1, 2), moves_double_1_2)				\
  M (MOVES, (int8_t, 1, 16), moves_int8_t_1_16)				\
  M (MOVES, (uint8_t, 1, 32), moves_uint8_t_1_32)			\
  M (MOVES, (uint8_t, 1, 4), moves_uint8_t_1_4)				\
  M (MOVES, (int16_t, 1, 8), moves_int16_t_1_8)				\
  M (MOVES, (int16_t, 1, 5), moves_int16_t_1_5)				\
  M (MOVES, (int64_t, 1, 3), moves_int64_t_1_3)

#define DEFINE(KIND, ARGUMENTS, NAME) KIND ARGUMENTS
ALL (DEFINE)

int
main (void)
{
  for (int t = 0; t < 4; t++)
    {
      for (int k = 0; k < MOST; k++)
	b[k] = rnd () % 1000 - 500;
#define TRY_ONE(KIND, ARGUMENTS, NAME) try_##NAME ();
      ALL (TRY_ONE)
    }
  return 0;
}

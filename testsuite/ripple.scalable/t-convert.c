/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Floating numbers as integers that are cut off, in blocks of scalable sizes
   and in loops over them, in all lanes and in some.  */
#include "ripple-test.h"

enum { N = 1500, OFF = 77 };

/* X without its fraction, cut off; by comparisons with powers of two.  */
static __int128
model (double x, int bits, int is_signed)
{
  __int128 most = ((__int128) 1 << (bits - is_signed)) - 1;
  __int128 least = is_signed ? -most - 1 : 0;
  if (x != x)
    return 0;
  if (x >= __builtin_ldexp (1, bits - is_signed))
    return most;
  if (x <= (is_signed ? -__builtin_ldexp (1, bits - 1) : 0))
    return least;
  return (__int128) x;
}

#define KERNEL(F, T, NAME, LANES)					\
  NOIPA static size_t							\
  NAME (const F *a, T *r)						\
  {									\
    ripple_block_t bs							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    size_t v = ripple_id (bs, 0);					\
    F x = a[v];								\
    r[v] = ripple_convert_sat (T, x);					\
    r += N;								\
    if (x > 1)								\
      r[v] = ripple_convert_sat (T, x);					\
    return ripple_get_block_size (bs, 0);				\
  }									\
  NOIPA static void							\
  NAME##_loop (const F *a, T *r, int n)					\
  {									\
    ripple_block_t bs							\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (bs, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = ripple_convert_sat (T, a[i]);				\
  }									\
  static void								\
  try_##NAME (void)							\
  {									\
    static F a[N];							\
    static T r[3 * N];							\
    const int bits = 8 * sizeof (T), is_signed = (T) -1 < (T) 1;	\
    for (int i = 0; i < N; i++)						\
      {									\
	double x = __builtin_ldexp (1 + rnd () / 4294967296.0,		\
				    (int) (rnd () % 70) - 2);		\
	if (rnd () % 2)							\
	  x = __builtin_ldexp (1, rnd () % 66) - (rnd () % 4) * 0.5;	\
	a[i] = (F) (rnd () % 2 ? -x : x);				\
	if (i % 13 == 0)						\
	  a[i] = __builtin_nan ("");					\
	if (i % 17 == 0)						\
	  a[i] = i % 2 ? __builtin_inf () : -__builtin_inf ();		\
      }									\
    for (int i = 0; i < 3 * N; i++)					\
      r[i] = OFF;							\
    int n = NAME (a, r), m = N - 13;					\
    NAME##_loop (a, r + 2 * N, m);					\
    for (int i = 0; i < N; i++)						\
      {									\
	T want = (T) model ((double) a[i], bits, is_signed);		\
	CHECK (r[i] == (i < n ? want : OFF));				\
	CHECK (r[N + i] == (i < n && a[i] > 1 ? want : OFF));		\
	CHECK (r[2 * N + i] == (i < m ? want : OFF));			\
      }									\
  }

#define ALL(M, F, FN)							\
  M (F, int8_t, FN##_i8, 16) M (F, uint8_t, FN##_u8, 4)			\
  M (F, int16_t, FN##_i16, 8) M (F, uint16_t, FN##_u16, 8)		\
  M (F, int32_t, FN##_i32, 4) M (F, uint32_t, FN##_u32, 2)		\
  M (F, int64_t, FN##_i64, 4) M (F, uint64_t, FN##_u64, 2)
ALL (KERNEL, float, f32)
ALL (KERNEL, double, f64)

int
main (void)
{
#define TRY_KERNEL(F, T, NAME, LANES) try_##NAME ();
  ALL (TRY_KERNEL, float, f32)
  ALL (TRY_KERNEL, double, f64)
  return 0;
}

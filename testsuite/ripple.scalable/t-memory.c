/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers, scatters, strides, reversed accesses and structures in blocks of
   scalable sizes.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm {ld1w\tz.*, sxtw 2\]} gather_float } */
/* { dg-asm {ld1d\tz.*, z[0-9]+\.d, lsl 3\]} gather_double } */
/* { dg-asm {ld1d\tz.*, z[0-9]+\.d, lsl 3\]} gather64_double } */
#include "ripple-test.h"

enum { N = 400 };
static int32_t index32[N];
static int64_t index64[N];
static uint8_t index8[N];

#define KERNELS(T)							\
  struct pair_##T							\
  {									\
    T first, second;							\
  };									\
  static T a_##T[3 * N], got_##T[3 * N], want_##T[3 * N];		\
  static struct pair_##T p_##T[N], q_##T[N];				\
  LOOP (T, gather, 8, got_##T[i] = a_##T[index32[i]])			\
  LOOP (T, gather64, 4, got_##T[i] = a_##T[index64[i]])			\
  LOOP (T, gather8, 16, got_##T[i] = a_##T[index8[i] + i])		\
  LOOP (T, scatter, 4, got_##T[index32[i]] = a_##T[i])			\
  LOOP (T, scatter64, 8, got_##T[index64[i] + k] = a_##T[i])		\
  LOOP (T, stride, 4, got_##T[i] = a_##T[3 * i + 1])			\
  LOOP (T, run_time, 4, got_##T[i] = a_##T[k * i])			\
  LOOP (T, reversed, 4, got_##T[i] = a_##T[n - 1 - i])			\
  LOOP (T, store_reversed, 16, got_##T[n - 1 - i] = a_##T[i])		\
  LOOP (T, masked, 4, if (index32[i] & 1) got_##T[i] = a_##T[index32[i]]) \
  LOOP (T, uniform, 4, got_##T[i] = a_##T[k])				\
  LOOP (T, swap, 4,							\
	q_##T[i].first = p_##T[i].second;				\
	q_##T[i].second = p_##T[i].first)				\
  LOOP (T, copy, 4, q_##T[i] = p_##T[i])

#define LOOP(T, NAME, LANES, BODY)					\
  NOIPA static void							\
  NAME##_##T (int n, int k)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    (void) k;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	BODY;								\
      }									\
  }

KERNELS (int8_t)
KERNELS (uint16_t)
KERNELS (float)
KERNELS (int64_t)
KERNELS (double)

#define ONE(T, NAME, BODY)						\
  memset (got_##T, 0x55, sizeof got_##T);				\
  memset (want_##T, 0x55, sizeof want_##T);				\
  NAME##_##T (n, k);							\
  for (int i = 0; i < n; i++)						\
    {									\
      BODY;								\
    }									\
  CHECK_SAME (got_##T, want_##T, 3 * N);

#define TRY_TYPE(T)							\
  FILL (T, a_##T, 3 * N);						\
  ONE (T, gather, want_##T[i] = a_##T[index32[i]])			\
  ONE (T, gather64, want_##T[i] = a_##T[index64[i]])			\
  ONE (T, gather8, want_##T[i] = a_##T[index8[i] + i])			\
  ONE (T, scatter, want_##T[index32[i]] = a_##T[i])			\
  ONE (T, scatter64, want_##T[index64[i] + k] = a_##T[i])		\
  ONE (T, stride, want_##T[i] = a_##T[3 * i + 1])			\
  ONE (T, run_time, want_##T[i] = a_##T[k * i])				\
  ONE (T, reversed, want_##T[i] = a_##T[n - 1 - i])			\
  ONE (T, store_reversed, want_##T[n - 1 - i] = a_##T[i])		\
  ONE (T, masked,							\
       if (index32[i] & 1) want_##T[i] = a_##T[index32[i]])		\
  ONE (T, uniform, want_##T[i] = a_##T[k])				\
  FILL (T, &p_##T[0].first, 2 * N);					\
  memset (q_##T, 0x55, sizeof q_##T);					\
  swap_##T (n, k);							\
  for (int i = 0; i < N; i++)						\
    if (i < n)								\
      CHECK (q_##T[i].first == p_##T[i].second				\
	     && q_##T[i].second == p_##T[i].first);			\
  copy_##T (n, k);							\
  CHECK_SAME (q_##T, p_##T, n);

int
main (void)
{
  for (int i = 0; i < N; i++)
    {
      index32[i] = (int) (rnd () % N);
      index64[i] = (int64_t) (rnd () % N);
      index8[i] = (uint8_t) rnd ();
    }
  for (int n = 0; n < N; n += n < 19 ? 1 : 127)
    {
      int k = n % 3;
      TRY_TYPE (int8_t)
      TRY_TYPE (uint16_t)
      TRY_TYPE (float)
      TRY_TYPE (int64_t)
      TRY_TYPE (double)
    }
  return 0;
}

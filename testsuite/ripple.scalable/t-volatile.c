/* { dg-do run } */
/* Volatile objects in blocks of scalable sizes: one access for each active
   lane, in order.  */
#include "ripple-test.h"

enum { N = 300 };

#define KERNELS(T)							\
  struct flags_##T							\
  {									\
    T first;								\
    volatile T second;							\
  };									\
  static T a_##T[N], got_##T[N], want_##T[N];				\
  static struct flags_##T p_##T[N];					\
  LOOP (T, run, 4, v[i] = a_##T[i]; v[i] = (T) (v[i] + a_##T[k]))	\
  LOOP (T, masked, 8, if (a_##T[i] > (T) 3) v[i] = (T) (v[i] + a_##T[i])) \
  LOOP (T, reversed, 16, v[n - 1 - i] = a_##T[i])			\
  LOOP (T, chosen, 4, v[i] = ((volatile T *) a_##T)[order[i]])		\
  LOOP (T, collide, 4, v[order[i] & 3] = a_##T[i])			\
  LOOP (T, member, 4, p_##T[i].second = a_##T[i]; v[i] = p_##T[i].second)

static int order[N];

#define LOOP(T, NAME, LANES, BODY)					\
  NOIPA static void							\
  NAME##_##T (int n, int k, volatile T *v)				\
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
KERNELS (int)
KERNELS (float)
KERNELS (int64_t)
KERNELS (double)

#define ONE(T, NAME, BODY)						\
  memset (got_##T, 0x11, sizeof got_##T);				\
  memset (want_##T, 0x11, sizeof want_##T);				\
  NAME##_##T (n, k, got_##T);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T *v = want_##T;							\
      BODY;								\
    }									\
  CHECK_SAME (got_##T, want_##T, N);

#define TRY_TYPE(T)							\
  FILL (T, a_##T, N);							\
  ONE (T, run, v[i] = (T) (a_##T[i] + a_##T[k]))			\
  ONE (T, masked, if (a_##T[i] > (T) 3) v[i] = (T) (v[i] + a_##T[i]))	\
  ONE (T, reversed, v[n - 1 - i] = a_##T[i])				\
  ONE (T, chosen, v[i] = a_##T[order[i]])				\
  ONE (T, collide, v[order[i] & 3] = a_##T[i])				\
  ONE (T, member, v[i] = a_##T[i])

/* Two dimensions, of which rows of whole vectors are one.  */

NOIPA static void
tile (int n, const int *a, volatile int *r)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 2);

  ripple_parallel (block, 1);
  for (int y = 0; y < n; y++)
    {
      ripple_parallel (block, 0);
      for (int x = 0; x < n; x++)
	r[y * n + x] = a[y * n + x];
    }
}

int
main (void)
{
  static const int counts[] = { 0, 1, 7, 64, 129, N };

  for (int i = 0; i < N; i++)
    order[i] = i * 7 % N;
  for (unsigned c = 0; c < sizeof counts / sizeof *counts; c++)
    {
      int n = counts[c], k = n / 2;

      TRY_TYPE (int8_t)
      TRY_TYPE (uint16_t)
      TRY_TYPE (int)
      TRY_TYPE (float)
      TRY_TYPE (int64_t)
      TRY_TYPE (double)
    }
  FILL (int, a_int, N);
  tile (17, a_int, got_int);
  CHECK_SAME (got_int, a_int, 289);
  return 0;
}

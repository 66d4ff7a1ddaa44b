/* Atomic operations in lanes, of the types that EACH_INT and EACH name.  */
#undef STREAMING
#include "../ripple-test.h"

enum { N = 77, PLACES_COUNT = 9 };

#define OMP_BODY(T)							\
  {									\
    T t, x = a[i];							\
    _Pragma ("omp atomic")						\
    h[k[i]] += x;							\
    _Pragma ("omp atomic")						\
    one[0] -= x;							\
    _Pragma ("omp atomic")						\
    one[1] *= x;							\
    if (k[i] & 1)							\
      {									\
	_Pragma ("omp atomic capture")					\
	{ t = h[k[i]]; h[k[i]] += 2; }					\
	o[i] = t;							\
	_Pragma ("omp atomic")						\
	one[2] = x - one[2];						\
      }									\
    else								\
      {									\
	_Pragma ("omp atomic read")					\
	t = one[0];							\
	_Pragma ("omp atomic")						\
	h[k[i] + 1] /= 3;						\
	_Pragma ("omp atomic write")					\
	one[3] = x;							\
	o[i] = t + x;							\
      }									\
  }

#define OMP(S, T)							\
NOIPA static void							\
omp_##S (int n, const T *a, const int *k, T *h, T *one, T *o)		\
{									\
  ripple_block_t b = ripple_set_block_shape (0, 16);			\
  ripple_parallel (b, 0);						\
  for (int i = 0; i < n; i++)						\
    OMP_BODY (T)							\
}

/* The lanes of a block do one operation after the other, so that the scalar
   code does, too.  */
#define OMP_MODEL(S, T)							\
NOIPA static void							\
omp_model_##S (int n, const T *a, const int *k, T *h, T *one, T *o)	\
{									\
  for (int b = 0; b < n; b += 16)					\
    {									\
      int e = b + 16 < n ? b + 16 : n;					\
      for (int i = b; i < e; i++)					\
	h[k[i]] += a[i];						\
      for (int i = b; i < e; i++)					\
	one[0] -= a[i];							\
      for (int i = b; i < e; i++)					\
	one[1] *= a[i];							\
      for (int i = b; i < e; i++)					\
	if (k[i] & 1)							\
	  {								\
	    o[i] = h[k[i]];						\
	    h[k[i]] += 2;						\
	  }								\
      for (int i = b; i < e; i++)					\
	if (k[i] & 1)							\
	  one[2] = a[i] - one[2];					\
      for (int i = b; i < e; i++)					\
	if (!(k[i] & 1))						\
	  h[k[i] + 1] /= 3;						\
      for (int i = b; i < e; i++)					\
	if (!(k[i] & 1))						\
	  {								\
	    one[3] = a[i];						\
	    o[i] = one[0] + a[i];					\
	  }								\
    }									\
}

/* Each in a loop of its own: its lanes are in order.  */
#define BUILTIN_EACH(M)							\
  M (0, __atomic_fetch_add (p, x, 5)) M (1, __atomic_sub_fetch (p, x, 0)) \
  M (2, __atomic_fetch_or (p, x, 2)) M (3, __atomic_and_fetch (p, x, 3)) \
  M (4, __atomic_fetch_xor (p, x, 5)) M (5, __atomic_nand_fetch (p, x, 5)) \
  M (6, __atomic_exchange_n (p, x, 5)) M (7, __atomic_load_n (p, 5))	\
  M (8, (__atomic_store_n (p, x, 5), x))				\
  M (9, __sync_fetch_and_add (p, x)) M (10, __sync_or_and_fetch (p, x))	\
  M (11, __sync_bool_compare_and_swap (p, x, 3))			\
  M (12, __sync_val_compare_and_swap (p, x, 5))				\
  M (13, __sync_lock_test_and_set (p, x))				\
  M (14, (__atomic_compare_exchange_n (p, &e, 7, 0, 5, 5) ? 1 : e))	\
  M (15, (__atomic_compare_exchange_n (p, &e, x, 1, 5, 0), e))

#define BUILTIN_LOOP(I, EXPR)						\
  ANNOTATE								\
  for (int i = 0; i < n; i++)						\
    {									\
      X *p = &h[k[i]], x = a[i], e = 3;					\
      (void) e;								\
      if (k[i] != 4)							\
	o[I * N + i] = EXPR;						\
    }

#define BUILTIN(S, T)							\
NOIPA static void							\
builtin_##S (int n, const T *a, const int *k, T *h, T *o)		\
{									\
  typedef T X;								\
  ripple_block_t b = ripple_set_block_shape (0, 16);			\
  BUILTIN_EACH (BUILTIN_LOOP)						\
}
#define BUILTIN_MODEL(S, T)						\
NOIPA static void							\
builtin_model_##S (int n, const T *a, const int *k, T *h, T *o)		\
{									\
  typedef T X;								\
  BUILTIN_EACH (BUILTIN_LOOP)						\
}
EACH (OMP)
EACH (OMP_MODEL)
#define ANNOTATE ripple_parallel (b, 0);
EACH_INT (BUILTIN)
#undef ANNOTATE
#define ANNOTATE
EACH_INT (BUILTIN_MODEL)

static int k[N];

#define CHECK_OMP(S, T)							\
  {									\
    T a[N], h[2][PLACES_COUNT + 1], one[2][4], o[2][N];			\
    for (int i = 0; i < N; i++)						\
      a[i] = (T) (i % 5);						\
    for (int j = 0; j < 2; j++)						\
      {									\
	memset (o[j], 0, sizeof o[j]);					\
	for (int i = 0; i <= PLACES_COUNT; i++)				\
	  h[j][i] = (T) (3 * i);					\
	for (int i = 0; i < 4; i++)					\
	  one[j][i] = (T) (i % 2);					\
      }									\
    omp_##S (40, a, k, h[0], one[0], o[0]);				\
    omp_model_##S (40, a, k, h[1], one[1], o[1]);			\
    CHECK_SAME (h[0], h[1], PLACES_COUNT + 1);				\
    CHECK_SAME (one[0], one[1], 4);					\
    CHECK_SAME (o[0], o[1], N);						\
  }
#define CHECK_BUILTIN(S, T)						\
  {									\
    T a[N], h[2][PLACES_COUNT], o[2][16 * N];				\
    FILL (T, a, N);							\
    for (int j = 0; j < 2; j++)						\
      {									\
	memset (o[j], 0, sizeof o[j]);					\
	for (int i = 0; i < PLACES_COUNT; i++)				\
	  h[j][i] = (T) (a[i] + (i & 1));				\
      }									\
    builtin_##S (N, a, k, h[0], o[0]);					\
    builtin_model_##S (N, a, k, h[1], o[1]);				\
    CHECK_SAME (h[0], h[1], PLACES_COUNT);				\
    CHECK_SAME (o[0], o[1], 16 * N);					\
  }

int
main (void)
{
  for (int i = 0; i < N; i++)
    k[i] = i * 7 % PLACES_COUNT;
  EACH (CHECK_OMP)
  EACH_INT (CHECK_BUILTIN)
  return 0;
}

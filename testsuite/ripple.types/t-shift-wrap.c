/* { dg-do run } */
/* Shifts to the left of signed numbers, or of what front ends make of unsigned
   ones converted to these, wrap: lanes, coordinates, broadcasts and counters,
   then widened, compared or used as an index.  */
#include "../ripple-test.h"

enum { LANES = 9, FORMS = 5 };

#define KERNEL(T, N)							\
  NOIPA static void							\
  lanes_##T##N (const T *x, T u, long long (*r)[LANES], _Bool *b,	\
		const int *table)					\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, LANES);		\
    size_t v = ripple_id (B, 0);					\
    T own = x[v], same = ripple_broadcast (B, 1, u), id = (T) v;	\
    r[0][v] = (T) ((uintmax_t) own << N);				\
    r[1][v] = (T) ((uintmax_t) same << N);				\
    r[2][v] = (T) ((uintmax_t) id << N);				\
    r[3][v] = (T) ((unsigned) (id + u) << N % 32);			\
    r[4][v] = table[((T) ((uintmax_t) id << N) >> 3) & 31];		\
    b[v] = (T) ((uintmax_t) same << N) >= (T) (v & 3);			\
  }									\
  NOIPA static void							\
  loop_##T##N (int n, int *r, long long *w)				\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, 4);			\
    ripple_parallel (B, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T t = (T) ((unsigned) i << N % 32);				\
	r[i] = (T) ((unsigned) i << N % 32) < 0;			\
	w[i] = t;							\
      }									\
  }									\
  static void								\
  check_##T##N (void)							\
  {									\
    int table[32], less[2 * LANES];					\
    T x[LANES];								\
    long long r[FORMS][LANES], w[2 * LANES];				\
    _Bool b[LANES];							\
    for (int i = 0; i < 32; i++)					\
      table[i] = rnd ();						\
    FILL (T, x, LANES);							\
    for (int u = 0; u < 8; u++)						\
      {									\
	lanes_##T##N (x, u, r, b, table);				\
	for (volatile int v = 0; v < LANES; v++)			\
	  {								\
	    volatile uintmax_t own = x[v], id = v, same = u;		\
	    volatile T s = (T) (same << N), i = (T) (id << N);		\
	    volatile unsigned sum = v + u;				\
	    CHECK (r[0][v] == (T) (own << N));				\
	    CHECK (r[1][v] == s && r[2][v] == i);			\
	    CHECK (r[3][v] == (T) (sum << N % 32));			\
	    CHECK (r[4][v] == table[(i >> 3) & 31]);			\
	    CHECK (b[v] == (s >= (v & 3)));				\
	  }								\
      }									\
    loop_##T##N (2 * LANES, less, w);					\
    for (volatile unsigned i = 0; i < 2 * LANES; i++)			\
      {									\
	volatile T t = (T) (i << N % 32);				\
	CHECK (less[i] == (t < 0) && w[i] == t);			\
      }									\
  }

#define EACH(_)								\
  _ (int8_t, 3) _ (int8_t, 6) _ (int16_t, 9) _ (int16_t, 14)		\
  _ (int32_t, 27) _ (int32_t, 30) _ (int64_t, 30) _ (int64_t, 62)

EACH (KERNEL)

int
main (void)
{
#define TEST(T, N) check_##T##N ();
  EACH (TEST)
  return 0;
}

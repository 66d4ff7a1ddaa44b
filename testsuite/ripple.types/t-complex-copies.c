/* { dg-do run } */
/* { dg-options "-w -ffp-contract=off" } */
/* Complex numbers that are put together, copied, chosen and carried round
   loops, but not computed with: GCC lowers none of these by itself.  */
#include "../ripple-test.h"

/* Elements i of a, b, c and the complex z to element i of r and the complex
   w; u is uniform.  */
#define EACH_WAY(X)							\
  X (0, C t = a[i], s = t; r[i] = __imag__ s + __real__ s)		\
  X (1, C t = a[i]; t /= b[i]; r[i] = __imag__ t + __real__ t)		\
  X (2, C t = u; __imag__ t = a[i]; t = t * b[i]; r[i] = __imag__ t)	\
  X (3, C t = 0; if (a[i] > 3) t = z[i]; r[i] = __imag__ t)		\
  X (4, C t = a[i] > 3 ? z[i] : u, s = t; w[i] = s)			\
  X (5, C t = z[i], s = t; w[i] = t; z[i] = s)				\
  X (6, C t = 0;							\
	for (int j = 0; j < 3; j++)					\
	  if (b[i] > j)							\
	    t = z[i + j];						\
	r[i] = __imag__ t)						\
  X (7, C t = u; int n = (int) a[i] & 7;				\
	while (n-- > 0)							\
	  {								\
	    C s = t;							\
	    t = w[i];							\
	    w[i] = s;							\
	  }								\
	r[i] = __real__ t)						\
  X (8, C t = z[i], s = u;						\
	switch ((int) b[i] & 3)						\
	  {								\
	  case 0: t = s; break;						\
	  case 2: s = t; __real__ t = b[i]; break;			\
	  default: __imag__ s = c[i];					\
	  }								\
	w[i] = t; z[i] = s)						\
  X (9, C t = choose (a[i], z[i], w[i]); w[i] = t; r[i] = __imag__ t)

#define TYPE(R, N)							\
typedef _Complex R N;							\
static N								\
N##_choose (R a, N t, N s)						\
{									\
  return a > 2 ? t : s;							\
}									\
EACH_WAY (N##_WAY)							\
static void								\
N##_try (void)								\
{									\
  enum { SIZE = 40 };							\
  R a[SIZE], b[SIZE], c[SIZE], r[2][SIZE];				\
  N z[2][SIZE], w[2][SIZE];						\
  EACH_WAY (N##_RUN)							\
}

#define KERNELS(R, N, K, ...)						\
NOIPA static void							\
N##_block_##K (const R *a, const R *b, const R *c, R *r, N *z, N *w, R u) \
{									\
  typedef N C;								\
  ripple_block_t BS = ripple_set_block_shape (0, 13);			\
  size_t i = ripple_id (BS, 0);						\
  __VA_ARGS__;								\
}									\
NOIPA static void							\
N##_loop_##K (int n, const R *a, const R *b, const R *c, R *r, N *z, N *w, \
	      R u)							\
{									\
  typedef N C;								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      __VA_ARGS__;							\
    }									\
}									\
NOIPA static void							\
N##_model_##K (int n, const R *a, const R *b, const R *c, R *r, N *z, N *w, \
	       R u)							\
{									\
  typedef N C;								\
  for (int i = 0; i < n; i++)						\
    {									\
      __VA_ARGS__;							\
    }									\
}

#define RUN(R, N, K)							\
  for (int loop = 0; loop < 2; loop++)					\
    {									\
      int n = loop ? 29 : 13;						\
      FILL (R, a, SIZE);						\
      FILL (R, b, SIZE);						\
      FILL (R, c, SIZE);						\
      FILL (R, r[0], SIZE);						\
      for (int i = 0; i < SIZE; i++)					\
	{								\
	  z[0][i] = a[i] * 3;						\
	  __imag__ z[0][i] = b[i] + 1;					\
	  w[0][i] = c[i];						\
	  __imag__ w[0][i] = a[i] - c[i];				\
	}								\
      memcpy (r[1], r[0], sizeof r[0]);					\
      memcpy (z[1], z[0], sizeof z[0]);					\
      memcpy (w[1], w[0], sizeof w[0]);					\
      if (loop)								\
	N##_loop_##K (n, a, b, c, r[0], z[0], w[0], a[5]);		\
      else								\
	N##_block_##K (a, b, c, r[0], z[0], w[0], a[5]);		\
      N##_model_##K (n, a, b, c, r[1], z[1], w[1], a[5]);		\
      CHECK_SAME (r[0], r[1], SIZE);					\
      CHECK_SAME (z[0], z[1], SIZE);					\
      CHECK_SAME (w[0], w[1], SIZE);					\
    }

#define choose c32_choose
#define c32_WAY(K, ...) KERNELS (float, c32, K, __VA_ARGS__)
#define c32_RUN(K, ...) RUN (float, c32, K)
TYPE (float, c32)
#undef choose
#define choose c64_choose
#define c64_WAY(K, ...) KERNELS (double, c64, K, __VA_ARGS__)
#define c64_RUN(K, ...) RUN (double, c64, K)
TYPE (double, c64)

int
main (void)
{
  c32_try ();
  c64_try ();
  return 0;
}

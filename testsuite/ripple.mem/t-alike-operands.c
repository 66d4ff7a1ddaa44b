/* What is done to all fields of two records alike, as for scalar products, is
   done before they are taken apart: the values of C, with fields that are used
   otherwise, too, left out, taken twice, or crossed.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
#include "../ripple-test.h"

enum { MOST = 70 };

#define KERNEL(NAME, T, COUNT, LANES, ...)				\
  typedef struct { T f[COUNT]; } NAME##_record;				\
  NOIPA static void							\
  NAME (int n, const NAME##_record *a, const NAME##_record *b, T *r)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_record x = a[i], y = b[i];				\
	__VA_ARGS__							\
      }									\
  }									\
  NOIPA_NORMAL static void						\
  NAME##_model (int n, const NAME##_record *a, const NAME##_record *b,	\
		T *r)							\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_record x = a[i], y = b[i];				\
	__VA_ARGS__							\
      }									\
  }

#define DOT(C) T s = 0;							\
  for (int k = 0; k < C; k++) s += x.f[k] * y.f[k];			\
  r[i] = s;
#define LARGEST(C) T s = x.f[0] - y.f[0];				\
  for (int k = 1; k < C; k++)						\
    s = x.f[k] - y.f[k] > s ? x.f[k] - y.f[k] : s;			\
  r[i] = s;
#define DISTANCE(C) T s = 0;						\
  for (int k = 0; k < C; k++)						\
    s += (x.f[k] - y.f[k]) * (x.f[k] - y.f[k]);				\
  r[i] = s;
#define KERNELS(M)							\
  M (dot2, float, 2, 16, typedef float T; DOT (2))			\
  M (dot3, float, 3, 16, typedef float T; DOT (3))			\
  M (dot3w, float, 3, 64, typedef float T; DOT (3))			\
  M (dot4, float, 4, 16, typedef float T; DOT (4))			\
  M (dot5, int, 5, 8, typedef int T; DOT (5))				\
  M (dot7, float, 7, 16, typedef float T; DOT (7))			\
  M (dot3o, int, 3, 12, typedef int T; DOT (3))				\
  M (dot3d, double, 3, 8, typedef double T; DOT (3))			\
  M (dot4l, long, 4, 8, typedef long T; DOT (4))			\
  M (dot3s, short, 3, 32, typedef short T; DOT (3))			\
  M (dot4b, unsigned char, 4, 64, typedef unsigned char T; DOT (4))	\
  M (far2, float, 2, 16, typedef float T; DISTANCE (2))			\
  M (far3, float, 3, 16, typedef float T; DISTANCE (3))			\
  M (far4, int, 4, 32, typedef int T; DISTANCE (4))			\
  M (most3, float, 3, 16, typedef float T; LARGEST (3))			\
  M (most4, int, 4, 16, typedef int T; LARGEST (4))			\
  M (bits, unsigned, 3, 16,						\
     r[i] = (x.f[0] ^ y.f[0]) | (x.f[1] ^ y.f[1]) | (x.f[2] ^ y.f[2]);)	\
  M (crossed, float, 3, 16,						\
     r[i] = x.f[0] * y.f[1] + x.f[1] * y.f[2] + x.f[2] * y.f[0];)	\
  M (twice, float, 3, 16,						\
     r[i] = x.f[0] * y.f[0] + x.f[0] * y.f[0] + x.f[1] * y.f[1];)	\
  M (left_out, float, 3, 16, r[i] = x.f[0] * y.f[0] + x.f[2] * y.f[2];)	\
  M (used, float, 3, 16, r[i] = x.f[0] * y.f[0] + x.f[1] * y.f[1]	\
     + x.f[2] * y.f[2] + x.f[1];)					\
  M (some, int, 3, 16, if (x.f[0] > 20)					\
     r[i] = x.f[0] * y.f[0] + x.f[1] * y.f[1] + x.f[2] * y.f[2];)	\
  M (chain, int, 2, 16,							\
     int p = x.f[0] + y.f[0], q = x.f[1] + y.f[1];			\
     r[i] = (p * x.f[0]) ^ (q * x.f[1]);)				\
  M (square, float, 3, 16, r[i] = x.f[0] * x.f[0] + x.f[1] * x.f[1]	\
     + x.f[2] * x.f[2];)

KERNELS (KERNEL)

#define TRY_IT(NAME, T, COUNT, LANES, ...)				\
  for (int n = 0; n <= MOST; n += 1 + n / 3)				\
    {									\
      NAME##_record *a = buf_new (n * sizeof *a, BUF_END);		\
      NAME##_record *b = buf_new (n * sizeof *b, BUF_END);		\
      T *r = buf_new (n * sizeof *r, BUF_END), want[MOST + 1];		\
      for (int i = 0; i < n; i++)					\
	{								\
	  for (int k = 0; k < COUNT; k++)				\
	    {								\
	      a[i].f[k] = (T) (rnd () % 50);				\
	      b[i].f[k] = (T) (rnd () % 50);				\
	    }								\
	  r[i] = want[i] = 7;						\
	}								\
      NAME (n, a, b, r);						\
      NAME##_model (n, a, b, want);					\
      CHECK (memcmp (r, want, n * sizeof *r) == 0);			\
      buf_free_all ();							\
    }

int
main (void)
{
  KERNELS (TRY_IT)
  return 0;
}

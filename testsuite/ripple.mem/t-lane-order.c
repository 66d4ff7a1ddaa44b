/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Records of two numbers, whose lanes need not be in order between loads and
   stores: products of complex numbers and others, with numbers from elsewhere
   among them, and results that are used in order, too.  */
#include "../ripple-test.h"

enum { MOST = 75 };

#define KERNEL(NAME, T, LANES, ...)					\
  typedef struct { T re, im; } NAME##_pair;				\
  NOIPA static void							\
  NAME (int n, const NAME##_pair *a, const NAME##_pair *b, const T *w,	\
	T s, NAME##_pair *r, T *q)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_pair x = a[i], y = b[i];					\
	(void) y; (void) s; (void) w; (void) q;				\
	__VA_ARGS__							\
      }									\
  }									\
  NOIPA_NORMAL static void						\
  NAME##_model (int n, const NAME##_pair *a, const NAME##_pair *b,	\
		const T *w, T s, NAME##_pair *r, T *q)			\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	NAME##_pair x = a[i], y = b[i];					\
	(void) y; (void) s; (void) w; (void) q;				\
	__VA_ARGS__							\
      }									\
  }
#define PRODUCT								\
  r[i].re = x.re * y.re - x.im * y.im;					\
  r[i].im = x.re * y.im + x.im * y.re;
#define KERNELS(M)							\
  M (mul8, float, 8, PRODUCT) M (mul16, float, 16, PRODUCT)		\
  M (mul4, double, 4, PRODUCT) M (mul32, int, 32, PRODUCT)		\
  M (mul12, long, 8, PRODUCT) M (mul6, float, 6, PRODUCT)		\
  M (mirror, float, 8, r[i].re = x.re; r[i].im = -x.im;)		\
  M (turn, double, 8, r[i].re = -x.im; r[i].im = x.re;)			\
  M (scale, float, 8, r[i].re = x.re * s; r[i].im = x.im * s + 2;)	\
  M (weigh, float, 16, r[i].re = x.re * w[i]; r[i].im = x.im * w[i];)	\
  M (other, float, 8, r[i].re = x.re * w[i] + y.re;			\
     r[i].im = x.im - y.re;)						\
  M (only, double, 4, r[i].re = x.re + w[i]; r[i].im = w[i];)		\
  M (used, float, 8, r[i].re = x.re + y.im; r[i].im = x.im - y.im;	\
     q[i] = x.re + y.im;)						\
  M (bits, int, 8, r[i].re = (x.re ^ y.im) | 3;				\
     r[i].im = (x.im > y.im ? x.im : y.im) & ~y.re;)			\
  M (some, float, 8, if (w[i] > 0) { PRODUCT })				\
  M (lane, int, 8, r[i].re = x.re + i; r[i].im = x.im - i;)

KERNELS (KERNEL)

#define TRY_IT(NAME, T, LANES, ...)					\
  {									\
    static NAME##_pair a[MOST], b[MOST], r[MOST + 1], want[MOST + 1];	\
    static T w[MOST], q[MOST], want_q[MOST];				\
    for (int i = 0; i < MOST; i++)					\
      {									\
	a[i].re = (T) (rnd () % 100) - 50;				\
	a[i].im = (T) (rnd () % 100) - 50;				\
	b[i].re = (T) (rnd () % 100) - 50;				\
	b[i].im = (T) (rnd () % 100) - 50;				\
	w[i] = (T) (rnd () % 9) - 4;					\
      }									\
    for (int n = 0; n <= MOST; n += 1 + n / 2)				\
      {									\
	memset (r, 1, sizeof r);					\
	memset (want, 1, sizeof want);					\
	NAME (n, a, b, w, 3, r, q);					\
	NAME##_model (n, a, b, w, 3, want, want_q);			\
	CHECK (memcmp (r, want, sizeof r) == 0);			\
	CHECK (memcmp (q, want_q, sizeof q) == 0);			\
      }									\
  }

int
main (void)
{
  KERNELS (TRY_IT)
  return 0;
}

/* { dg-do run } */
/* Arithmetic that tells of overflow, operands and results of all kinds,
   up to those for which no type is wide enough.  */
#include "../ripple-test.h"
#define B 20
#define K(name, A, Bt, T, op) \
  NOIPA static void k_##name (int n, const A *a, const Bt *b, T *c, char *o) \
  { \
    ripple_block_t BS = ripple_set_block_shape (0, B); \
    ripple_parallel (BS, 0); \
    for (int i = 0; i < n; i++) \
      if (i != 3) \
	{ \
	  T r; \
	  o[i] = __builtin_##op##_overflow (a[i], b[i], &r); \
	  c[i] = r; \
	} \
  } \
  static void t_##name (void) \
  { \
    for (int t = 0; t < 40; t++) \
      { \
	enum \
	{ \
	  N = 50 \
	}; \
	A a[N]; \
	Bt b[N]; \
	T c[N]; \
	char o[N]; \
	FILL (A, a, N); \
	FILL (Bt, b, N); \
	k_##name (N, a, b, c, o); \
	for (int i = 0; i < N; i++) \
	  if (i != 3) \
	    { \
	      T r; \
	      int ov = __builtin_##op##_overflow (a[i], b[i], &r); \
	      CHECK (c[i] == r && o[i] == ov); \
	    } \
      } \
  }
#define OPS(n, A, B_, T) \
  K (add_##n, A, B_, T, add) \
  K (sub_##n, A, B_, T, sub) K (mul_##n, A, B_, T, mul)
OPS (iii, int, int, int)
OPS (uuu, unsigned, unsigned, unsigned)
OPS (lll, long, long, long)
OPS (mmm, unsigned long, unsigned long, unsigned long)
OPS (lml, long, unsigned long, long)
OPS (lmm, long, unsigned long, unsigned long)
OPS (mml, unsigned long, unsigned long, long)
OPS (iil, int, int, unsigned long)
OPS (lis, long, int, short)
OPS (ccc, signed char, unsigned char, signed char)
OPS (ssu, short, short, unsigned)
int
main (void)
{
#define R(n) \
  t_add_##n (); \
  t_sub_##n (); \
  t_mul_##n ();
  R (iii)
  R (uuu) R (lll) R (mmm) R (lml) R (lmm) R (mml) R (iil) R (lis) R (ccc)
    R (ssu) return 0;
}

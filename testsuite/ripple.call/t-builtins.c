/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-options "-Wno-overflow -fplugin-arg-ripple-math=scalar" } */
/* Functions on bits, classes of floating numbers, rounding: the values of
   the scalar functions, for special numbers too.  */
#include "../ripple-test.h"
#include <math.h>
#define B 23
#define I1(name, T, R, expr) \
  static R s_##name (T x) { return expr; } \
  NOIPA static void k_##name (int n, const T *a, R *c) \
  { \
    ripple_block_t BS = ripple_set_block_shape (0, B); \
    ripple_parallel (BS, 0); \
    for (int i = 0; i < n; i++) \
      { \
	T x = a[i]; \
	if (a[i] != (T)5) \
	  c[i] = expr; \
      } \
  }
#define FUNS \
  I (pop, unsigned, int, __builtin_popcount (x)) \
  I (popl, unsigned long long, int, __builtin_popcountll (x)) \
  I (pop8, unsigned char, int, __builtin_popcount (x)) \
  I (clz, unsigned, int, x ? __builtin_clz (x) : 7) \
  I (clzl, unsigned long, int, x ? __builtin_clzl (x) : 7) \
  I (ctz, unsigned, int, x ? __builtin_ctz (x) : 9) \
  I (ctzl, unsigned long, int, x ? __builtin_ctzl (x) : 9) \
  I (ffs, int, int, __builtin_ffs (x)) \
  I (ffsl, long, int, __builtin_ffsl (x)) \
  I (par, unsigned, int, __builtin_parity (x)) \
  I (parl, unsigned long, int, __builtin_parityl (x)) \
  I (clrsb, int, int, __builtin_clrsb (x)) \
  I (clrsbl, long, int, __builtin_clrsbl (x)) \
  I (bs16, unsigned short, unsigned short, __builtin_bswap16 (x)) \
  I (bs32, unsigned, unsigned, __builtin_bswap32 (x)) \
  I (bs64, unsigned long, unsigned long, __builtin_bswap64 (x)) \
  I (lab, long, long, labs (x / 2)) \
  I (imab, long, long, __builtin_imaxabs (x / 2))
#define FF \
  I (sb, float, int, !!__builtin_signbit (x)) \
  I (sbd, double, int, !!signbit (x)) \
  I (inan, float, int, !!isnan (x)) \
  I (iinf, float, int, !!isinf (x)) \
  I (iinfd, double, int, !!__builtin_isinf (x)) \
  I (ifin, float, int, !!isfinite (x)) \
  I (inorm, double, int, !!isnormal (x)) \
  I (igt, float, int, !!isgreater (x, 1.5f)) \
  I (iun, float, int, !!isunordered (x, 1.5f)) \
  I (flo, float, float, floorf (x)) \
  I (cei, double, double, ceil (x)) \
  I (tru, float, float, truncf (x)) \
  I (rou, float, float, roundf (x)) \
  I (roud, double, double, round (x)) \
  I (rin, float, float, rintf (x)) \
  I (nea, double, double, nearbyint (x)) \
  I (lro, float, long, fabsf (x) < 1e9f ? lroundf (x) : 1) \
  I (lri, double, long, fabs (x) < 1e9 ? lrint (x) : 1) \
  I (llri, float, long long, fabsf (x) < 1e9f ? llrintf (x) : 1) \
  I (csg, float, float, copysignf (x, -2.0f)) \
  I (csd, double, double, copysign (3.0, x)) \
  I (fab, float, float, fabsf (x)) \
  I (fmi, float, float, fminf (x, 2.5f)) \
  I (fma_, double, double, fmax (x, -2.5)) \
  I (ffma, float, float, fmaf (x, 2.5f, 1.0f)) \
  I (sq, float, float, sqrtf (fabsf (x))) \
  I (sqd, double, double, sqrt (fabs (x))) \
  I (sinn, float, float, sinf (x)) \
  I (ldx, double, double, ldexp (x, 3))
#define I I1
FUNS FF
#undef I
  int
  main (void)
{
#define I(name, T, R, e) \
  for (int n = 0; n < 80; n++) \
    { \
      T a[80]; \
      R c[81]; \
      for (int i = 0; i < n; i++) \
	{ \
	  unsigned long r = rnd_bits (); \
	  memcpy (&a[i], &r, sizeof a[i]); \
	  c[i] = 55; \
	} \
      c[n] = 77; \
      k_##name (n, a, c); \
      for (int i = 0; i < n; i++) \
	{ \
	  R e_ = s_##name (a[i]); \
	  if (!(c[i] == (a[i] == (T)5 ? 55 : e_))) \
	    printf (#name " %d: %llx %llx %llx\n", i, (long long)a[i], \
		    (long long)c[i], (long long)e_); \
	  CHECK (c[i] == (a[i] == (T)5 ? 55 : e_)); \
	} \
      CHECK (c[n] == 77); \
    }
  FUNS
#undef I
#define SP(T) \
  static const T sp_##T[] = { 0.0, \
			      -0.0, \
			      1, \
			      -1, \
			      0.5, \
			      -0.5, \
			      0.49999997f, \
			      0.49999999999999994, \
			      1.5, \
			      2.5, \
			      -2.5, \
			      1e30f, \
			      -1e30f, \
			      INFINITY, \
			      -INFINITY, \
			      NAN, \
			      8388609, \
			      8388607.5f, \
			      4503599627370497.0, \
			      4503599627370495.5, \
			      5, \
			      1e-40f, \
			      2.2e-308, \
			      3.75, \
			      -3.75, \
			      1e8 };
  SP (float) SP (double)
#define I(name, T, R, e) \
  for (int n = 0; n < 80; n++) \
    { \
      T a[80]; \
      R c[81]; \
      for (int i = 0; i < n; i++) \
	{ \
	  a[i] = sp_##T[rnd () % (sizeof sp_##T / sizeof (T))]; \
	  c[i] = 55; \
	} \
      c[n] = 77; \
      k_##name (n, a, c); \
      for (int i = 0; i < n; i++) \
	{ \
	  R e_ = a[i] == (T)5 ? (R)55 : s_##name (a[i]); \
	  int same \
	    = !memcmp (&c[i], &e_, sizeof e_) || (c[i] != c[i] && e_ != e_); \
	  if (!same) \
	    printf (#name " %d: %g %g %g\n", i, (double)a[i], (double)c[i], \
		    (double)e_); \
	  CHECK (same); \
	} \
      CHECK (c[n] == 77); \
    }
    FF
#undef I
    return 0;
}

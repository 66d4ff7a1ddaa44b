/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-math=scalar" } */
/* { dg-isa "native sse2" } */
/* { dg-std "gnu17 c99" } */
/* ripple_math.h: every function and spelling on lanes gives what it gives for
   scalars, bit for bit where it is exact.  */
#include "../ripple-test.h"
#include <ripple_math.h>

#define B 12
#define N 45

/* Lanes of S##NAME and scalars, of the 16 bits and the two others.  */
#define UNARY(NAME, T)							\
  NOIPA static void							\
  v_##NAME (int n, const T *x, T *y)					\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, B);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = NAME (x[i]);						\
  }									\
  static void								\
  t_##NAME (double scale)						\
  {									\
    T x[N], y[N];							\
    for (int i = 0; i < N; i++)						\
      x[i] = (T) ((i - N / 3) * scale), y[i] = 7;			\
    x[N - 1] = (T) __builtin_nanf ("");					\
    x[N - 2] = (T) __builtin_inff ();					\
    x[N - 3] = (T) -0.0f;						\
    v_##NAME (N, x, y);							\
    for (int i = 0; i < N; i++)						\
      {									\
	volatile T e = NAME (x[i]);					\
	T w = e, g = y[i];						\
	double d = (double) g - (double) w;				\
	CHECK (w != w ? g != g						\
	       : g == w ? !__builtin_signbit ((double) g)		\
			  == !__builtin_signbit ((double) w)		\
	       : d * d <= 1e-10 * (double) w * (double) w);		\
      }									\
  }

#if __STDC_VERSION__ > 0 && defined __RIPPLE_HAVE_F16 \
    && defined __FLT16_MAX__
# define HALF(X) X
#else
# define HALF(X)
#endif
/* The types that compute with __bf16.  */
#ifdef __BFLT16_MAX__
# define BRAIN(X) X
#else
# define BRAIN(X)
#endif
#define ALL(NAME)							\
  HALF (UNARY (NAME##f16, __ripple_f16))				\
  BRAIN (UNARY (NAME##bf16, __ripple_bf16))				\
  UNARY (NAME##f, float) UNARY (NAME, double)
#define FUNCTIONS(M)							\
  M (sqrt) M (asin) M (acos) M (atan) M (sin) M (cos) M (tan) M (sinh)	\
  M (cosh) M (tanh) M (log) M (log10) M (log2) M (exp) M (exp2)		\
  M (exp10) M (fabs) M (floor) M (ceil) M (trunc) M (rint)		\
  M (nearbyint) M (round) M (roundeven)
FUNCTIONS (ALL)
#define RUN(NAME)							\
  HALF (t_##NAME##f16 (0.125));						\
  BRAIN (t_##NAME##bf16 (0.125));					\
  t_##NAME##f (0.125); t_##NAME (0.3);

/* Two arguments.  */
#define BINARY(NAME, T)							\
  NOIPA static void							\
  v_##NAME (int n, const T *x, T u, T *y)				\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, B);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = NAME (x[i], u);						\
  }									\
  static void								\
  t_##NAME (void)							\
  {									\
    T x[N], y[N];							\
    for (int i = 0; i < N; i++)						\
      x[i] = (T) ((i - 7) * 0.25f);					\
    v_##NAME (N, x, (T) -2.0f, y);					\
    for (int i = 0; i < N; i++)						\
      {									\
	volatile T e = NAME (x[i], (T) -2.0f);				\
	CHECK (y[i] == e);						\
      }									\
  }
#define ALL2(NAME)							\
  HALF (BINARY (NAME##f16, __ripple_f16))				\
  BRAIN (BINARY (NAME##bf16, __ripple_bf16))				\
  BINARY (NAME##f, float) BINARY (NAME, double)
#define FUNCTIONS2(M) \
  M (atan2) M (pow) M (copysign) M (fmin) M (fmax)
FUNCTIONS2 (ALL2)
#define RUN2(NAME)							\
  HALF (t_##NAME##f16 ()); BRAIN (t_##NAME##bf16 ());			\
  t_##NAME##f (); t_##NAME ();

/* What a number is.  */
#define CLASS(T)							\
  NOIPA static void							\
  v_class_##T (int n, const T *x, unsigned char *y)			\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, B);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      y[i] = 4 * (isnan (x[i]) != 0) + 2 * (isinf (x[i]) != 0)		\
	     + (isfinite (x[i]) != 0);					\
  }
#define CLASS_FLOAT(T)							\
  CLASS (T)								\
  static void								\
  t_class_##T (void)							\
  {									\
    static const unsigned char want[] = { 4, 2, 2, 1, 1, 1 };		\
    const T special[] = { (T) __builtin_nanf (""),			\
			  (T) __builtin_inff (),			\
			  (T) -__builtin_inff (), 0, 1, (T) -0.0f };	\
    T x[N];								\
    unsigned char y[N];							\
    for (int i = 0; i < N; i++)						\
      x[i] = special[i % 6];						\
    v_class_##T (N, x, y);						\
    for (int i = 0; i < N; i++)						\
      {									\
	CHECK (y[i] == want[i % 6]);					\
	CHECK ((isnan (x[i]) != 0) == (y[i] == 4));			\
	CHECK ((isinf (x[i]) != 0) == (y[i] == 2));			\
	CHECK ((isfinite (x[i]) != 0) == (y[i] == 1));			\
      }									\
  }
#define CLASS_INT(T)							\
  CLASS (T)								\
  static void								\
  t_class_##T (void)							\
  {									\
    T x[N];								\
    unsigned char y[N];							\
    for (int i = 0; i < N; i++)						\
      x[i] = (T) (-1 - i);						\
    v_class_##T (N, x, y);						\
    for (int i = 0; i < N; i++)						\
      CHECK (y[i] == 1 && isfinite (x[i]) && !isnan (x[i])		\
	     && !isinf (x[i]));						\
  }
typedef unsigned char uchar;
typedef unsigned long long ull;
#define CLASS_TYPES(F, I)						\
  HALF (F (__ripple_f16)) BRAIN (F (__ripple_bf16)) F (float) F (double) \
  I (char) I (uchar) I (short) I (int) I (unsigned) I (long) I (ull)
CLASS_TYPES (CLASS_FLOAT, CLASS_INT)
#define RUN_CLASS(T) t_class_##T ();

/* Scalars of long double.  */
NOIPA static void
scalars (long double x)
{
#define L(NAME) CHECK (NAME##l (x) == NAME##l (x) || x != x);
  x = x / 4;
  FUNCTIONS (L)
  CHECK (sqrtl (x) * sqrtl (x) - x < 1e-10L);
  CHECK (roundevenl (x + 2) == 2 && exp10l (0 * x) == 1);
  CHECK (atan2l (x, 1) < x && powl (x, 2) == x * x);
  CHECK (copysignl (x, -1) == -x && ldexpl (x, 2) == 4 * x);
  CHECK (isfinite (x) && !isnan (x) && !isinf (x));
  CHECK (isnan (x * __builtin_nanl ("")) && isinf (x * __builtin_infl ()));
}

/* An argument has its effects once.  */
NOIPA static void
once (void)
{
  int n = 0;
  double d = 2;
  CHECK (!isnan (n++) && !isinf (n++) && isfinite (n++) && n == 3);
  CHECK (!isnan (d++) && !isinf (d++) && isfinite (d++) && d == 5);
}

int
main (void)
{
  FUNCTIONS (RUN)
  FUNCTIONS2 (RUN2)
  CLASS_TYPES (RUN_CLASS, RUN_CLASS)
  scalars (1);
  once ();
  return 0;
}

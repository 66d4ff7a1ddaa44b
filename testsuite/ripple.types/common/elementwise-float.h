/* Clang's elementwise functions of the floating types that EACH has:
   M (S, T, X, W) with W, whose library functions end in X, the type that T is
   computed in.  */
#include "elementwise.h"
#include <math.h>

#define L(NAME, X) __builtin_##NAME##X
#define SAME_1(M, T, NAME, X, W)					\
  M (NAME##_, T, F (NAME) (x), (T) L (NAME, X) ((W) x))
#define SAME_2(M, T, NAME, X, W)					\
  M (NAME##_, T, F (NAME) (x, y), (T) L (NAME, X) ((W) x, (W) y))

#define OPS(M, S, T, X, W) OPS_OF_PART (M, S, T, X, W)
#ifdef LIBRARY
# define OPS_OF_PART(M, S, T, X, W)					\
  SAME_1 (M, T, acos, X, W) SAME_1 (M, T, asin, X, W)			\
  SAME_1 (M, T, atan, X, W) SAME_1 (M, T, cos, X, W)			\
  SAME_1 (M, T, cosh, X, W) SAME_1 (M, T, exp, X, W)			\
  SAME_1 (M, T, exp2, X, W) SAME_1 (M, T, exp10, X, W)			\
  SAME_1 (M, T, log, X, W) SAME_1 (M, T, log2, X, W)			\
  SAME_1 (M, T, log10, X, W) SAME_1 (M, T, sin, X, W)			\
  SAME_1 (M, T, sinh, X, W) SAME_1 (M, T, tan, X, W)			\
  SAME_1 (M, T, tanh, X, W) SAME_2 (M, T, atan2, X, W)			\
  SAME_2 (M, T, pow, X, W) SAME_2 (M, T, fmod, X, W)
#else
# define OPS_OF_PART(M, S, T, X, W)					\
  SAME_1 (M, T, ceil, X, W) SAME_1 (M, T, floor, X, W)			\
  SAME_1 (M, T, nearbyint, X, W) SAME_1 (M, T, rint, X, W)		\
  SAME_1 (M, T, round, X, W) SAME_1 (M, T, roundeven, X, W)		\
  SAME_1 (M, T, sqrt, X, W) SAME_1 (M, T, trunc, X, W)			\
  SAME_2 (M, T, copysign, X, W)						\
  M (absolute, T, F (abs) (x), negative_##S (x) ? -x : x)		\
  M (canonicalize, T, F (canonicalize) (x), x)				\
  M (fma_, T, F (fma) (x, y, z), fma_##S (x, y, z))			\
  M (ldexp_, T, F (ldexp) (x, 3), (T) L (ldexp, X) ((W) x, 3))		\
  M (max, T, F (max) (x, y) + (T) 0, larger_##S (x, y, x, y) + (T) 0)	\
  M (min, T, F (min) (x, y) + (T) 0, smaller_##S (x, y, x, y) + (T) 0)	\
  M (maxnum, T, F (maxnum) (x, y), larger_##S (x, y, x, y))		\
  M (minnum, T, F (minnum) (x, y), smaller_##S (x, y, x, y))		\
  M (maximumnum, T, F (maximumnum) (x, y), larger_##S (x, y, x, y))	\
  M (minimumnum, T, F (minimumnum) (x, y), smaller_##S (x, y, x, y))	\
  M (maximum, T, F (maximum) (x, y), larger_##S (x, y, y, x))		\
  M (minimum, T, F (minimum) (x, y), smaller_##S (x, y, y, x))		\
  M (nested, T, F (minimum) (F (maximumnum) (x, y), z),			\
     smaller_##S (larger_##S (x, y, x, y), z, z,			\
		  larger_##S (x, y, x, y)))
#endif

/* Where X is NaN the result is IF_Y, where Y is, IF_X.  */
#define REFERENCES(S, T, X, W)						\
HELPER int								\
negative_##S (T x)							\
{									\
  return __builtin_signbit ((W) x) != 0;				\
}									\
HELPER T								\
larger_##S (T x, T y, T if_y, T if_x)					\
{									\
  return x != x ? if_x : y != y ? if_y : x > y ? x : x < y ? y		\
	 : negative_##S (x) ? y : x;					\
}									\
HELPER T								\
smaller_##S (T x, T y, T if_y, T if_x)					\
{									\
  return x != x ? if_x : y != y ? if_y : x < y ? x : x > y ? y		\
	 : negative_##S (x) ? x : y;					\
}									\
HELPER T								\
fma_##S (T x, T y, T z)							\
{									\
  return sizeof (T) == 2						\
	 ? (T) fma ((double) x, (double) y, (double) z)			\
	 : (T) L (fma, X) ((W) x, (W) y, (W) z);			\
}									\
static const W special_##S[] =						\
{									\
  0, (W) -0.0, 1, -1, (W) 0.5, (W) -0.5, (W) 1.5, (W) 2.5, (W) -3.5,	\
  (W) 0x1p-24, (W) -0x1p-24, 65504, -65504, (W) __builtin_inf (),	\
  (W) -__builtin_inf (), (W) __builtin_nan (""),			\
  (W) 0x1p-126, (W) 0x1p-149, (W) 0x1p127, (W) -0x1p127,		\
  (W) (sizeof (W) > 4 ? 0x1p-1074 : 0x1p-133),				\
  (W) (sizeof (W) > 4 ? -0x1p1023 : -0x1.fffffep127)			\
};									\
CHOOSE (S, T, special_##S)						\
TEST (S, T, X, W)

EACH (REFERENCES)

int
main (void)
{
#define RUN(S, T, X, W) test_##S ();
  EACH (RUN)
  return 0;
}

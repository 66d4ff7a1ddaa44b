/* Selections by comparisons of all types among values of all types, and what
   the functions of mathematics are made of.  */

#define _GNU_SOURCE 1
#include <math.h>
#include <ripple.h>

typedef signed char i8;
typedef unsigned char u8;
typedef short i16;
typedef unsigned short u16;
typedef unsigned u32;
typedef long long i64;
typedef unsigned long long u64;
typedef _Float16 f16;

#define LOOP								\
  ripple_block_t bs = ripple_set_block_shape (0, 16);			\
  ripple_parallel_full (bs, 0);						\
  for (int i = 0; i < 64; i++)

#define SELECT(C, V)							\
  void									\
  select_##C##_##V (V *restrict r, const V *x, const V *y, const C *a,	\
		    const C *b)						\
  {									\
    LOOP								\
      {									\
	V u = x[i], v = y[i];						\
	r[i] = a[i] < b[i] ? u : v;					\
	r[i + 64] = a[i] == b[i] ? u : v;				\
	if (a[i + 64])							\
	  r[i + 128] = u;						\
      }									\
  }

#define SELECTIONS(C)							\
  SELECT (C, i8) SELECT (C, u16) SELECT (C, int) SELECT (C, u64)	\
  SELECT (C, float) SELECT (C, double) SELECT (C, f16)

SELECTIONS (i8)
SELECTIONS (u8)
SELECTIONS (i16)
SELECTIONS (u16)
SELECTIONS (int)
SELECTIONS (u32)
SELECTIONS (i64)
SELECTIONS (u64)
SELECTIONS (float)
SELECTIONS (double)

#define FUNCTION(NAME)							\
  void									\
  lanes_##NAME (float *restrict r, const float *x,			\
		double *restrict q, const double *y)			\
  {									\
    LOOP								\
      {									\
	r[i] = NAME##f (x[i]);						\
	q[i] = NAME (y[i]);						\
      }									\
  }

FUNCTION (exp)
FUNCTION (expm1)
FUNCTION (log)
FUNCTION (log1p)
FUNCTION (atan)
FUNCTION (asin)
FUNCTION (acos)
FUNCTION (sinh)
FUNCTION (tanh)
FUNCTION (asinh)
FUNCTION (erf)
FUNCTION (erfc)
FUNCTION (cbrt)
FUNCTION (floor)
FUNCTION (rint)

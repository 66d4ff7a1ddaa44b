/* Records whose members are treated alike stay together, as do lanes that are
   read and written backwards: no permutations, and the values of C.  */
/* { dg-do run } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -ffp-contract=off -DALIKE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {v(p?unpck[lh]|shuf|pshuf|perm|palignr|insert|extract)} } */
#include "../ripple-test.h"
#include <math.h>
#include <string.h>

enum { N = 83 };

typedef struct { float a, b; } f2;
typedef struct { float a, b, c; } f3;
typedef struct { float a, b, c, d; } f4;
typedef struct { double a, b; } d2;
typedef struct { double a, b, c, d; } d4;
typedef struct { int a, b, c; } i3;
typedef struct { unsigned a, b; } u2;
typedef struct { short a, b; } s2;
typedef struct { unsigned char a, b, c; } b3;
typedef struct { unsigned char a, b, c, d; } b4;

/* KERNEL (NAME, TYPE, LANES, BODY): NAME_lanes and NAME_plain do BODY for each
   i, with x and y from memory, and z.  */

#define LOOP								\
  for (int i = 0; i < n; i++)
#define KERNEL(NAME, T, B, ...)						\
  NOIPA static void							\
  NAME##_lanes (int n, const T *restrict x, const T *restrict y,	\
		T *restrict z, int k)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    LOOP __VA_ARGS__							\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, const T *restrict x, const T *restrict y,	\
		T *restrict z, int k)					\
  {									\
    LOOP __VA_ARGS__							\
  }

#define A2(M) { M (a) M (b) }
#define A3(M) { M (a) M (b) M (c) }
#define A4(M) { M (a) M (b) M (c) M (d) }

#define SUM(F) z[i].F = x[i].F + y[i].F;
#define SCALE(F) z[i].F = x[i].F * k;
#define MORE(F) z[i].F += x[i].F - y[i].F;
#define LARGER(F) z[i].F = x[i].F > y[i].F ? x[i].F : y[i].F;
#define SQUARE(F) z[i].F = x[i].F * x[i].F;
#define HALF(F) z[i].F = x[i].F / 2;
#define BITS(F) z[i].F = (x[i].F ^ y[i].F) & ~k;

KERNEL (sum2, f2, 8, A2 (SUM))
KERNEL (sum3, f3, 8, A3 (SUM))
KERNEL (sum4, f4, 8, A4 (SUM))
KERNEL (sum2d, d2, 4, A2 (SUM))
KERNEL (sum4d, d4, 8, A4 (SUM))
KERNEL (sum3i, i3, 8, A3 (SUM))
KERNEL (more2, f2, 16, A2 (MORE))
KERNEL (more3, f3, 8, A3 (MORE))
KERNEL (square2, f2, 8, A2 (SQUARE))
KERNEL (constants, f4, 8, {
  z[i].a = x[i].a * 2 + 1;
  z[i].b = x[i].b * 3 + 2;
  z[i].c = x[i].c * -4 + 3;
  z[i].d = x[i].d * 5 + 4;
})
KERNEL (back, float, 8, { z[n - 1 - i] = x[n - 1 - i] * 2; })

#ifndef ALIKE
/* Some that need permutations or masks, or have other widths.  */
KERNEL (scale4, f4, 16, A4 (SCALE))
KERNEL (larger4, f4, 8, A4 (LARGER))
KERNEL (bits2, u2, 8, A2 (BITS))
KERNEL (copy3, f3, 8, { z[i] = x[i]; })
KERNEL (half3, b3, 32, A3 (HALF))
KERNEL (bits4, b4, 16, A4 (BITS))
KERNEL (sum2s, s2, 16, A2 (SUM))
KERNEL (swapped, f2, 8, { z[i].a = x[i].b + 1; z[i].b = x[i].a + 1; })
KERNEL (crossed, f2, 8, {
  z[i].a = x[i].a + y[i].b;
  z[i].b = x[i].b + y[i].a;
})
KERNEL (mixed, f2, 8, { z[i].a = x[i].a + y[i].a; z[i].b = x[i].b - y[i].b; })
KERNEL (again, f2, 8, {
  float s = x[i].a + y[i].a;
  float t = x[i].b + y[i].b;
  z[i].a = s;
  z[i].b = t;
  if (s > t)
    z[i].a = s * t;
})
KERNEL (some, f4, 8, {
  if (x[i].a > y[i].a)
    A4 (SUM)
})
KERNEL (forward, float, 8, { z[i] = x[n - 1 - i] + 1; })
/* Another field is read between the stores; the same one is, too.  */
KERNEL (between, f3, 8, {
  z[i].a = x[i].a + 1;
  z[i].b = z[i].c + x[i].b;
  z[i].c = y[i].c;
})
KERNEL (after, f3, 8, {
  z[i].a = x[i].a + 1;
  z[i].b = z[i].a + x[i].b;
  z[i].c = z[i].b + y[i].c;
})
KERNEL (three, f4, 5, A4 (SUM))
KERNEL (halves, float, 16, { z[i] = (float) (double) x[i] + y[i]; })
KERNEL (roots, d2, 4, {
  z[i].a = sqrt (fabs (x[i].a));
  z[i].b = sqrt (fabs (x[i].b));
})
KERNEL (numbers, i3, 8, {
  z[i].a = x[i].a << (k & 3);
  z[i].b = x[i].b << (k & 3);
  z[i].c = x[i].c << (k & 3);
})

#define CHECK_ONE(NAME, T, E)						\
  do									\
    {									\
      static const int sizes[] = { 0, 1, 7, 8, 9, 31, N };		\
      for (int s = 0; s < 7; s++)					\
	{								\
	  enum { COUNT = sizeof (T) / sizeof (E) };			\
	  static E x[N][COUNT], y[N][COUNT], z[2][N + 1][COUNT];	\
	  for (int i = 0; i < N; i++)					\
	    for (int k = 0; k < COUNT; k++)				\
	      {								\
		x[i][k] = (E) (i * 7 % 31 - k * 3);			\
		y[i][k] = (E) (i * 5 % 29 + k - 11);			\
	      }								\
	  memset (z, 7, sizeof z);					\
	  NAME##_lanes (sizes[s], (void *) x, (void *) y,		\
			(void *) z[0], 3);				\
	  NAME##_plain (sizes[s], (void *) x, (void *) y,		\
			(void *) z[1], 3);				\
	  CHECK_SAME (z[0], z[1]);					\
	}								\
    }									\
  while (0)
#define CHECK_SAME(A, B) CHECK (memcmp (A, B, sizeof A) == 0)

int
main (void)
{
  CHECK_ONE (sum2, f2, float);
  CHECK_ONE (sum3, f3, float);
  CHECK_ONE (sum4, f4, float);
  CHECK_ONE (sum2d, d2, double);
  CHECK_ONE (sum4d, d4, double);
  CHECK_ONE (sum3i, i3, int);
  CHECK_ONE (square2, f2, float);
  CHECK_ONE (constants, f4, float);
  CHECK_ONE (back, float, float);
  CHECK_ONE (scale4, f4, float);
  CHECK_ONE (more2, f2, float);
  CHECK_ONE (more3, f3, float);
  CHECK_ONE (larger4, f4, float);
  CHECK_ONE (bits2, u2, unsigned);
  CHECK_ONE (copy3, f3, float);
  CHECK_ONE (half3, b3, unsigned char);
  CHECK_ONE (bits4, b4, unsigned char);
  CHECK_ONE (sum2s, s2, short);
  CHECK_ONE (swapped, f2, float);
  CHECK_ONE (crossed, f2, float);
  CHECK_ONE (mixed, f2, float);
  CHECK_ONE (again, f2, float);
  CHECK_ONE (some, f4, float);
  CHECK_ONE (forward, float, float);
  CHECK_ONE (between, f3, float);
  CHECK_ONE (after, f3, float);
  CHECK_ONE (three, f4, float);
  CHECK_ONE (halves, float, float);
  CHECK_ONE (roots, d2, double);
  CHECK_ONE (numbers, i3, int);
  return 0;
}
#endif

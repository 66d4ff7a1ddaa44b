/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-options "-O2 -march=cascadelake" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {vpmovzx} all_i8 } */
/* { dg-asm-not {kunpck} all_i8 } */
/* { dg-asm-not {vpmovzx} all_flags } */
/* { dg-asm-not {vpmovzx} alli_i8 } */
/* { dg-asm-not {vpmovzx} alli_i16 } */
/* { dg-asm-not {kunpck} alli_i8 } */
/* Clauses reduction of && and ||: on _Bool and on int, of comparisons of
   elements of each size, mixed, in any number, and on int that is more than 0
   and 1.  */
#include "../ripple-test.h"
#define B 48

#define PRAGMA(...) _Pragma (#__VA_ARGS__)

#define KERNEL(NAME, T, VAR, FIRST, OP, BODY)				\
  NOIPA static int							\
  NAME (int n, const T *a, const double *d)				\
  {									\
    VAR b = FIRST;							\
    (void) d;								\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    PRAGMA (ripple parallel Block(BS) Dims(0) reduction(OP:b))		\
    for (int i = 0; i < n; i++)						\
      BODY								\
    return b;								\
  }
#define KERNELS(S, T)							\
  KERNEL (all_##S, T, _Bool, 1, &&, b = b && a[i] > 3;)			\
  KERNEL (any_##S, T, _Bool, 0, ||, b = b || a[i] > 120;)		\
  KERNEL (alli_##S, T, int, 1, &&, b = b && a[i] > 3;)			\
  KERNEL (anyi_##S, T, int, 0, ||, b = a[i] > 120 || b;)		\
  KERNEL (bits_##S, T, _Bool, 1, &&, b &= a[i] > 3;)			\
  KERNEL (two_##S, T, _Bool, 1, &&,					\
	  b = b && (a[i] > 3 || d[i] < 0) && !(a[i] == 90);)		\
  KERNEL (choice_##S, T, _Bool, 0, ||,					\
	  { int t = a[i] > 3 ? d[i] < 0 : a[i] == 90; b |= t; })	\
  KERNEL (seven_##S, T, int, 7, &&,					\
	  if (a[i] <= 3) b = 0; else if (b & 3) b = b ^ 7;)		\
  KERNEL (once_##S, T, int, 0, ||, if (a[i] > 120) b = 1;)
KERNELS (i8, signed char)
KERNELS (i16, short)
KERNELS (i32, int)
KERNELS (i64, long long)
KERNELS (f32, float)
KERNELS (f64, double)
KERNEL (all_flags, _Bool, _Bool, 1, &&, b &= a[i];)
KERNEL (any_flags, _Bool, _Bool, 0, ||, b = b || a[i];)

#define CHECK_ALL(S, T)							\
  {									\
    int all = 1, any = 0, two = 1, choice = 0;				\
    BUF (T, a, n, n % PLACES);						\
    for (int i = 0; i < n; i++)						\
      {									\
	a[i] = 4 + rnd () % 80;						\
	if (m && rnd () % (n * 2) == 0)					\
	  a[i] = m == 1 ? 1 : m == 2 ? 125 : 90;			\
	all &= a[i] > 3;						\
	any |= a[i] > 120;						\
	two &= (a[i] > 3 || d[i] < 0) && a[i] != 90;			\
	choice |= a[i] > 3 ? d[i] < 0 : a[i] == 90;			\
      }									\
    CHECK (all_##S (n, a, d) == all && any_##S (n, a, d) == any);	\
    CHECK (alli_##S (n, a, d) == all && anyi_##S (n, a, d) == any);	\
    CHECK (bits_##S (n, a, d) == all && two_##S (n, a, d) == two);	\
    CHECK (choice_##S (n, a, d) == choice);				\
    CHECK (!!seven_##S (n, a, d) == all && once_##S (n, a, d) == any);	\
  }

int
main (void)
{
  for (int n = 0; n < 3 * B; n++)
    for (int m = 0; m < 4; m++)
      {
	BUF (double, d, n, n % PLACES);
	BUF (_Bool, f, n, n % PLACES);
	int all = 1, any = 0;
	for (int i = 0; i < n; i++)
	  {
	    d[i] = rnd () % (2 * n) == 0 ? -1 : 2;
	    f[i] = m < 2 ? rnd () % (n * 2) != 0 : rnd () % (n * 2) == 0;
	    all &= f[i];
	    any |= f[i];
	  }
	CHECK_ALL (i8, signed char)
	CHECK_ALL (i16, short)
	CHECK_ALL (i32, int)
	CHECK_ALL (i64, long long)
	CHECK_ALL (f32, float)
	CHECK_ALL (f64, double)
	CHECK (all_flags (n, f, d) == all && any_flags (n, f, d) == any);
	buf_free_all ();
      }
  return 0;
}

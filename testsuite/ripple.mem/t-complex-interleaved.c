/* What is done to complex numbers, and to records of two, may be done to them
   as they are in memory (tune/cancelled-permutations.cc).  Nothing is rounded
   in another way, if products are not fused; GCC's vectorizer fuses some
   even so.  */
/* { dg-do run } */
/* { dg-options "-ffp-contract=off -fno-tree-vectorize -w" } */
#include "../ripple-test.h"

enum { MOST = 70 };

#define KERNEL(NAME, T, B, ...)						\
  NOIPA static void							\
  NAME##_##T##_##B (int n, const T##_pair *a, const T##_pair *b,	\
		    const T *s, T##_pair *r, T##_pair *q)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  NOIPA static void							\
  NAME##_##T##_##B##_model (int n, const T##_pair *a, const T##_pair *b, \
			    const T *s, T##_pair *r, T##_pair *q)	\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__							\
  }									\
  static void								\
  check_##NAME##_##T##_##B (int n)					\
  {									\
    T a[2 * MOST], b[2 * MOST], s[MOST];				\
    T got[4 * MOST] = { 0 }, want[4 * MOST] = { 0 };			\
    for (int i = 0; i < 2 * MOST; i++)					\
      {									\
	a[i] = (T) (i * 37 % 29) / 7 - 2;				\
	b[i] = (T) (i * 53 % 31) / 3 - 5;				\
	s[i / 2] = (T) (i * 11 % 17) / 5 - 1;				\
      }									\
    NAME##_##T##_##B (n, (T##_pair *) a, (T##_pair *) b, s,		\
		      (T##_pair *) got, (T##_pair *) (got + 2 * MOST)); \
    NAME##_##T##_##B##_model (n, (T##_pair *) a, (T##_pair *) b, s,	\
			      (T##_pair *) want,			\
			      (T##_pair *) (want + 2 * MOST));		\
    CHECK_SAME (got, want, 4 * MOST);					\
  }

/* Each operand once on each side of a product, sums and differences in every
   order, and by turns.  */
#define EACH(DO, T, B)							\
  DO (product, T, B, {							\
      r[i].re = a[i].re * b[i].re - a[i].im * b[i].im;			\
      r[i].im = a[i].re * b[i].im + a[i].im * b[i].re; })		\
  DO (crossed, T, B, {							\
      r[i].re = b[i].re * a[i].re - a[i].im * b[i].im;			\
      r[i].im = b[i].re * a[i].im + b[i].im * a[i].re; })		\
  DO (conjugate, T, B, {						\
      r[i].re = a[i].re * b[i].re + a[i].im * b[i].im;			\
      r[i].im = a[i].re * b[i].im - a[i].im * b[i].re; })		\
  DO (swapped, T, B, {							\
      r[i].im = a[i].re * b[i].re - a[i].im * b[i].im;			\
      r[i].re = a[i].re * b[i].im + a[i].im * b[i].re; })		\
  DO (added, T, B, {							\
      r[i].re += a[i].re * b[i].re - a[i].im * b[i].im;			\
      r[i].im += a[i].re * b[i].im + a[i].im * b[i].re; })		\
  DO (butterfly, T, B, {						\
      T re = a[i].re * b[i].re - a[i].im * b[i].im;			\
      T im = a[i].re * b[i].im + a[i].im * b[i].re;			\
      T x = r[i].re, y = r[i].im;					\
      r[i].re = x + re;							\
      r[i].im = y + im;							\
      q[i].re = x - re;							\
      q[i].im = y - im; })						\
  DO (turned, T, B, {							\
      r[i].re = a[i].re - b[i].im;					\
      r[i].im = a[i].im + b[i].re; })					\
  DO (turned_back, T, B, {						\
      r[i].re = a[i].re + b[i].im;					\
      r[i].im = a[i].im - b[i].re; })					\
  DO (minuend, T, B, {							\
      r[i].re = b[i].im - a[i].re;					\
      r[i].im = a[i].im + b[i].re; })					\
  DO (scaled, T, B, {							\
      r[i].re = a[i].re * s[i];						\
      r[i].im = s[i] * a[i].im; })					\
  DO (mixed, T, B, {							\
      r[i].re = a[i].re * 2 - s[i];					\
      r[i].im = a[i].im * 3 + b[i].re; })				\
  DO (reversed, T, B, {							\
      r[i].re = a[n - 1 - i].re + b[i].im;				\
      r[i].im = a[n - 1 - i].im - b[i].re; })				\
  DO (cubed, T, B, {							\
      T re = a[i].re * a[i].re - a[i].im * a[i].im;			\
      T im = a[i].re * a[i].im + a[i].im * a[i].re;			\
      r[i].re = re * a[i].re - im * a[i].im;				\
      r[i].im = re * a[i].im + im * a[i].re; })				\
  DO (divided, T, B, {							\
      T d = b[i].re * b[i].re + b[i].im * b[i].im;			\
      r[i].re = (a[i].re * b[i].re + a[i].im * b[i].im) / d;		\
      r[i].im = (a[i].im * b[i].re - a[i].re * b[i].im) / d; })		\
  DO (kept, T, B, {							\
      T re = a[i].re - b[i].im, im = a[i].im + b[i].re;			\
      r[i].re = re;							\
      r[i].im = im;							\
      q[i].re = im * re;						\
      q[i].im = re > im ? re : s[i]; })

#define CALL(NAME, T, B, ...) check_##NAME##_##T##_##B (n);

#define PAIR(T) typedef struct { T re, im; } T##_pair;
PAIR (float)
PAIR (double)

EACH (KERNEL, float, 8)
EACH (KERNEL, float, 16)
EACH (KERNEL, float, 3)
EACH (KERNEL, double, 4)
EACH (KERNEL, double, 16)

int
main (void)
{
  for (int n = 0; n < MOST; n += n < 20 ? 1 : 7)
    {
      EACH (CALL, float, 8)
      EACH (CALL, float, 16)
      EACH (CALL, float, 3)
      EACH (CALL, double, 4)
      EACH (CALL, double, 16)
    }
  return 0;
}

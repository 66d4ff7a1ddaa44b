/* Lanes that are far apart, or by a number that only the program knows: where
   gathers and scatters are quick they move them (memory-plan.cc), and where
   several lanes store to one place the last one wins.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -fplugin-arg-ripple-gather=always -DONE" } */
/* { dg-asm {vgatherdps	} far_float } */
/* { dg-asm {vgatherqps	} run_float } */
/* { dg-asm {vscatterqps	} run_float } */
/* { dg-asm-not {insertps|vextractps} run_float } */
#include "../ripple-test.h"

enum { MOST = 70, FAR = 37 };

#ifndef ONE
# define KEPT NOIPA static
# define PARALLEL ripple_parallel
#else
# define KEPT
# define PARALLEL ripple_parallel_full
#endif

/* FAR_NAME: a constant stride; RUN_NAME: one that is given.  */
#define KERNELS(NAME, T, B)						\
  KEPT void								\
  far_##NAME (int n, const T *restrict p, T *restrict r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = 2 * p[FAR * i] + p[FAR * i + 20];				\
  }									\
  KEPT void								\
  run_##NAME (int n, long by, const T *restrict p, T *restrict r)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i * by] = 3 * p[i * by] + 1;					\
  }									\
  KEPT void								\
  to_far_##NAME (int n, const T *restrict p, T *restrict r)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[FAR * i] = p[i] + 5;						\
  }

KERNELS (float, float, 16)
#ifndef ONE
KERNELS (double, double, 8)
KERNELS (int, int, 32)
KERNELS (long, long, 5)
KERNELS (short, short, 32)
KERNELS (byte, unsigned char, 64)

#define CHECKS(NAME, T)							\
  static void								\
  check_##NAME (int n)							\
  {									\
    int size = n ? FAR * (n - 1) + 21 : 0;				\
    T *p = buf_new (size * sizeof (T), BUF_END);			\
    T *r = buf_new (size * sizeof (T), BUF_END);			\
    for (int i = 0; i < size; i++)					\
      p[i] = (T) (i % 31);						\
    far_##NAME (n, p, r);						\
    for (int i = 0; i < n; i++)						\
      CHECK (r[i] == (T) (2 * p[FAR * i] + p[FAR * i + 20]));		\
    memset (r, 0, size * sizeof (T));					\
    to_far_##NAME (n, p, r);						\
    for (int i = 0; i < size; i++)					\
      CHECK (r[i] == (T) (i % FAR || i >= FAR * n ? 0 : p[i / FAR] + 5)); \
    for (int by = -3; by <= 3; by++)					\
      {									\
	T *from = by < 0 ? p + 3 * MOST : p, *to = by < 0 ? r + 3 * MOST : r; \
	if (size < 6 * MOST)						\
	  break;							\
	memset (r, 0, size * sizeof (T));				\
	run_##NAME (n, by, from, to);					\
	for (int i = 0; i < n; i++)					\
	  CHECK (to[i * by] == (T) (3 * from[i * by] + 1));		\
	for (int i = 0; by && i < size; i++)				\
	  CHECK ((&r[i] - to) % by == 0 || r[i] == 0);			\
      }									\
    buf_free_all ();							\
  }

CHECKS (float, float)
CHECKS (double, double)
CHECKS (int, int)
CHECKS (long, long)
CHECKS (short, short)
CHECKS (byte, unsigned char)

/* All lanes store to two places.  */
NOIPA static void
overlap (int n, int by, float *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t i = ripple_id (block, 0);
  r[i * by] = i + n;
}
#endif

int
main (void)
{
#ifndef ONE
  for (int n = 0; n <= MOST; n += n < 20 ? 1 : 7)
    {
      check_float (n);
      check_double (n);
      check_int (n);
      check_long (n);
      check_short (n);
      check_byte (n);
    }
  float r[16] = { 0 };
  overlap (4, 0, r);
  CHECK (r[0] == 19 && r[1] == 0);
#endif
  return 0;
}

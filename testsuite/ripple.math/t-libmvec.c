/* The functions of libmvec in place of ours: called for all the lanes of a
   block, in pieces of the widths that there are.  */
/* { dg-do run } */
/* { dg-require x86 vectors libmvec } */
/* { dg-options "-w -fplugin-arg-ripple-math=libmvec" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-options "-O2 -march=haswell -fplugin-arg-ripple-math=libmvec" } */
/* { dg-asm-times {_ZGVdN8v_expf} 4 lanes_expf_16 } */
/* { dg-asm-times {_ZGVdN8v_expf} 2 lanes_expf_5 } */
/* { dg-asm-times {_ZGVdN4v_exp\M} 4 lanes_exp_8 } */
/* { dg-asm {_ZGVdN8vv_powf} lanes_powf_16 } */
/* { dg-asm-not {(call|jmp)[ \t]+powf} lanes_powf_16 } */
#include <math.h>
#include "../ripple-test.h"

enum { N = 41 };

#define KERNEL(T, NAME, CALL, LANES) \
  NOIPA static void \
  lanes_##NAME##_##LANES (T *y, const T *x, int n, int odd) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (int i = 0; i < n; i++) \
      if (i % 2 || !odd) \
	y[i] = CALL; \
  }
#define KERNELS(T, NAME, CALL) \
  KERNEL (T, NAME, CALL, 16) \
  KERNEL (T, NAME, CALL, 8) \
  KERNEL (T, NAME, CALL, 5) \
  KERNEL (T, NAME, CALL, 1)
#define FUNCTIONS(M) \
  M (float, expf, expf (x[i])) \
  M (float, logf, logf (x[i])) \
  M (float, sinf, sinf (x[i])) \
  M (float, powf, powf (x[i], 1.75f)) \
  M (double, exp, exp (x[i])) \
  M (double, log, log (x[i])) \
  M (double, cos, cos (x[i])) \
  M (double, pow, pow (2.5, x[i]))
FUNCTIONS (KERNELS)

/* Of TYPE, one by one.  */
#define CHECK_ONE(T, NAME, CALL, LANES) \
  for (int n = 0; n <= N; n += n < 18 ? 1 : 23) \
    for (int odd = 0; odd < 2; odd++) \
      { \
	T x[N], y[N]; \
	for (int i = 0; i < N; i++) \
	  { \
	    x[i] = (T) 0.37 + i * (T) 0.21; \
	    y[i] = -7; \
	  } \
	lanes_##NAME##_##LANES (y, x, n, odd); \
	for (int i = 0; i < N; i++) \
	  if (i < n && (i % 2 || !odd)) \
	    { \
	      T want = CALL; \
	      T ulp = sizeof (T) == 4 ? 0x1p-23 : 0x1p-52; \
	      CHECK (fabs (y[i] - want) \
		     <= 5 * ulp * fabs (want) + ulp * ulp); \
	    } \
	  else \
	    CHECK (y[i] == -7); \
      }
#define CHECK_ALL(T, NAME, CALL) \
  CHECK_ONE (T, NAME, CALL, 16) \
  CHECK_ONE (T, NAME, CALL, 8) \
  CHECK_ONE (T, NAME, CALL, 5) \
  CHECK_ONE (T, NAME, CALL, 1)

int
main (void)
{
  FUNCTIONS (CHECK_ALL)
  return 0;
}

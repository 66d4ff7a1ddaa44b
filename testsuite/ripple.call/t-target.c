/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-asm {%zmm} k_clones.arch_skylake_avx512 } */
/* { dg-asm {%ymm} k_clones.avx2 } */
/* { dg-asm-not {%[yz]mm} k_clones.default } */
/* { dg-asm {%ymm} k_pragma } */
/* { dg-asm-options "-O2 -msse2" } */
/* Functions for several targets: each has the vectors of its own.  Lane
   functions that are chosen when the program starts.  */
#include "../ripple-test.h"
#define B 32
#define KERNEL(name, attr) \
  attr NOINL void name (int n, const int *a, int *c) \
  { \
    ripple_block_t BS = ripple_set_block_shape (0, B); \
    ripple_parallel (BS, 0); \
    for (int i = 0; i < n; i++) \
      if (a[i] % 3) \
	c[i] = helper (a[i]) + a[i]; \
  }
#define NOINL __attribute__ ((noinline))
static int
helper (int x)
{
  return x > 4 ? x * 3 : -x;
}
KERNEL (k_def, )
KERNEL (k_avx2, __attribute__ ((target ("avx2"))))
KERNEL (k_avx512,
	__attribute__ ((target ("avx512f,avx512bw,avx512vl,avx512dq"))))
__attribute__ ((target_clones ("default", "avx2", "arch=skylake-avx512"))) void
k_clones (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      c[i] = helper (a[i]) + a[i];
}
__attribute__ ((target_clones ("default", "avx2"))) int
lane_clones (int x)
{
  return x > 4 ? x * 3 : -x;
}
__attribute__ ((target ("avx2"))) static int
avx_helper (int x)
{
  return x > 4 ? x * 3 : -x;
}
void
k_calls (int n, const int *a, int *c, int w)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      {
	if (w)
	  c[i] = lane_clones (a[i]) + a[i];
	else
	  c[i] = avx_helper (a[i]) + a[i];
      }
}
static int
r1 (int x)
{
  return x > 4 ? x * 3 : -x;
}
static int (*res (void)) (int) { return r1; }
int ifn (int x) __attribute__ ((ifunc ("res")));
void
k_ifunc (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] % 3)
      c[i] = ifn (a[i]) + a[i];
}
#pragma GCC push_options
#pragma GCC target("avx2")
KERNEL (k_pragma, )
#pragma GCC pop_options
int
main (void)
{
  for (int w = 0; w < 8; w++)
    for (int n = 0; n < 70; n++)
      {
	int a[71], c[71];
	for (int i = 0; i < n; i++)
	  a[i] = (int)(rnd () % 12), c[i] = 99;
	c[n] = 77;
	switch (w)
	  {
	  case 0:
	    k_def (n, a, c);
	    break;
	  case 1:
	    if (!__builtin_cpu_supports ("avx2"))
	      continue;
	    k_avx2 (n, a, c);
	    break;
	  case 2:
	    if (!__builtin_cpu_supports ("avx512dq")
		|| !__builtin_cpu_supports ("avx512vl")
		|| !__builtin_cpu_supports ("avx512bw"))
	      continue;
	    k_avx512 (n, a, c);
	    break;
	  case 3:
	    k_clones (n, a, c);
	    break;
	  case 4:
	    k_calls (n, a, c, 1);
	    break;
	  case 5:
	    if (!__builtin_cpu_supports ("avx2"))
	      continue;
	    k_calls (n, a, c, 0);
	    break;
	  case 6:
	    k_ifunc (n, a, c);
	    break;
	  case 7:
	    if (!__builtin_cpu_supports ("avx2"))
	      continue;
	    k_pragma (n, a, c);
	  }
	for (int i = 0; i < n; i++)
	  CHECK (c[i] == (a[i] % 3 ? helper (a[i]) + a[i] : 99));
	CHECK (c[n] == 77);
      }
  return 0;
}

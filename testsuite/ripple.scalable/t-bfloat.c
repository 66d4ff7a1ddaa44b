/* { dg-do run } */
/* { dg-require bf16 gcc-14 } */
/* Floats and doubles as __bf16, by the instruction of Arm where there is one:
   subnormal numbers, ties, NaN, infinities, in all lanes and in some.  */
#ifdef __ARM_FEATURE_SVE
# pragma GCC target "+bf16"
#elif defined __ARM_NEON
# pragma GCC target "+bf16"
#endif
#include "ripple-test.h"

#ifdef __BFLT16_MAX__
enum { MOST = 1000 };

#define KERNEL(F, NAME, SIZE)						\
NOIPA static void							\
NAME (int n, const F *a, __bf16 *r, __bf16 *some)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, SIZE);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = (__bf16) a[i];						\
      if (a[i] > 1)							\
	some[i] = (__bf16) (a[i] * 3);					\
    }									\
}									\
NOIPA_NORMAL static void						\
NAME##_model (int n, const F *a, __bf16 *r, __bf16 *some)		\
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = (__bf16) a[i];						\
      if (a[i] > 1)							\
	some[i] = (__bf16) (a[i] * 3);					\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static F a[MOST];							\
  static __bf16 r[MOST], some[MOST], want[MOST], want_some[MOST];	\
  for (int n = 0; n < MOST; n += 1 + n / 2)				\
    {									\
      for (int i = 0; i < MOST; i++)					\
	{								\
	  uint32_t bits = rnd ();					\
	  float x;							\
	  if (i % 4 == 1)						\
	    bits = (bits & 0x80ffffff) >> (i & 8);			\
	  else if (i % 4 == 2)						\
	    bits = (bits & 0xffff0000) + 0x7fff + i % 3;		\
	  else if (i % 8 == 3)						\
	    bits |= 0x7f800000;						\
	  memcpy (&x, &bits, sizeof x);					\
	  a[i] = i % 16 == 4 ? (F) 1e-40 : (F) x;			\
	}								\
      memset (some, 0, sizeof some);					\
      memset (want_some, 0, sizeof want_some);				\
      NAME (n, a, r, some);						\
      NAME##_model (n, a, want, want_some);				\
      CHECK_SAME (r, want, n);						\
      CHECK_SAME (some, want_some, n);					\
    }									\
}

KERNEL (float, fixed, 16)
KERNEL (float, odd, 13)
KERNEL (float, four, 4)
KERNEL (double, fixed_double, 8)
KERNEL (float, scalable, ripple_scalable (8))
KERNEL (float, scalable_short, ripple_scalable (4))
KERNEL (float, scalable_long, ripple_scalable (32))

int
main (void)
{
  try_fixed ();
  try_odd ();
  try_four ();
  try_fixed_double ();
  try_scalable ();
  try_scalable_short ();
  try_scalable_long ();
  return 0;
}
#else
int
main (void)
{
  return 0;
}
#endif

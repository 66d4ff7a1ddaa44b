/* LLVM-Ripple's names of the operations between lanes and of saturating
   arithmetic, for every type.  */
#include "../ripple-test.h"

#define EACH_INT(M)							\
  M (i8, signed char) M (u8, unsigned char)				\
  M (i16, short) M (u16, unsigned short) M (i32, int)			\
  M (u32, unsigned) M (i64, int64_t) M (u64, uint64_t)
#define EACH(M) EACH_INT (M) M (f32, float) M (f64, double)

static size_t
rev (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
upper (size_t k, size_t n)
{
  return k % 2 ? k : k + n;
}

#define KERNEL(S, T)							\
NOIPA static void							\
names_##S (const T *a, T *o)						\
{									\
  ripple_block_t b = ripple_set_block_shape (0, 8);			\
  ripple_block_t two = ripple_set_block_shape (0, 8, 2);		\
  size_t v = ripple_id (b, 0), w = ripple_id (two, 1);			\
  o[v] = __builtin_ripple_broadcast_##S (b, 1, a[3]);			\
  o[8 + v] = __builtin_ripple_slice_##S (a[v], 2);			\
  o[16 + v] = __builtin_ripple_shuffle_##S (a[v], 0, 0, rev);		\
  o[24 + v] = __builtin_ripple_shuffle_##S (a[v], a[8 + v], 1, upper);	\
  o[32 + v + 8 * w] = __builtin_ripple_stack_##S (two, a[v], a[8 + v]);	\
  o[48 + v] = __builtin_ripple_reinterp_##S (b, a[v]);			\
}									\
NOIPA static void							\
check_##S (void)							\
{									\
  T a[16], o[56];							\
  FILL (T, a, 16);							\
  names_##S (a, o);							\
  for (int i = 0; i < 8; i++)						\
    {									\
      CHECK (o[i] == a[3] && o[8 + i] == a[2]);				\
      CHECK (o[16 + i] == a[7 - i]);					\
      CHECK (o[24 + i] == a[i % 2 ? i : i + 8]);			\
      CHECK (o[32 + i] == a[i] && o[40 + i] == a[8 + i]);		\
      CHECK (o[48 + i] == a[i]);					\
    }									\
}
EACH (KERNEL)

#define SATURATE(S, T)							\
NOIPA static void							\
saturate_##S (void)							\
{									\
  T a[16], o[24];							\
  ripple_block_t b = ripple_set_block_shape (0, 8);			\
  size_t v = ripple_id (b, 0);						\
  FILL (T, a, 16);							\
  o[v] = __builtin_ripple_add_sat_##S (a[v], a[8 + v]);			\
  o[8 + v] = __builtin_ripple_sub_sat_##S (a[v], a[8 + v]);		\
  o[16 + v] = __builtin_ripple_shl_sat_##S (a[v], 3);			\
  for (int i = 0; i < 8; i++)						\
    {									\
      CHECK (o[i] == ripple_add_sat (a[i], a[8 + i]));			\
      CHECK (o[8 + i] == ripple_sub_sat (a[i], a[8 + i]));		\
      CHECK (o[16 + i] == ripple_shl_sat (a[i], (T) 3));		\
    }									\
}
EACH_INT (SATURATE)

NOIPA static void
pointers (int **a, int **o)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (b, 0);
  o[v] = __builtin_ripple_broadcast_p (b, 1, a[3]);
  o[8 + v] = __builtin_ripple_slice_p (a[v], 2);
  o[16 + v] = __builtin_ripple_shuffle_p (a[v], a[v], 0, rev);
  o[24 + v] = __builtin_ripple_shuffle_p (a[v], a[8 + v], 1, upper);
}

#ifdef __RIPPLE_HAVE_F16
NOIPA static void
halves (const __ripple_f16 *a, __ripple_f16 *o)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (b, 0);
  o[v] = __builtin_ripple_sqrtf16 (a[v]);
  o[8 + v] = __builtin_ripple_copysignf16 (a[v], (__ripple_f16) -1);
  o[16 + v] = __builtin_ripple_shuffle_f16 (a[v], a[v], 0, rev);
  o[24 + v] = __builtin_ripple_ldexpf16 (__builtin_ripple_floorf16 (a[v]), 2);
}
#endif

int
main (void)
{
#define RUN(S, T) check_##S ();
#define RUN_SAT(S, T) saturate_##S ();
  EACH (RUN)
  EACH_INT (RUN_SAT)
  int x[16], *a[16], *o[32];
  for (int i = 0; i < 16; i++)
    a[i] = x + i;
  pointers (a, o);
  for (int i = 0; i < 8; i++)
    {
      CHECK (o[i] == a[3] && o[8 + i] == a[2] && o[16 + i] == a[7 - i]);
      CHECK (o[24 + i] == a[i % 2 ? i : i + 8]);
    }
#ifdef __RIPPLE_HAVE_F16
  __ripple_f16 h[8], r[32];
  for (int i = 0; i < 8; i++)
    h[i] = (__ripple_f16) (i * i + 0.25f * (i == 0));
  halves (h, r);
  for (int i = 0; i < 8; i++)
    {
      CHECK ((float) r[i] == (i ? i : 0.5f));
      CHECK ((float) r[8 + i] == -(float) h[i]);
      CHECK ((float) r[16 + i] == (float) h[7 - i]);
      CHECK ((float) r[24 + i] == 4 * i * i);
    }
#endif
  return 0;
}

/* { dg-do run } */
/* Parameters and results of every type, converted at the call.  */
#include "../ripple-test.h"
#define B 16

#define TEST(NAME, T)							\
static T								\
f_##NAME (T x, signed char y)						\
{									\
  return x > y ? x : (T) (x + 1);					\
}									\
NOIPA static void							\
kernel_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = f_##NAME (a[i], (short) (i * 50)) > b[i];			\
}									\
NOIPA static void							\
model_##NAME (int n, const T *a, const T *b, T *c)			\
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      volatile signed char y = (short) (i * 50);			\
      T r = a[i] > y ? a[i] : (T) (a[i] + 1);				\
      c[i] = r > b[i];							\
    }									\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (u32, unsigned)
TEST (u64, unsigned long)
TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  TRY (B, signed char, signed char, 1, 0, kernel_i8, model_i8);
  TRY (B, unsigned char, unsigned char, 1, 0, kernel_u8, model_u8);
  TRY (B, short, short, 1, 0, kernel_i16, model_i16);
  TRY (B, unsigned short, unsigned short, 1, 0, kernel_u16, model_u16);
  TRY (B, unsigned, unsigned, 1, 0, kernel_u32, model_u32);
  TRY (B, unsigned long, unsigned long, 1, 0, kernel_u64, model_u64);
  TRY (B, float, float, 1, 0, kernel_f32, model_f32);
  TRY (B, double, double, 1, 0, kernel_f64, model_f64);
  return 0;
}

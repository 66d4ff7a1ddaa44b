/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Stores that fill records of 5 to 8 elements of all sizes, in any order, from
   blocks of any size, under masks.  */
#include "records.h"

#define P5(C) C[0] = x; C[1] = y; C[2] = x + y; C[4] = 7; C[3] = x - y;
#define P6(C) C[5] = x + 1; P5 (C)
#define P7(C) P6 (C) C[6] = y + 1;
#define P8(C) C[7] = 2 * y; P7 (C)

#define ALL(T, B, U)							\
  KERNEL (five_##U, T, B, P5 ((c + 5 * i)))				\
  KERNEL (six_##U, T, B, P6 ((c + 6 * i)))				\
  KERNEL (seven_##U, T, B, P7 ((c + 7 * i)))				\
  KERNEL (eight_##U, T, B, P8 ((c + 8 * i)))				\
  KERNEL (mask5_##U, T, B, if (x > y) { P5 ((c + 5 * i)) })		\
  KERNEL (mask6_##U, T, B, if (x > y) { P6 ((c + 6 * i)) })		\
  static void								\
  all_##U (void)							\
  {									\
    TRY (B, T, T, 5, 0, five_##U, five_##U##_model);			\
    TRY (B, T, T, 6, 0, six_##U, six_##U##_model);			\
    TRY (B, T, T, 7, 0, seven_##U, seven_##U##_model);			\
    TRY (B, T, T, 8, 0, eight_##U, eight_##U##_model);			\
    TRY (B, T, T, 5, 0, mask5_##U, mask5_##U##_model);			\
    TRY (B, T, T, 6, 0, mask6_##U, mask6_##U##_model);			\
  }

ALL (uint8_t, 32, u8)
ALL (uint16_t, 16, u16)
ALL (uint16_t, 5, u16_5)
ALL (float, 16, f32)
ALL (float, 4, f32_4)
ALL (double, 8, f64)
ALL (double, 3, f64_3)

int
main (void)
{
  all_u8 ();
  all_u16 ();
  all_u16_5 ();
  all_f32 ();
  all_f32_4 ();
  all_f64 ();
  all_f64_3 ();
  return 0;
}

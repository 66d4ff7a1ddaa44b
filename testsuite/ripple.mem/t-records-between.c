/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Stores to fields that are not next to each other, with loads of others
   between them, under masks or not; and fields of 4 and of 8, of which some
   are loaded.  Neighbours of what is stored keep what they have.  */
#include "records.h"

#define ALL(T, B, U)							\
  KERNEL (pairs_##U, T, B, T *p = c + 4 * i; p[0] += p[1];		\
	  p[2] -= p[3];)						\
  KERNEL (swap_##U, T, B, T *p = c + 4 * i; T t = p[0]; p[0] = p[2];	\
	  p[2] = t;)							\
  KERNEL (last_##U, T, B, T *p = c + 4 * i; p[3] = p[0] + x;		\
	  p[1] = p[2] - y;)						\
  KERNEL (again_##U, T, B, T *p = c + 4 * i; p[0] += p[1];		\
	  p[2] = p[0] + p[3]; p[0] = p[2] + x; p[3] += p[1];)		\
  KERNEL (masked_##U, T, B, T *p = c + 4 * i;				\
	  if (p[1] > x) { p[0] += p[3]; p[2] -= p[1]; })		\
  KERNEL (sides_##U, T, B, T *p = c + 4 * i;				\
	  if (x > y) { p[0] += p[3]; p[2] -= p[1]; }			\
	  else { p[3] += p[0]; p[1] += y; })				\
  KERNEL (eight_##U, T, B, T *p = c + 8 * i; p[1] += p[6];		\
	  p[5] += p[7] - p[2]; p[7] = p[0] + x; p[3] = p[4] + y;)	\
  KERNEL (three_##U, T, B, T *p = c + 3 * i; p[0] += p[1];		\
	  p[2] += p[1] + x;)						\
  KERNEL (five_##U, T, B, T *p = c + 5 * i; p[4] += p[1];		\
	  p[2] += p[3] + x; p[0] = p[1] - y;)				\
  KERNEL (next_##U, T, B, T *p = c + 4 * i; p[0] += p[1];		\
	  if (i) p[2] = p[-1] + x;)					\
  static void								\
  all_##U (void)							\
  {									\
    TRY (B, T, T, 4, 0, pairs_##U, pairs_##U##_model);			\
    TRY (B, T, T, 4, 0, swap_##U, swap_##U##_model);			\
    TRY (B, T, T, 4, 0, last_##U, last_##U##_model);			\
    TRY (B, T, T, 4, 0, again_##U, again_##U##_model);			\
    TRY (B, T, T, 4, 0, masked_##U, masked_##U##_model);		\
    TRY (B, T, T, 4, 0, sides_##U, sides_##U##_model);			\
    TRY (B, T, T, 8, 0, eight_##U, eight_##U##_model);			\
    TRY (B, T, T, 3, 0, three_##U, three_##U##_model);			\
    TRY (B, T, T, 5, 0, five_##U, five_##U##_model);			\
    TRY (B, T, T, 4, 0, next_##U, next_##U##_model);			\
  }

ALL (uint8_t, 32, u8)
ALL (uint16_t, 16, u16)
ALL (uint32_t, 8, u32)
ALL (float, 32, f32)
ALL (float, 5, f32_5)
ALL (double, 8, f64)
ALL (double, 3, f64_3)

int
main (void)
{
  all_u8 ();
  all_u16 ();
  all_u32 ();
  all_f32 ();
  all_f32_5 ();
  all_f64 ();
  all_f64_3 ();
  return 0;
}

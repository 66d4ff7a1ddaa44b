/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Stores to several fields of records under masks: all fields or some, with
   gaps between them, of every size; chains of assignments; masks that are all
   on, or off; and fields that are loaded under a mask where others of their
   records are loaded in all lanes.  */
#include "records.h"

#define ALL(T, B, U)							\
  KERNEL (three_##U, T, B, T *p = c + 4 * i;				\
	  if (p[3] > x) { p[0] = p[0] / 2; p[1] = p[1] / 2;		\
			  p[2] = p[2] / 2; })				\
  KERNEL (first_##U, T, B, T *p = c + 4 * i;				\
	  if (p[0] > x) { p[3] = p[2] - y; p[1] = y; p[2] = 1; })	\
  KERNEL (middle_##U, T, B, T *p = c + 4 * i;				\
	  if (p[1] > x) { p[0] = p[3]; p[3] = p[2]; })			\
  KERNEL (chain_##U, T, B, T *p = c + 4 * i;				\
	  if (p[0] > y) p[0] = p[2] = p[1] = 3;)			\
  KERNEL (chain_x_##U, T, B, T *p = c + 3 * i;				\
	  if (y > x) p[0] = p[2] = p[1] = x;)				\
  KERNEL (all4_##U, T, B, T *p = c + 4 * i;				\
	  if (x > y) { p[0] = x; p[1] = y; p[2] = x; p[3] = p[3] / 2; }) \
  KERNEL (all2_##U, T, B, T *p = c + 2 * i;				\
	  if (x > y) { T t = p[0]; p[0] = p[1]; p[1] = t; })		\
  KERNEL (all8_##U, T, B, T *p = c + 8 * i;				\
	  if (x > y) { for (int k = 0; k < 8; k++) p[k] = x - k; })	\
  KERNEL (gap_##U, T, B, T *p = c + 5 * i;				\
	  if (x > y) { p[4] = x; p[1] = y; p[2] = p[3]; })		\
  KERNEL (nested_##U, T, B, T *p = c + 4 * i;				\
	  if (x > y) { p[3] = y; p[1] = x; if (p[0] > x)		\
			 { p[2] = p[1]; p[0] = 0; } })			\
  KERNEL (always_##U, T, B, T *p = c + 4 * i; T t = x / 2;		\
	  if (t <= x || x < 0) { p[0] = x; p[2] = y; })			\
  KERNEL (never_##U, T, B, T *p = c + 4 * i; T t = x;			\
	  if (t != x) { p[0] = x; p[2] = y; })				\
  KERNEL (one_##U, T, B, T *p = c + 2 * i;				\
	  if (p[0] > x) p[1] = p[1] - y;)				\
  KERNEL (other_one_##U, T, B, T *p = c + 2 * i;			\
	  if (p[1] > x) p[0] = p[0] - y;)				\
  KERNEL (eighth_##U, T, B, T *p = c + 8 * i;				\
	  if (p[0] > x) p[7] = p[6] - y;)				\
  static void								\
  all_##U (void)							\
  {									\
    TRY (B, T, T, 4, 0, three_##U, three_##U##_model);			\
    TRY (B, T, T, 4, 0, first_##U, first_##U##_model);			\
    TRY (B, T, T, 4, 0, middle_##U, middle_##U##_model);		\
    TRY (B, T, T, 4, 0, chain_##U, chain_##U##_model);			\
    TRY (B, T, T, 3, 0, chain_x_##U, chain_x_##U##_model);		\
    TRY (B, T, T, 4, 0, all4_##U, all4_##U##_model);			\
    TRY (B, T, T, 2, 0, all2_##U, all2_##U##_model);			\
    TRY (B, T, T, 8, 0, all8_##U, all8_##U##_model);			\
    TRY (B, T, T, 5, 0, gap_##U, gap_##U##_model);			\
    TRY (B, T, T, 4, 0, nested_##U, nested_##U##_model);		\
    TRY (B, T, T, 4, 0, always_##U, always_##U##_model);		\
    TRY (B, T, T, 4, 0, never_##U, never_##U##_model);			\
    TRY (B, T, T, 2, 0, one_##U, one_##U##_model);			\
    TRY (B, T, T, 2, 0, other_one_##U, other_one_##U##_model);		\
    TRY (B, T, T, 8, 0, eighth_##U, eighth_##U##_model);		\
  }

ALL (uint8_t, 32, u8)
ALL (uint8_t, 7, u8_7)
ALL (uint16_t, 16, u16)
ALL (uint32_t, 8, u32)
ALL (float, 32, f32)
ALL (double, 5, f64)

int
main (void)
{
  all_u8 ();
  all_u8_7 ();
  all_u16 ();
  all_u32 ();
  all_f32 ();
  all_f64 ();
  return 0;
}

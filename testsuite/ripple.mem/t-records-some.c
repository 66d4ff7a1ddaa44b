/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Stores to some fields of records, with gaps, loads between them of what was
   stored or was not, the same field twice; and updates of all fields.  */
#include "records.h"

#define ALL(T, B, U)							\
  KERNEL (gap_##U, T, B, c[5 * i] = x; c[5 * i + 1] = y;		\
	  c[5 * i + 2] = x - y; c[5 * i + 4] = 1;)			\
  KERNEL (read_##U, T, B, c[5 * i] = x; y += c[5 * i];			\
	  c[5 * i + 1] = y; c[5 * i + 2] = 3; c[5 * i + 3] = x + y;	\
	  c[5 * i + 4] = c[5 * i + 1];)					\
  KERNEL (some_##U, T, B, T *p = c + 12 * i; p[6] = x; p[5] = y;	\
	  p[4] = x + p[3]; p[3] = 2 * y; p[7] = x; p[9] = y; p[8] = p[1];) \
  KERNEL (three_##U, T, B, T *p = c + 4 * i; p[0] = x + p[3];		\
	  p[1] = y + p[3]; p[2] = x - p[3];)				\
  KERNEL (again_##U, T, B, T *p = c + 4 * i; p[1] = x; p[2] = y;	\
	  p[1] = p[2]; p[0] = p[1]; p[2] = 5;)				\
  KERNEL (next_##U, T, B, T *p = c + 4 * i; p[1] = x; p[2] = y;	\
	  p[0] = 3; p[1] += p[2];)					\
  KERNEL (alike_##U, T, B, c[5 * i] += 3; c[5 * i + 1] += 3;		\
	  c[5 * i + 2] += 3; c[5 * i + 3] += 3; c[5 * i + 4] += 3;	\
	  (void) x; (void) y;)						\
  KERNEL (turn_##U, T, B, T *p = c + 6 * i; T t = p[0]; p[0] = p[5];	\
	  p[5] = p[4]; p[4] = p[3] + x; p[3] = p[2]; p[2] = p[1] - y;	\
	  p[1] = t;)							\
  static void								\
  all_##U (void)							\
  {									\
    TRY (B, T, T, 5, 0, gap_##U, gap_##U##_model);			\
    TRY (B, T, T, 5, 0, read_##U, read_##U##_model);			\
    TRY (B, T, T, 12, 0, some_##U, some_##U##_model);			\
    TRY (B, T, T, 4, 0, three_##U, three_##U##_model);			\
    TRY (B, T, T, 4, 0, again_##U, again_##U##_model);			\
    TRY (B, T, T, 4, 0, next_##U, next_##U##_model);			\
    TRY (B, T, T, 5, 0, alike_##U, alike_##U##_model);			\
    TRY (B, T, T, 6, 0, turn_##U, turn_##U##_model);			\
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

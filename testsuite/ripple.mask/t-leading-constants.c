/* { dg-do run } */
/* { dg-options -w } */
/* Lanes of which the first ones, or some in between, are known, and the others
   are computed one by one or come from scalars.  (Here since this area is the
   one that the check runs with SVE of a length that is told.)  */
#include "../ripple-test.h"

/* Rows of 0 and 1 by numbers that are not known: what is 0 by anything is
   known, at the beginning, at the end, and in every other row.  */
#define KERNEL(T, A, B)							\
NOIPA static void							\
lanes_##T##_##A##_##B (const T *d, T *r)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, A, B);			\
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);			\
  r[v + A * w] = (T) ((T) w % (T) ((unsigned) d[v] % 7 + 1));		\
  r[A * B + v + A * w]							\
    = (T) ((T) (B - 1 - w) % (T) ((unsigned) d[v] % 7 + 1));		\
  r[2 * A * B + v + A * w]						\
    = (T) ((T) (w & 1) % (T) ((unsigned) d[v] % 7 + 1));		\
}									\
static void								\
try_##T##_##A##_##B (void)						\
{									\
  T d[A], r[3 * A * B], e[3 * A * B];					\
  FILL (T, d, A);							\
  lanes_##T##_##A##_##B (d, r);						\
  for (int w = 0; w < B; w++)						\
    for (int v = 0; v < A; v++)						\
      {									\
	T by = (T) ((unsigned) d[v] % 7 + 1);				\
	e[v + A * w] = (T) w % by;					\
	e[A * B + v + A * w] = (T) (B - 1 - w) % by;			\
	e[2 * A * B + v + A * w] = (T) (w & 1) % by;			\
      }									\
  CHECK_SAME (r, e, 3 * A * B);						\
}

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;

#define KERNELS(T)							\
KERNEL (T, 1, 16) KERNEL (T, 2, 4) KERNEL (T, 3, 5) KERNEL (T, 6, 5)	\
KERNEL (T, 4, 8) KERNEL (T, 7, 3)
#define TRY(T)								\
  try_##T##_1_16 (); try_##T##_2_4 (); try_##T##_3_5 (); try_##T##_6_5 (); \
  try_##T##_4_8 (); try_##T##_7_3 ();

KERNELS (u8)
KERNELS (u16)
KERNELS (u32)
KERNELS (u64)

/* The program's own vectors of GCC.  */
typedef u32 words __attribute__ ((vector_size (64)));

NOIPA static words
own (const u32 *a)
{
  return (words) { 0, 0, 0, 0, 0, 0, a[6], a[7], a[8], a[9], 3, a[11], a[12],
		   a[13], a[14], a[15] };
}

int
main (void)
{
  u32 a[16], e[16];
  FILL (u32, a, 16);
  words w = own (a);
  for (int k = 0; k < 16; k++)
    e[k] = k < 6 ? 0 : k == 10 ? 3 : a[k];
  CHECK_SAME ((u32 *) &w, e, 16);
  for (int round = 0; round < 4; round++)
    {
      TRY (u8) TRY (u16) TRY (u32) TRY (u64)
    }
  return 0;
}

/* { dg-do run } */
/* Remainders of 8 and of 16 bytes whose count GCC knows: the copies of memory
   by which they are loaded become integers, and vectors are cut out of these.
   Element types converted to narrower, equal and wider ones.  */
#include "../ripple-test.h"

typedef int8_t i8;
typedef uint8_t u8;
typedef int16_t i16;
typedef uint16_t u16;
typedef int32_t i32;
typedef uint32_t u32;
typedef int64_t i64;
typedef float f32;
typedef double f64;

#define CONVERT(from, to, bytes)					\
  NOIPA static void							\
  from##_##to##_##bytes (const from *x, to *y)				\
  {									\
    enum { REST = bytes / sizeof (from) };				\
    ripple_block_t BS = ripple_set_block_shape (0, REST + 1);		\
    ripple_parallel (BS, 0);						\
    for (size_t i = 0; i < 2 * REST + 1; i++)				\
      y[i] = (to) x[i];							\
  }									\
  NOIPA static void							\
  test_##from##_##to##_##bytes (void)					\
  {									\
    enum { COUNT = 2 * bytes / sizeof (from) + 1 };			\
    from x[COUNT];							\
    to y[COUNT];							\
    FILL (from, x, COUNT);						\
    from##_##to##_##bytes (x, y);					\
    for (int i = 0; i < COUNT; i++)					\
      CHECK (y[i] == (to) x[i]);					\
  }

#define EACH_TO(_, from)						\
  _ (from, i16, 8) _ (from, i16, 16) _ (from, u32, 8) _ (from, u32, 16)	\
  _ (from, i64, 8) _ (from, i64, 16) _ (from, f64, 8) _ (from, f64, 16)

#define EACH(_)								\
  EACH_TO (_, i8) EACH_TO (_, u8) EACH_TO (_, i16) EACH_TO (_, u16)	\
  EACH_TO (_, i32) EACH_TO (_, u32)					\
  _ (f32, f64, 8) _ (f32, f64, 16) _ (f32, i16, 16) _ (f32, i64, 16)

EACH (CONVERT)

int
main (void)
{
#define TEST(from, to, bytes) test_##from##_##to##_##bytes ();
  EACH (TEST)
  return 0;
}

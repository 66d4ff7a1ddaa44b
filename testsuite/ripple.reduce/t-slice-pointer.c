/* { dg-do run } */
/* ripple_slice_ptr, and slices of every type.  */
#include "../ripple-test.h"

#define B 8

NOIPA static int *
pointer (int *const *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  return ripple_slice_ptr (p[v], 5);
}

#define TEST(NAME, T)							\
NOIPA static T								\
kernel_##NAME (const T *a)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  T x = a[v];								\
  return ripple_slice (x, 6) + ripple_slice (x, 1);			\
}									\
static void								\
try_##NAME (void)							\
{									\
  T a[B];								\
  for (int i = 0; i < B; i++)						\
    a[i] = (T) (3 * i);							\
  CHECK (kernel_##NAME (a) == 21);					\
}

TEST (i8, signed char)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u64, unsigned long)
TEST (f32, float)
TEST (f64, double)

int
main (void)
{
  int x[B], *p[B];
  for (int i = 0; i < B; i++)
    p[i] = &x[B - 1 - i];
  CHECK (pointer (p) == &x[2]);
  try_i8 ();
  try_u16 ();
  try_i32 ();
  try_u64 ();
  try_f32 ();
  try_f64 ();
  return 0;
}

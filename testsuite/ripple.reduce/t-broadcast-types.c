/* { dg-do run } */
/* ripple_broadcast of every type, and of pointers.  */
#include "../ripple-test.h"

#define B 12

#define TEST(NAME, T)							\
NOIPA static void							\
kernel_##NAME (T a, const T *on, T *c)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  T t = ripple_broadcast (BS, 1, a);					\
  if (on[v] > 3)							\
    t = 5;								\
  c[v] = t;								\
}									\
static void								\
try_##NAME (void)							\
{									\
  T on[B], c[B];							\
  for (int i = 0; i < B; i++)						\
    on[i] = rnd () % 7;							\
  kernel_##NAME ((T) 77, on, c);					\
  for (int i = 0; i < B; i++)						\
    CHECK (c[i] == (T) (on[i] > 3 ? 5 : 77));				\
}

TEST (i8, signed char)
TEST (u8, unsigned char)
TEST (i16, short)
TEST (u16, unsigned short)
TEST (i32, int)
TEST (u32, unsigned)
TEST (i64, long)
TEST (u64, unsigned long long)
TEST (f32, float)
TEST (f64, double)

NOIPA static void
pointers (int *p, int *const *q, int **c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int *t = ripple_broadcast_ptr (BS, 1, p);
  if (q[v])
    t = q[v] + 1;
  c[v] = t;
}

int
main (void)
{
  try_i8 ();
  try_u8 ();
  try_i16 ();
  try_u16 ();
  try_i32 ();
  try_u32 ();
  try_i64 ();
  try_u64 ();
  try_f32 ();
  try_f64 ();
  int mem[20], *q[B], *c[B];
  for (int i = 0; i < B; i++)
    q[i] = rnd () & 1 ? &mem[i] : NULL;
  pointers (&mem[19], q, c);
  for (int i = 0; i < B; i++)
    CHECK (c[i] == (q[i] ? q[i] + 1 : &mem[19]));
  return 0;
}

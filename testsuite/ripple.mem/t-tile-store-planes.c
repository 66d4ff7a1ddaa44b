/* { dg-do run } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* Tiles of three dimensions, stored along the last one: where planes overlap
   in memory the highest lane wins.  */
#include "../ripple-test.h"

enum { X = 4, Y = 2, Z = 8, ROOM = 512 };

#define EACH(M)								\
  M (8, 1) M (8, 8) M (16, 1) M (16, 3) M (16, 8) M (16, 16)	\
  M (40, 1) M (40, 7) M (40, 8) M (40, 80) M (40, 160)
#define STORE(NAME, S, T)						\
NOIPA static void							\
NAME (const float *a, float *c, size_t s, size_t t)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y, Z);		\
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);			\
  size_t z = ripple_id (BS, 2);						\
  c[x * (S) + y * (T) + z] = a[(z * Y + y) * X + x];			\
}
#define CASE(S, T)							\
STORE (store_##S##_##T, S, T)						\
STORE (step_##S##_##T, s, T)						\
STORE (plane_##S##_##T, S, t)
EACH (CASE)

static float a[X * Y * Z];

static void
check (const float *got, size_t s, size_t t)
{
  float want[ROOM] = { 0 };
  for (size_t z = 0; z < Z; z++)
    for (size_t y = 0; y < Y; y++)
      for (size_t x = 0; x < X; x++)
	want[x * s + y * t + z] = a[(z * Y + y) * X + x];
  CHECK (memcmp (got, want, sizeof want) == 0);
}

#define TEST(S, T)							\
  {									\
    float c[3][ROOM] = { { 0 } };					\
    store_##S##_##T (a, c[0], S, T);	\
    step_##S##_##T (a, c[1], S, T);					\
    plane_##S##_##T (a, c[2], S, T);					\
    for (int i = 0; i < 3; i++)						\
      check (c[i], S, T);						\
  }

int
main (void)
{
  for (int i = 0; i < X * Y * Z; i++)
    a[i] = i + 1;
  EACH (TEST)
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The order of float sums and products: the upper half of the lanes is folded
   onto the lower half, the same bit for bit everywhere.  */
#include "../ripple-test.h"

#define TEST(B)								\
NOIPA static void							\
kernel_##B (const float *a, float *r)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  r[0] = ripple_reduceadd (1, a[v]);					\
  r[1] = ripple_reducemul (1, a[v]);					\
}

TEST (2)
TEST (3)
TEST (7)
TEST (8)
TEST (16)
TEST (42)
TEST (64)
TEST (100)

/* Fold N values in A, padded with IDENTITY to a power of two.  */
NOIPA static float
fold (int n, const float *a, int mul)
{
  float t[128];
  int p = 1;
  while (p < n)
    p *= 2;
  for (int i = 0; i < p; i++)
    t[i] = i < n ? a[i] : mul ? (float) 1 : (float) -0.0;
  while ((p /= 2) > 0)
    for (int i = 0; i < p; i++)
      t[i] = mul ? t[i] * t[i + p] : t[i] + t[i + p];
  return t[0];
}

static void
try (int n, void (*kernel) (const float *, float *))
{
  for (int k = 0; k < 50; k++)
    {
      float r[2], *a = (float *) buf_new (n * sizeof *a, k % PLACES);
      for (int i = 0; i < n; i++)
	a[i] = (float) ((int) (rnd () % 2000001) - 1000000) / 700001
	  + (rnd () % 8 ? 0 : (float) 1000);
      kernel (a, r);
      float add = fold (n, a, 0), mul = fold (n, a, 1);
      CHECK_SAME (&r[0], &add, 1);
      CHECK_SAME (&r[1], &mul, 1);
      buf_free_all ();
    }
}

int
main (void)
{
  try (2, kernel_2);
  try (3, kernel_3);
  try (7, kernel_7);
  try (8, kernel_8);
  try (16, kernel_16);
  try (42, kernel_42);
  try (64, kernel_64);
  try (100, kernel_100);
  return 0;
}

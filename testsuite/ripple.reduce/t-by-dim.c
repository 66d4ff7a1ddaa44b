/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Reductions by dimension of blocks that are no powers of two.  */
#include "../ripple-test.h"

#define X 6
#define Y 5
#define Z 3

NOIPA static void
kernel (const int *a, int *r1, int *r2, int *r4, int *r3, int *r5, int *r6,
	int *r7)
{
  ripple_block_t BS = ripple_set_block_shape (0, X, Y, Z);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1), z = ripple_id (BS, 2);
  int v = a[(z * Y + y) * X + x];
  r1[z * Y + y] = ripple_reduceadd (1, v);
  r2[z * X + x] = ripple_reduceadd (2, v);
  r4[y * X + x] = ripple_reduceadd (4, v);
  r3[z] = ripple_reduceadd (3, v);
  r5[y] = ripple_reduceadd (5, v);
  r6[x] = ripple_reduceadd (6, v);
  *r7 = ripple_reduceadd (7, v);
}

int
main (void)
{
  for (int t = 0; t < 40; t++)
    {
      int *a = (int *) buf_new (X * Y * Z * sizeof *a, t % PLACES);
      int r1[Y * Z], r2[X * Z], r4[X * Y], r3[Z], r5[Y], r6[X], r7;
      int e1[Y * Z] = { 0 }, e2[X * Z] = { 0 }, e4[X * Y] = { 0 };
      int e3[Z] = { 0 }, e5[Y] = { 0 }, e6[X] = { 0 }, e7 = 0;
      for (int i = 0; i < X * Y * Z; i++)
	{
	  int x = i % X, y = i / X % Y, z = i / X / Y;
	  int v = a[i] = (int) (rnd () & 0xfffff) - 500000;
	  e1[z * Y + y] += v;
	  e2[z * X + x] += v;
	  e4[y * X + x] += v;
	  e3[z] += v;
	  e5[y] += v;
	  e6[x] += v;
	  e7 += v;
	}
      kernel (a, r1, r2, r4, r3, r5, r6, &r7);
      CHECK_SAME (r1, e1, Y * Z);
      CHECK_SAME (r2, e2, X * Z);
      CHECK_SAME (r4, e4, X * Y);
      CHECK_SAME (r3, e3, Z);
      CHECK_SAME (r5, e5, Y);
      CHECK_SAME (r6, e6, X);
      CHECK (r7 == e7);
      buf_free_all ();
    }
  return 0;
}

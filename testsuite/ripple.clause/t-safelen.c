/* { dg-do run } */
/* Clause Safelen: an iteration may depend on the LENGTHth before it and on
   those that are farther away; inside a block on what earlier statements do
   in any lane.  */
#include "../ripple-test.h"

/* Distance D, at least the block.  */
#define TEST(T, NAME, B, D)						\
  NOIPA static void							\
  NAME (int n, T *a)							\
  {									\
    enum { LENGTH = D };						\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    _Pragma ("ripple parallel Block (BS) Dims (0) safelen (LENGTH)")	\
    for (int i = 0; i < n; i++)						\
      a[i + D] = a[i] + (T) 3 * a[i + D];				\
  }									\
  static void								\
  check_##NAME (int n, int place)					\
  {									\
    enum { LENGTH = D };						\
    T *a = (T *) buf_new ((n + D) * sizeof *a, place);			\
    for (int i = 0; i < n + D; i++)					\
      a[i] = (T) (rnd () % 5);						\
    T *e = (T *) buf_copy (a, (n + D) * sizeof *a, BUF_MIDDLE);		\
    NAME (n, a);							\
    for (int i = 0; i < n; i++)						\
      e[i + LENGTH] = e[i] + (T) 3 * e[i + LENGTH];			\
    CHECK_SAME (a, e, n + D);						\
    buf_free_all ();							\
  }

TEST (float, f_8_8, 8, 8)
TEST (float, f_8_9, 8, 9)
TEST (float, f_7_7, 7, 7)
TEST (float, f_1_1, 1, 1)
TEST (float, f_32_32, 32, 32)
TEST (float, f_32_47, 32, 47)
TEST (unsigned char, c_16_16, 16, 16)
TEST (unsigned char, c_16_17, 16, 17)
TEST (unsigned char, c_100_100, 100, 100)
TEST (double, d_3_3, 3, 3)
TEST (double, d_3_5, 3, 5)

/* A stencil in place, whose distance is the block, under a condition.  */
NOIPA static void
stencil (int n, int *a, const signed char *m)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel_safelen (BS, 8, 0);
  for (int i = 8; i < n; i++)
    if (m[i] < 5)
      a[i] = 2 * a[i] - a[i - 8];
}

/* Statement 1 of all lanes comes before statement 2 of all lanes, which need
   not be so in the lanes of the loops above: dependences that go forward in
   the text may have any distance.  */
NOIPA static void
forward (int n, int *a, int *b, const int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  enum { LENGTH = 64 };
#pragma ripple parallel Block (BS) Dims (0, 1) Safelen (LENGTH / 2)
  for (int i = 0; i < n; i++)
    {
      a[i + 1] = x[i];
      b[i] = a[i] + i;
    }
}

/* The same in blocks of 4, and with peeled iterations, under a mask.  */
NOIPA static void
forward_mask (int n, float *a, float *b, const float *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
#pragma ripple parallel Block (BS) Dims (0) Tail (peel) Safelen (4)
  for (int i = 0; i < n; i++)
    if (x[i] > 0)
      {
	a[i + 3] = x[i];
	b[i] = a[i];
      }
}

static void
check_rest (int n, int place)
{
  int *a = (int *) buf_new ((n + 8) * sizeof *a, place);
  int *b = (int *) buf_new (n * sizeof *b, place);
  int *x = (int *) buf_new (n * sizeof *x, place);
  signed char *m = (signed char *) buf_new (n, place);
  float *fa = (float *) buf_new ((n + 3) * sizeof *fa, place);
  float *fb = (float *) buf_new (n * sizeof *fb, place);
  float *fx = (float *) buf_new (n * sizeof *fx, place);
  for (int i = 0; i < n; i++)
    {
      x[i] = rnd () % 1000;
      b[i] = 0;
      fb[i] = 0;
      fx[i] = (int) (rnd () % 100) - 40;
      m[i] = (signed char) (rnd () % 9);
    }
  for (int i = 0; i < n + 8; i++)
    a[i] = rnd () % 100;
  for (int i = 0; i < n + 3; i++)
    fa[i] = rnd () % 100;

  int *e = (int *) buf_copy (a, (n + 8) * sizeof *a, BUF_MIDDLE);
  stencil (n, a, m);
  for (int i = 8; i < n; i++)
    if (m[i] < 5)
      e[i] = (int) (2u * e[i] - e[i - 8]);
  CHECK_SAME (a, e, n + 8);

  forward (n, a, b, x);
  for (int i = 0; i < n; i++)
    {
      CHECK (a[i + 1] == x[i]);
      CHECK (b[i] == a[i] + i);
    }

  float *fe = (float *) buf_copy (fa, (n + 3) * sizeof *fa, BUF_MIDDLE);
  forward_mask (n, fa, fb, fx);
  for (int i = 0; i < n; i++)
    if (fx[i] > 0)
      {
	fe[i + 3] = fx[i];
	CHECK (fb[i] == fe[i]);
      }
  CHECK_SAME (fa, fe, n + 3);
  buf_free_all ();
}

int
main (void)
{
  for (int n = 0; n < 210; n += n < 70 ? 1 : 23)
    {
      int place = n % PLACES;
      check_f_8_8 (n, place);
      check_f_8_9 (n, place);
      check_f_7_7 (n, place);
      check_f_1_1 (n, place);
      check_f_32_32 (n, place);
      check_f_32_47 (n, place);
      check_c_16_16 (n, place);
      check_c_16_17 (n, place);
      check_c_100_100 (n, place);
      check_d_3_3 (n, place);
      check_d_3_5 (n, place);
      check_rest (n, place);
    }
  return 0;
}

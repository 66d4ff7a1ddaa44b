/* { dg-do run } */
/* { dg-options "-ffp-contract=off -w" } */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm {fadda\ts} sum_float_4 } */
/* { dg-asm {fadda\td} sum_double_4 } */
/* Sums in lane order of scalable blocks: the result of a scalar loop, bit for
   bit, with vectors of any length.  */
/* Streaming code has no FADDA.  */
#undef STREAMING
#include "ripple-test.h"

#define SIZE(B) ripple_scalable (B)
#include "../ripple.reduce/common/ordered.h"

KERNEL (float, 3)
KERNEL (float, 4)
KERNEL (float, 8)
KERNEL (double, 2)
KERNEL (double, 4)
KERNEL (int, 4)

/* Rows, columns and all of a tile.  */
NOIPA static void
tile (const float *x, float *rows, float *columns, float *all)
{
  ripple_block_t BS = ripple_set_block_shape (0, ripple_scalable (4), 3);
  size_t i = ripple_id (BS, 0), j = ripple_id (BS, 1);
  size_t size = ripple_get_block_size (BS, 0);
  float v = x[size * j + i];
  rows[j] = ripple_reduceadd_ordered (1, (float) j, v);
  columns[i] = ripple_reduceadd_ordered (2, 0.1f, v);
  *all = ripple_reduceadd_ordered (3, 0.2f, v);
}

static void
test_tile (void)
{
  enum { MOST = 64 };
  static float x[3 * MOST], rows[3], columns[MOST], all;
  size_t size = 4 * ripple_vscale ();
  for (int k = 0; k < 3 * MOST; k++)
    x[k] = 1 / (float) (k + 1);
  tile (x, rows, columns, &all);
  float sum = 0.2f;
  for (size_t j = 0; j < 3; j++)
    {
      float row = (float) j;
      for (size_t i = 0; i < size; i++)
	{
	  row += x[size * j + i];
	  sum += x[size * j + i];
	}
      CHECK (rows[j] == row);
    }
  for (size_t i = 0; i < size; i++)
    {
      float column = 0.1f;
      for (size_t j = 0; j < 3; j++)
	column += x[size * j + i];
      CHECK (columns[i] == column);
    }
  CHECK (all == sum);
}

int
main (void)
{
  test_float_3 ();
  test_float_4 ();
  test_float_8 ();
  test_double_2 ();
  test_double_4 ();
  test_int_4 ();
  test_tile ();
  return 0;
}

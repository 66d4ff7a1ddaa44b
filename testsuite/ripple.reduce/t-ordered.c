/* { dg-do run } */
/* { dg-options "-ffp-contract=off -w" } */
/* Sums in lane order: the result of a scalar loop, bit for bit, whatever the
   size of the block, also under conditions and with a remainder; integers;
   along some dimensions.  */
#include "../ripple-test.h"

#define SIZE(B) B
#include "common/ordered.h"

KERNEL (float, 3)
KERNEL (float, 16)
KERNEL (float, 64)
KERNEL (double, 8)
KERNEL (int, 16)

typedef unsigned char byte;
KERNEL (byte, 32)

/* Rows, columns and all of a block of two dimensions.  */
NOIPA static void
tile (const float *x, const float *start, float *rows, float *columns,
      float *all)
{
  ripple_block_t BS = ripple_set_block_shape (0, 5, 4);
  size_t i = ripple_id (BS, 0), j = ripple_id (BS, 1);
  float v = x[5 * j + i];
  rows[j] = ripple_reduceadd_ordered (1, start[j], v);
  columns[i] = ripple_reduceadd_ordered (2, 0.1f, v);
  *all = ripple_reduceadd_ordered (3, 0.2f, v);
  /* Nothing to reduce.  */
  all[1] = ripple_reduceadd_ordered (1, 0.5f, x[3]);
}

static void
test_tile (void)
{
  float x[20], start[4] = { 1, -0.0f, .3f, .4f }, rows[4], columns[5], all[2];
  for (int k = 0; k < 20; k++)
    x[k] = 1 / (float) (k + 1);
  tile (x, start, rows, columns, all);
  float sum = 0.2f;
  for (int j = 0; j < 4; j++)
    {
      float row = start[j];
      for (int i = 0; i < 5; i++)
	{
	  row += x[5 * j + i];
	  sum += x[5 * j + i];
	}
      CHECK (rows[j] == row);
    }
  for (int i = 0; i < 5; i++)
    {
      float column = 0.1f;
      for (int j = 0; j < 4; j++)
	column += x[5 * j + i];
      CHECK (columns[i] == column);
    }
  CHECK (all[0] == sum);
  CHECK (all[1] == 0.5f + x[3]);
}

int
main (void)
{
  test_float_3 ();
  test_float_16 ();
  test_float_64 ();
  test_double_8 ();
  test_int_16 ();
  test_byte_32 ();
  test_tile ();
  return 0;
}

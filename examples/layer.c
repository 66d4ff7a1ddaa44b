/* A layer of a neural network in whole numbers: floats are cut off as bytes,
   the products of four bytes by four signed weights are added at a time, and
   the sums are rounded and cut off as bytes again.

   A lane is a row of the matrix.  A word holds the weights of a row for four
   neighbouring inputs, the first in the lowest byte, as little-endian machines
   load them; rows lie side by side.  */

#include "common.h"

enum { ROWS = 500, COLUMNS = 256, SHIFT = 9 };
static const float scale = 63.75f;

void layer_reference (int rows, const uint32_t *restrict weights,
		      const int *restrict bias, const float *restrict x,
		      uint8_t *restrict bytes, uint8_t *restrict y);

#ifdef REFERENCE

static uint8_t
byte (int n)
{
  return n < 0 ? 0 : n > 255 ? 255 : n;
}

void
layer_reference (int rows, const uint32_t *restrict weights,
		 const int *restrict bias, const float *restrict x,
		 uint8_t *restrict bytes, uint8_t *restrict y)
{
  for (int k = 0; k < COLUMNS; k++)
    bytes[k] = byte ((int) (x[k] * scale + 0.5f));
  for (int i = 0; i < rows; i++)
    {
      int sum = bias[i];
      for (int k = 0; k < COLUMNS; k++)
	sum += bytes[k] * (int8_t) (weights[k / 4 * rows + i] >> k % 4 * 8);
      y[i] = byte ((sum + (1 << (SHIFT - 1))) >> SHIFT);
    }
}

#else

#include <ripple.h>

#define LANES 32

static void
layer (int rows, const uint32_t *restrict weights, const int *restrict bias,
       const float *restrict x, uint8_t *restrict bytes, uint8_t *restrict y)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  ripple_parallel (block, 0);
  for (int k = 0; k < COLUMNS; k++)
    bytes[k] = ripple_convert_sat (uint8_t, x[k] * scale + 0.5f);

  ripple_parallel (block, 0);
  for (int i = 0; i < rows; i++)
    {
      int sum = bias[i];
      for (int k = 0; k < COLUMNS / 4; k++)
	{
	  uint32_t four;
	  memcpy (&four, bytes + 4 * k, 4);
	  sum = ripple_dot4add_u8i8 (four, weights[k * rows + i], sum);
	}
      y[i] = ripple_narrow_round (uint8_t, sum, SHIFT);
    }
}

struct data
{
  const uint32_t *weights;
  const int *bias;
  const float *x;
  uint8_t *bytes, *y;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  layer (ROWS, d->weights, d->bias, d->x, d->bytes, d->y);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  layer_reference (ROWS, d->weights, d->bias, d->x, d->bytes, d->y);
}

int
main (void)
{
  uint32_t *weights = allocate (sizeof (uint32_t[COLUMNS / 4 * ROWS]));
  int *bias = allocate (sizeof (int[ROWS]));
  float *x = allocate (sizeof (float[COLUMNS]));
  uint8_t *bytes = allocate (COLUMNS), *y = allocate (ROWS);
  uint8_t *want_bytes = allocate (COLUMNS), *want = allocate (ROWS);

  for (int i = 0; i < COLUMNS / 4 * ROWS; i++)
    weights[i] = (uint32_t) (random_unit () * 4294967296.0);
  for (int i = 0; i < ROWS; i++)
    bias[i] = (int) (random_unit () * 100000);
  for (int k = 0; k < COLUMNS; k++)
    x[k] = (float) (random_unit () * 8 - 2);

  long wrong = 0;
  for (int rest = 0; rest <= LANES; rest++)
    {
      memset (y, 0x55, ROWS);
      memset (want, 0x55, ROWS);
      layer (ROWS - rest, weights, bias, x, bytes, y);
      layer_reference (ROWS - rest, weights, bias, x, want_bytes, want);
      wrong += check_bytes ("layer", y, want, ROWS);
      wrong += check_bytes ("layer", bytes, want_bytes, COLUMNS);
    }

  struct data data = { weights, bias, x, bytes, y };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("layer", "32", VECTORS (LANES, int), faster, wrong);
}

#endif

/* Vector functions that take what their names say: by the shapes of all
   arguments; calls of other shapes are made lane by lane.  Vectors in memory,
   masks, scalar results, and calls that pass a block.  */
/* { dg-do run } */
/* { dg-options "-Wno-psabi" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../ripple-test.h"

typedef float v4sf __attribute__ ((vector_size (16)));
typedef float v16sf __attribute__ ((vector_size (64)));
typedef float v32sf __attribute__ ((vector_size (128)));
typedef float v256sf __attribute__ ((vector_size (1024)));
typedef int v16si __attribute__ ((vector_size (64)));

static float x[300], y[300];
static int whole, single;

/* A row times a column.  */
NOIPA float
outer (float a, float b)
{
  single++;
  return a * b;
}

NOIPA v16sf
ripple_pure_ret_t4x4f32_t4f32_t1x4f32_outer (v4sf a, v4sf b)
{
  v16sf r;
  whole++;
  for (int i = 0; i < 16; i++)
    r[i] = a[i % 4] * b[i / 4] + 0.5f;
  return r;
}

/* A tensor and a scalar.  */
NOIPA float
scale (float a, float b)
{
  single++;
  return a * b;
}

NOIPA v32sf
ripple_pure_scale (v32sf a, float b)
{
  whole++;
  return a * b;
}

/* A scalar of a tensor.  */
extern float last (float);

NOIPA float
ripple_pure_arg0_t16f32_last (v16sf a)
{
  return a[15];
}

/* Large vectors, by address.  */
extern float reversed (float);

NOIPA void
ripple_pure_ret_t16x16f32_arg0_t16x16f32_reversed (v256sf *r, const v256sf *a)
{
  for (int i = 0; i < 256; i++)
    (*r)[i] = (*a)[255 - i];
}

/* The same by value.  */
extern float turned (float);

NOIPA v256sf
ripple_pure_uniform_t16x16f32_turned (v256sf a)
{
  v256sf r = a;
  for (int i = 0; i < 256; i++)
    r[i] = a[i % 16 * 16 + i / 16];
  return r;
}

/* A mask of all that is involved.  */
extern void put (float *, float, float);

NOIPA void
ripple_mask_arg1_t4f32_arg2_t1x4f32_put (float *p, v4sf a, v4sf b, v16si m)
{
  for (int i = 0; i < 16; i++)
    if (m[i])
      p[i] = a[i % 4] + b[i / 4];
}

/* By a block: the result is as large as the block, or smaller.  */
extern float numbers (ripple_block_t, float);

NOIPA v16sf
ripple_pure_ret_t4x4f32_numbers (float first)
{
  v16sf r;
  for (int i = 0; i < 16; i++)
    r[i] = first + i;
  return r;
}

extern float column (ripple_block_t);

NOIPA v4sf
ripple_pure_ret_t1x4f32_column (void)
{
  return (v4sf) { 1, 2, 3, 4 };
}

NOIPA static void
products (float *out, const float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  out[i + 4 * j] = outer (a[i], b[j]);
}

/* Rows and columns change places: no function for that.  */
NOIPA static void
others (float *out, const float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  out[i + 4 * j] = outer (a[j], b[i]);
}

#define SCALE(LANES, SECOND)						\
  NOIPA static void							\
  scale_##LANES##_##SECOND (float *out, const float *a, const float *b)	\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, LANES);		\
    int v = ripple_id (bs, 0), zero = 0;				\
    out[v] = scale (a[v], b[SECOND]);					\
    (void) zero;							\
  }
SCALE (32, zero)
SCALE (32, v)
SCALE (31, zero)

NOIPA static float
last_of (const float *a)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  return last (a[ripple_id (bs, 0)]);
}

NOIPA static void
large (float *out, const float *a)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16, 16);
  int i = ripple_id (bs, 0) + 16 * ripple_id (bs, 1);
  out[i] = reversed (turned (a[i]));
}

NOIPA static void
stores (float *p, const float *a, const float *b, float limit)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  put (p, a[i], b[j]);
  if (a[i] * b[j] > limit)
    put (p + 20, a[i], b[j]);
}

NOIPA static void
blocks (float *out)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  out[i + 4 * j] = numbers (bs, 7) + column (bs);
  if (i > j)
    out[16 + i + 4 * j] = numbers (bs, 1);
}

int
main (void)
{
  float out[40];
  for (int i = 0; i < 300; i++)
    x[i] = i;
  products (out, x + 1, x + 2);
  for (int i = 0; i < 16; i++)
    CHECK (out[i] == x[1 + i % 4] * x[2 + i / 4] + 0.5f);
  CHECK (whole == 1 && single == 0);
  others (out, x + 1, x + 2);
  for (int i = 0; i < 16; i++)
    CHECK (out[i] == x[1 + i / 4] * x[2 + i % 4]);
  CHECK (whole == 1 && single == 16);

  whole = single = 0;
  scale_32_zero (y, x, x + 3);
  CHECK (whole == 1 && single == 0);
  scale_32_v (y + 32, x, x + 3);
  CHECK (whole == 1 && single == 32);
  scale_31_zero (y + 64, x, x + 3);
  CHECK (whole == 1 && single == 63);
  for (int i = 0; i < 32; i++)
    CHECK (y[i] == 3 * x[i] && y[32 + i] == x[i] * x[3 + i]
	   && y[64 + i] == (i < 31 ? 3 * x[i] : 0));

  CHECK (last_of (x + 5) == 20);
  large (y, x);
  for (int i = 0; i < 256; i++)
    CHECK (y[255 - i] == x[i % 16 * 16 + i / 16]);

  memset (y, 0, sizeof y);
  stores (y, x + 1, x + 2, 6);
  for (int i = 0; i < 16; i++)
    {
      float a = x[1 + i % 4], b = x[2 + i / 4];
      CHECK (y[i] == a + b);
      CHECK (y[20 + i] == (a * b > 6 ? a + b : 0));
    }

  memset (out, 0, sizeof out);
  blocks (out);
  for (int i = 0; i < 16; i++)
    {
      CHECK (out[i] == 7 + i + 1 + i / 4);
      CHECK (out[16 + i] == (i % 4 > i / 4 ? 1 + i : 0));
    }
  return 0;
}

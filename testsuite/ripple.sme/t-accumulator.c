/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-w -fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 13 } { dg-asm {smopa\tza3} } */
/* The functions of <ripple/sme.h>, with the names of LLVM-Ripple's two
   libraries, for blocks larger and smaller than the tiles.  */
#include "../ripple-test.h"
#include <ripple/sme.h>

enum { MOST = 70, STEPS = 9 };

static float a[(STEPS + 1) * MOST * 4], b[(STEPS + 1) * MOST * 4];
static float c[MOST * MOST], want[MOST * MOST];
static int8_t ai[STEPS * MOST * 4], bi[STEPS * MOST * 4];
static int32_t ci[MOST * MOST], bias[MOST];

/* Factors with lanes along both dimensions, as sme_outeracc has them.  */
#define OUTER(R, C) \
  NOIPA static void \
  outer_##R##_##C (size_t k, size_t steps, const float *p, const float *q, \
		   float *r, float lo, float hi) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, C, R); \
    size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1); \
    sme_clearacc_set_bias (bs, q[x]); \
    q += C; \
    for (k = 0; k < steps; k++) \
      sme_outeracc (p[k * R + y], q[k * C + x]); \
    sme_readacc_w_clamp_f32 (bs, r, C, lo, hi); \
  } \
  NOIPA static void \
  plain_##R##_##C (size_t steps, const float *p, const float *q, float *r) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, C, R); \
    size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1); \
    sme_clearacc (bs); \
    for (size_t k = 0; k < steps; k++) \
      sme_outeracc (p[k * R + y], q[k * C + x]); \
    sme_readacc_f32 (bs, r, C); \
  } \
  /* Both along dimension 0; rows are read back one by one.  */ \
  NOIPA static void \
  rows_##R##_##C (size_t rows, size_t cols, size_t steps, const float *p, \
		  const float *q, float *r) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, C, R); \
    size_t x = ripple_id (ripple_set_block_shape (0, C), 0); \
    size_t y = ripple_id (ripple_set_block_shape (0, R), 0); \
    zeroAccumulator_f32 (bs); \
    outerProductAccumulate_f32 (1.0f, q[x]); \
    for (size_t k = 0; k < steps; k++) \
      { \
	float v = p[k * R + y]; \
	float h = q[C + k * C + x]; \
	outerProductAccumulate_f32 (v, h); \
      } \
    for (size_t i = 0; i < rows; i++) \
      if (x < cols) \
	r[i * C + x] = 2 * getAccumHorizSlice_f32 (bs, i); \
  } \
  NOIPA static void \
  bytes_##R##_##C (size_t steps, const int8_t *p, const int8_t *q, \
		   const int32_t *start, int32_t *r) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, C, R); \
    size_t x = ripple_id (ripple_set_block_shape (0, C), 0); \
    size_t x4 = ripple_id (ripple_set_block_shape (0, 4 * C), 0); \
    size_t y4 = ripple_id (ripple_set_block_shape (0, 4 * R), 0); \
    size_t at = 0, to = 0; \
    zeroAccumulator_i32 (bs); \
    addHorizToAccumulator_i32 (start[x]); \
    for (size_t k = 0; k < steps; k++) \
      { \
	int8_t v = p[at + y4], h = q[to + x4]; \
	outerProductAccumulate_i8 (v, h); \
	at += 4 * R; \
	to += 4 * C; \
      } \
    for (size_t i = 0; i < R; i++) \
      r[i * C + x] = getAccumHorizSlice_i32 (bs, i); \
  } \
  static void \
  check_##R##_##C (size_t steps) \
  { \
    outer_##R##_##C (7, steps, a, b, c, -900, 900); \
    for (int i = 0; i < R; i++) \
      for (int j = 0; j < C; j++) \
	{ \
	  float s = b[j]; \
	  for (size_t k = 0; k < steps; k++) \
	    s += a[k * R + i] * b[C + k * C + j]; \
	  CHECK (c[i * C + j] == (s < -900 ? -900 : s > 900 ? 900 : s)); \
	} \
    plain_##R##_##C (steps, a, b, c); \
    for (int i = 0; i < R; i++) \
      for (int j = 0; j < C; j++) \
	{ \
	  float s = 0; \
	  for (size_t k = 0; k < steps; k++) \
	    s += a[k * R + i] * b[k * C + j]; \
	  CHECK (c[i * C + j] == s); \
	} \
    memset (c, 0, sizeof c); \
    rows_##R##_##C (R - 1, C - 1, steps, a, b, c); \
    for (int i = 0; i < R; i++) \
      for (int j = 0; j < C; j++) \
	{ \
	  float s = b[j]; \
	  for (size_t k = 0; k < steps; k++) \
	    s += a[k * R + i] * b[C + k * C + j]; \
	  CHECK (c[i * C + j] == (i < R - 1 && j < C - 1 ? 2 * s : 0)); \
	} \
    bytes_##R##_##C (steps, ai, bi, bias, ci); \
    for (int i = 0; i < R; i++) \
      for (int j = 0; j < C; j++) \
	{ \
	  uint32_t s = bias[j]; \
	  for (size_t k = 0; k < steps; k++) \
	    for (int t = 0; t < 4; t++) \
	      s += (uint32_t) (ai[k * 4 * R + 4 * i + t] \
			       * bi[k * 4 * C + 4 * j + t]); \
	  CHECK ((uint32_t) ci[i * C + j] == s); \
	} \
  }

/* In annotated loops over whole blocks.  */
NOIPA static void
all_blocks (size_t rows, size_t cols, size_t steps, const float *p,
	    const float *q, float *r)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 16);
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1);
  unsigned to = 0;
  ripple_parallel_full (bs, 1);
  for (size_t i = 0; i < rows; i++)
    {
      ripple_parallel_full (bs, 0);
      for (size_t j = 0; j < cols; j++)
	{
	  sme_clearacc_set_bias (bs, 3);
	  for (size_t k = 0; k < steps; k++)
	    sme_outeracc (p[k * 16 + y], q[k * 8 + x]);
	  sme_readacc_f32 (bs, r + to, cols);
	  to += 8;
	}
      to += 15 * cols;
    }
}

/* Factors that are no loads, or that cannot be copied.  */
static size_t
reverse (size_t k, size_t n)
{
  return n - 1 - k;
}

NOIPA static void
computed (size_t steps, const float *p, const float *q, float *r)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8, 16), a16, a8;
  a16 = ripple_set_block_shape (0, 16);
  a8 = ripple_set_block_shape (0, 8);
  size_t x = ripple_id (a8, 0), y = ripple_id (a16, 0);
  float turned = ripple_shuffle (p[y], reverse);
  sme_clearacc (bs);
  for (size_t k = 0; k < steps; k++)
    {
      sme_outeracc (2 * p[k * 16 + y] + y, q[k * 8 + x] - x);
      sme_outeracc (turned, 2);
      sme_outeracc (y & 1 ? p[y] : 3, x);
      sme_outeracc (3, 4);
    }
  sme_readacc_f32 (bs, r, 8);
}

OUTER (32, 32)
OUTER (16, 16)
OUTER (5, 7)

int
main (void)
{
  for (unsigned i = 0; i < sizeof a / sizeof a[0]; i++)
    {
      a[i] = (int) (i * 37 % 41) - 20;
      b[i] = (int) (i * 29 % 43) - 21;
    }
  for (unsigned i = 0; i < sizeof ai; i++)
    {
      ai[i] = i * 101 + 3;
      bi[i] = i * 59 - 128;
    }
  for (int i = 0; i < MOST; i++)
    bias[i] = i & 1 ? -0x7fffffff - 1 : i * 1000;
  for (size_t steps = 0; steps <= STEPS; steps += 3)
    {
      all_blocks (48, 24, steps, a, b, c);
      for (int i = 0; i < 48; i++)
	for (int j = 0; j < 24; j++)
	  {
	    float s = 3;
	    for (size_t k = 0; k < steps; k++)
	      s += a[k * 16 + i % 16] * b[k * 8 + j % 8];
	    CHECK (c[i * 24 + j] == s);
	  }
      computed (steps, a, b, c);
      for (int i = 0; i < 16; i++)
	for (int j = 0; j < 8; j++)
	  {
	    float s = 0;
	    for (size_t k = 0; k < steps; k++)
	      s += (2 * a[k * 16 + i] + i) * (b[k * 8 + j] - j)
		   + a[15 - i] * 2 + (i & 1 ? a[i] : 3) * j + 12;
	    CHECK (c[i * 8 + j] == s);
	  }
      check_32_32 (steps);
      check_16_16 (steps);
      check_5_7 (steps);
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpgatherd} palette } */
/* { dg-asm-not {vpinsrb|movzb|vpgather} pixels } */
/* Fields that are copied together are copied as words.  */
#ifdef ONE
# include <stdint.h>
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

#define KERNEL(NAME, T, PROMISE, ...)					\
  KEPT void								\
  NAME (int n, T *PROMISE o, const T *p, const uint8_t *x)		\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 16);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      { __VA_ARGS__ }							\
  }									\
  static void								\
  NAME##_plain (int n, T *o, const T *p, const uint8_t *x)		\
  {									\
    for (int i = 0; i < n; i++)						\
      { __VA_ARGS__ }							\
  }

KERNEL (palette, uint8_t, restrict,
	const uint8_t *q = p + 4 * x[i];
	o[4 * i] = q[0]; o[4 * i + 1] = q[1];
	o[4 * i + 2] = q[2]; o[4 * i + 3] = q[3];)
KERNEL (pixels, uint8_t, restrict,
	o[4 * i + 2] = p[8 * i + 3]; o[4 * i + 1] = p[8 * i + 2];
	o[4 * i + 3] = p[8 * i + 4]; o[4 * i] = p[8 * i + 1];)
KERNEL (points, uint16_t, restrict,
	o[2 * i] = p[2 * x[i]]; o[2 * i + 1] = p[2 * x[i] + 1];)
KERNEL (eight, uint8_t, restrict,
	const uint8_t *q = p + 3 * x[i];
	o[9 * i] = q[0]; o[9 * i + 1] = q[1]; o[9 * i + 2] = q[2];
	o[9 * i + 3] = q[3]; o[9 * i + 4] = q[4]; o[9 * i + 5] = q[5];
	o[9 * i + 6] = q[6]; o[9 * i + 7] = q[7]; o[9 * i + 8] = 1;)
#ifndef ONE
KERNEL (three, uint8_t, restrict,
	o[3 * i] = p[3 * x[i]]; o[3 * i + 1] = p[3 * x[i] + 1];
	o[3 * i + 2] = p[3 * x[i] + 2];)
KERNEL (exchanged, uint8_t, restrict,
	o[2 * i] = p[2 * x[i] + 1]; o[2 * i + 1] = p[2 * x[i]];)
KERNEL (used, uint8_t, restrict,
	uint8_t t = p[2 * x[i]];
	o[2 * i] = t; o[2 * i + 1] = p[2 * x[i] + 1]; o[2 * i] += t;)
KERNEL (under, uint8_t, restrict,
	if (x[i] & 1)
	  { o[2 * i] = p[2 * x[i]]; o[2 * i + 1] = p[2 * x[i] + 1]; }
	else
	  o[2 * i] = 3;)
KERNEL (twice, uint8_t, restrict,
	o[2 * i] = p[2 * i]; o[2 * i + 1] = p[2 * i + 1];
	o[2 * i] = p[2 * i + 1];)
/* Nothing is promised: what is stored may be loaded.  */
KERNEL (open, uint8_t, ,
	o[2 * i] = p[2 * i + 7]; o[2 * i + 1] = p[2 * i + 8];)

/* All lanes of a block do each statement before the next one.  */
static void
open_lanes (int n, uint8_t *o, const uint8_t *p)
{
  for (int first = 0; first < n; first += 16)
    for (int k = 0; k < 2; k++)
      {
	uint8_t t[16];
	int end = n - first < 16 ? n - first : 16;
	for (int l = 0; l < end; l++)
	  t[l] = p[2 * (first + l) + 7 + k];
	for (int l = 0; l < end; l++)
	  o[2 * (first + l) + k] = t[l];
      }
}

enum { N = 140 };

#define COMPARE(NAME, T)						\
  {									\
    static T o[2][9 * N], p[1200];					\
    for (int i = 0; i < 1200; i++)					\
      p[i] = i * 37 + (i >> 4);						\
    for (int n = 0; n <= N; n += n < 70 ? 1 : 35)			\
      {									\
	for (int i = 0; i < 9 * N; i++)					\
	  o[0][i] = o[1][i] = i % 7;					\
	NAME (n, o[0], p, x);						\
	NAME##_plain (n, o[1], p, x);					\
	CHECK (memcmp (o[0], o[1], sizeof o[0]) == 0);			\
      }									\
  }

int
main (void)
{
  static uint8_t x[N], buf[2][3 * N];
  for (int i = 0; i < N; i++)
    x[i] = i * 89 + 3;
  COMPARE (palette, uint8_t)
  COMPARE (pixels, uint8_t)
  COMPARE (points, uint16_t)
  COMPARE (eight, uint8_t)
  COMPARE (three, uint8_t)
  COMPARE (exchanged, uint8_t)
  COMPARE (used, uint8_t)
  COMPARE (under, uint8_t)
  COMPARE (twice, uint8_t)
  for (int n = 0; n < N; n += 13)
    for (int by = 0; by <= 14; by++)
      {
	for (int i = 0; i < 3 * N; i++)
	  buf[0][i] = buf[1][i] = i % 251;
	open (n, buf[0] + by, buf[0], x);
	open_lanes (n, buf[1] + by, buf[1]);
	CHECK (memcmp (buf[0], buf[1], sizeof buf[0]) == 0);
      }
  return 0;
}
#endif

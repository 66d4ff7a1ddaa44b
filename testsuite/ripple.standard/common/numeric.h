/* Kernels of one vector whose instructions are looked at.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "kernels.h"

KERNEL (count, uint16_t, char, 16, __builtin_popcount (a[v]))
KERNEL (reverse, uint8_t, char, 32, ripple_bit_reverse (a[v]))
KERNEL (rotate, uint32_t, uint32_t, 8,
	a[v] << (b[v] & 31) | a[v] >> (-b[v] & 31))
KERNEL (rotate_name, uint32_t, uint8_t, 8, ripple_rotate_left (a[v], b[v]))
KERNEL (rotate_words, uint16_t, uint16_t, 16,
	(uint16_t) (a[v] << (b[v] & 15) | a[v] >> (-b[v] & 15)))
KERNEL (funnel, uint32_t, uint32_t, 8,
	ripple_funnel_left (a[v], b[v], a[v + 8]))
KERNEL (swap, uint16_t, char, 16, __builtin_bswap16 (a[v]))
KERNEL (average, uint8_t, uint8_t, 32, (a[v] + b[v] + 1) >> 1)
KERNEL (difference, uint8_t, uint8_t, 32,
	a[v] > b[v] ? a[v] - b[v] : b[v] - a[v])
KERNEL (difference_wide, int16_t, int16_t, 16, __builtin_abs (a[v] - b[v]))
KERNEL (high, int16_t, int16_t, 16, (a[v] * b[v]) >> 16)
KERNEL (rounded, int16_t, int16_t, 16, (a[v] * b[v] + 0x4000) >> 15)
KERNEL (dot, uint32_t, uint32_t, 8, ripple_dot4add_u8i8 (a[v], b[v], 1))
KERNEL (dot_sat, uint32_t, uint32_t, 8,
	ripple_dot4add_u8i8_sat (a[v], b[v], 1))
KERNEL (dot_words, uint32_t, uint32_t, 8,
	ripple_dot2add_i16i16_sat (a[v], b[v], 1))

void
narrow (const int *restrict a, int8_t *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0);
  int x = a[v];
  if (x > 127)
    x = 127;
  if (x < -128)
    x = -128;
  r[v] = x;
}

void
add (const uint8_t *restrict a, const uint8_t *restrict b,
     uint8_t *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0);
  int x = a[v] + b[v];
  r[v] = x > 255 ? 255 : x;
}

#define SUM(NAME, T, EXPR)						\
int									\
NAME (int n, const T *restrict a, const T *restrict b)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 32);		\
  int s = 0;								\
  _Pragma ("ripple parallel Block(block) Dims(0) reduction(+:s)")	\
  for (int i = 0; i < n; i++)						\
    s += EXPR;								\
  return s;								\
}
SUM (differences, uint8_t, __builtin_abs (a[i] - b[i]))
SUM (larger_less, uint8_t, a[i] > b[i] ? a[i] - b[i] : b[i] - a[i])
SUM (products, int8_t, a[i] * b[i])

/* Conversions of one vector or of few whose instructions are looked at.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ripple.h>

#define CONVERT(NAME, F, T, LANES)					\
void									\
NAME (const F *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = ripple_convert_sat (T, a[v]);					\
}
CONVERT (f32_i32, float, int32_t, 8)
CONVERT (f32_u32, float, uint32_t, 8)
CONVERT (f32_i8, float, int8_t, 32)
CONVERT (f32_u8, float, uint8_t, 32)
CONVERT (f64_i32, double, int32_t, 4)
CONVERT (f64_i64, double, int64_t, 4)

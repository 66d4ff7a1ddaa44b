/* Helpers of the hand-written AVX-512 variants.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef BENCH_AVX512_H
#define BENCH_AVX512_H

#include <immintrin.h>
#include <stdint.h>

/* A mask of the first COUNT lanes, 0 <= COUNT <= 64; vector V of 16 lanes of a
   block has the part (first_lanes (COUNT) >> 16 * V).  */

static inline uint64_t
first_lanes (int count)
{
  return _bzhi_u64 (~(uint64_t) 0, count);
}

#endif /* BENCH_AVX512_H */

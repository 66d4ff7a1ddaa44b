/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -mprefer-vector-width=512" } */
/* { dg-asm-times "kortest" 1 any } */
/* { dg-asm-not "vpmovm2|vpternlog" any } */
/* { dg-asm-times "popcnt" 1 count } */
/* { dg-asm-times "tzcnt" 1 first } */
/* { dg-asm-times "kmovq" 1 first_byte } */
/* { dg-asm-times "kortest" 1 branch } */
/* { dg-asm-not "vpmovm2|set" branch } */
/* { dg-asm-not "vpmovm2|popcnt" unique } */
/* Masks are registers.  */
#include "common/query-kernels.h"

QUERY (any, _Bool, int, 16, ripple_any (a[v] < b[v]))
QUERY (count, size_t, float, 16, ripple_count (a[v] < b[v]))
QUERY (first, int64_t, float, 16, ripple_first (a[v] < b[v]))
QUERY (first_byte, int64_t, unsigned char, 64, ripple_first (a[v] == b[0]))
BRANCH (16)
UNIQUE (16)

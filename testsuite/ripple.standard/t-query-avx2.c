/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=haswell" } */
/* { dg-asm-times "vmovmskps" 1 any } */
/* { dg-asm-not "vpack|vpsra|vpmovsx" any } */
/* { dg-asm-times "vmovmskps" 1 negative } */
/* { dg-asm-not "vpcmp|vpxor" negative } */
/* { dg-asm-times "vptest|vmovmskps" 1 all } */
/* { dg-asm-times "vmovmskps" 1 count } */
/* { dg-asm-times "popcnt" 1 count } */
/* { dg-asm-times "vmovmskps" 1 first } */
/* { dg-asm-times "tzcnt" 1 first } */
/* { dg-asm-times "vpmovmskb" 2 first_byte } */
/* { dg-asm-times "tzcnt" 1 first_byte } */
/* { dg-asm-not "vperm" lane } */
/* { dg-asm-times "vmovmskps" 1 branch } */
/* { dg-asm-not "set|vpack|vptest" branch } */
/* { dg-asm-times "vmovmskps" 1 unique } */
/* { dg-asm-not "vpack|vpmovsx|popcnt" unique } */
/* { dg-asm-times "addl|incl" 2 update } */
/* { dg-asm-not "vpmovzx|vpsll" update_octets } */
/* { dg-asm-times "addl|incl" 8 update_octets } */
/* Masks are tested and searched as bits.  */
#include "common/query-kernels.h"

QUERY (any, _Bool, int, 8, ripple_any (a[v] < b[v]))
QUERY (negative, _Bool, int, 8, ripple_any (a[v] < 0))
QUERY (all, _Bool, int, 8, ripple_all (a[v] < b[v]))
QUERY (count, size_t, float, 8, ripple_count (a[v] < b[v]))
QUERY (first, int64_t, float, 8, ripple_first (a[v] < b[v]))
QUERY (first_byte, int64_t, unsigned char, 64, ripple_first (a[v] == b[0]))
QUERY (lane, float, float, 8, ripple_lane (a[v], k))
BRANCH (8)
UNIQUE (8)
UPDATE (8)
UPDATE_OCTETS (128)

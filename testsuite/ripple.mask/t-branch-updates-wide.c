/* The same for blocks of several vectors: nothing is jumped over then.  */
/* { dg-do run } */
/* { dg-options "-w -ffp-contract=off" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -ffp-contract=off -DMERGED" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vmaskmovps} } */
/* { dg-asm-not {vmovmskps} } */
#define BLOCK 32
#include "t-branch-updates.c"

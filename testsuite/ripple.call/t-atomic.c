/* { dg-do run } */
/* { dg-options "-fopenmp" } */
/* { dg-require openmp } */
/* Atomic operations in lanes: those of OpenMP, which become loops of
   compare-exchange where there is no instruction, and the built-in ones; on
   all types, on one place and on places that lanes share, under masks.  The
   wide types: t-atomic-wide.c; element by element each takes half a minute to
   compile.  */
#define EACH_INT(M)							\
  M (i8, signed char) M (u8, unsigned char) M (i16, short)		\
  M (u16, unsigned short)
#define EACH(M) EACH_INT (M) M (f32, float)
#include "atomic.h"

/* { dg-do run } */
/* { dg-options "-fopenmp" } */
/* { dg-require openmp } */
/* The same as t-atomic.c on wide types.  */
#define EACH_INT(M)							\
  M (i32, int) M (u32, unsigned) M (i64, long long)			\
  M (u64, unsigned long long)
#define EACH(M) EACH_INT (M) M (f64, double)
#include "atomic.h"

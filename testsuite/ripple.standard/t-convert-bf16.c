/* { dg-do run } */
/* { dg-require bf16 gcc-13 } */
/* __bf16 as integers that are cut off: as t-convert.c.  */
#ifdef __BFLT16_MAX__
# define EACH(M) ALL (M, __bf16, bf16)
#else
# define EACH(M)
#endif
#include "t-convert.c"

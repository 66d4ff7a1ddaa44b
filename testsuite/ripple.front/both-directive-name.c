/* { dg-do error } */
/* Directives that are not ours in our name space, or in one that is spelt
   nearly so; other name spaces are left alone.  */
#include <ripple.h>

#define TEXT(x) #x
#define PRAGMA(x) _Pragma (TEXT (x))
#define SAME(...) __VA_ARGS__
#define ZERO for (int i = 0; i < n; i++) y[i] = 0;

#pragma ripple	/* { dg-error "9: unknown directive '#pragma ripple'; did you mean '#pragma ripple parallel'.*ripple-directive-name" } */
_Pragma ("ripple parallel_full")	/* { dg-error "did you mean '#pragma ripple parallel'" } */
#pragma rippled parallel	/* { dg-error "9: unknown directive '#pragma rippled parallel'.*ripple-directive-name" } */
#pragma riple paralel	/* { dg-error "9: unknown directive '#pragma riple paralel'; did you mean '#pragma ripple parallel'" } */
#pragma ripple_parallel Block	/* { dg-error "9: unknown directive '#pragma ripple_parallel'; did you mean '#pragma ripple parallel'" } */
#pragma omp2 parallel
#pragma ripples
#pragma

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

#pragma ripple paralel Block(block) Dims(0)	/* { dg-error "16: unknown directive '#pragma ripple paralel'.*ripple-directive-name" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
  /* On one line with others, and out of macros.  */
  n++; _Pragma ("riple parallel Block (block) Dims (0)") ZERO /* { dg-error "unknown directive '#pragma riple parallel'" } */
  n++; _Pragma ("ripple paralel Block (block) Dims (0)") ZERO /* { dg-error "unknown directive '#pragma ripple paralel'" } */
  PRAGMA (riple parallel Block (block) Dims (0)) ZERO /* { dg-error "unknown directive '#pragma riple parallel'" } */
  SAME (n++; _Pragma ("ripple paralel Block (block) Dims (0)") ZERO) /* { dg-error "unknown directive '#pragma ripple paralel'" } */
  _Pragma ("omp2 parallel") ZERO
  n++; _Pragma ("ripple parallel Blok (block) Dims (0)") ZERO /* { dg-error "8: unknown clause 'Blok'" } */
  n++; _Pragma ("ripple parallel Block (block) Dims (0)") n++; /* { dg-error "8: a ripple parallel directive must be followed by a 'for' loop" } */
}

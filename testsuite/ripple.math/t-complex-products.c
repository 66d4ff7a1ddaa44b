/* { dg-do run } */
/* { dg-options "-ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
/* Annex G's products and quotients on lanes.  */
#define COMPLEX(T) _Complex T
#define SET(Z, T, X, Y) (__real__ (Z) = (X), __imag__ (Z) = (Y))
#define RE(Z) (__real__ (Z))
#define IM(Z) (__imag__ (Z))
#include "complex-products.h"

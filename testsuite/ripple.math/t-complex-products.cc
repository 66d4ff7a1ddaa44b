/* { dg-do run } */
/* { dg-options "-ffp-contract=off -fno-tree-slp-vectorize" } */
/* The same of std::complex.  GCC 12 makes VFMADDSUB of the reference where
   it makes vectors of it, whatever -ffp-contract says.  */
#include <complex>
#define COMPLEX(T) std::complex<T>
#define SET(Z, T, X, Y) Z = std::complex<T> (X, Y)
#define RE(Z) ((Z).real ())
#define IM(Z) ((Z).imag ())
#include "complex-products.h"

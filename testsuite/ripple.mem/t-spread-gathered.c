/* The same by gathers and scatters, whatever GCC thinks of them.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w -fplugin-arg-ripple-gather=always" } */
#include "t-spread.c"

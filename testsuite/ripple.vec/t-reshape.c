/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* ripple_reshape: the lanes keep their flattened order.  All types, ranks that
   grow and shrink, one lane, masks, affine values, pointers.  */
#include "reshape.h"

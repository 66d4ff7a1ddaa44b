/* { dg-do error } */
/* Clang's elementwise functions of numbers of two types.  */
#include <ripple.h>

int
f (int i, short s)
{
  return __builtin_elementwise_max (i, s);	/* { dg-error "no matching function.*elementwise_max" } */
}

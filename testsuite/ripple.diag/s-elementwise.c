/* { dg-do error } */
/* Clang's elementwise functions of numbers that they are not for.  */
#include <ripple.h>

int
f (int i, short s, double d)
{
  i = __builtin_elementwise_max (i, s);	/* { dg-error "arguments have different types" } */
  i = __builtin_elementwise_popcount (d);	/* { dg-error "'double' is not compatible" } */
  return i;
}

/* { dg-do error } */
/* Operands of two types, where one is asked for; an integer where a floating
   number is.  */
#include <ripple.h>

int
f (int a, short b)
{
  a += ripple_average_up (a, b);	/* { dg-error "8: Type mismatch in ripple_average_up" } */
  a += ripple_convert_sat (int, b);	/* { dg-error "8: .*_Generic. selector of type .short int. is not compatible" } */
  return ripple_funnel_left (a, b, 1);	/* { dg-error "10: Type mismatch in ripple_funnel_left" } */
}

/* Operands of two types saturate at no type's ends.  */
/* { dg-do error } */

#include <ripple.h>

signed char
f (signed char a)
{
  return ripple_add_sat (a, 126);	/* { dg-error "10: Type mismatch in add_sat" } */
}

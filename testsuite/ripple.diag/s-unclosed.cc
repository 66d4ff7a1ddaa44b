/* { dg-do error } */
/* What the plugin has read behind a program that is not complete says no more
   than that.  */
#include <ripple.h>
#include <math.h>

float
f (float x)
{
  if (x > 0)
    {
      return expf (x);	/* { dg-error "7: expected '\}' at end of input" } */

/* { dg-do error } */
/* The header comes before everything else.  */

void
f (int n, float *y)
{
#pragma ripple parallel Block(block) Dims(0)	/* { dg-error "9: needs '#include <ripple.h>'.*ripple-directive-header" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
}

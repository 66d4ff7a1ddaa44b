/* / and %; divisors of lanes that are off are 0 or overflow.  A BODY of
   kernel.h.  */
if (y != 0 && !OVERFLOW_P (x, y))
  {
    c[2 * i] = x / y;
    c[2 * i + 1] = x % y;
  }
else
  c[2 * i] = x;

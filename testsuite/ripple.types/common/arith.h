/* + - * & | ^ ~ on integers; a BODY of kernel.h.  */
c[4 * i] = (U) x + (U) y;
c[4 * i + 1] = (U) x - (U) y;
c[4 * i + 2] = (W) x * (W) y;
c[4 * i + 3] = (U) (x & y) + (U) (x | 3) - (U) (y ^ 5) + (U) (y & ~x);

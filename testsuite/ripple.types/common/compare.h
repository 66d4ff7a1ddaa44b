/* Comparisons of integers; a BODY of kernel.h.  */
c[8 * i] = x < y;
c[8 * i + 1] = x <= y;
c[8 * i + 2] = x > y;
c[8 * i + 3] = x >= y;
c[8 * i + 4] = x == y;
c[8 * i + 5] = x != y;
c[8 * i + 6] = x < 3;
c[8 * i + 7] = x > 0 ? y : 1;

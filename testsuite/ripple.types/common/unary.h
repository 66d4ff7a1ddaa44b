/* Unary operators, ++ and --; a BODY of kernel.h.  */
c[8 * i] = -(U) x;
c[8 * i + 1] = ~x;
c[8 * i + 2] = !x;
c[8 * i + 3] = +y;
x = SMALL (x);
y = SMALL (y);
c[8 * i + 4] = x++ - y--;
c[8 * i + 5] = x ^ y;
c[8 * i + 6] = ++x + --y;
c[8 * i + 7] = x ^ y;

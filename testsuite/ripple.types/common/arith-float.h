/* + - * / ! && on floating point; a BODY of kernel.h.  */
c[8 * i] = x + y;
c[8 * i + 1] = x - y;
c[8 * i + 2] = x * y;
c[8 * i + 3] = x / y;
c[8 * i + 4] = -x;
c[8 * i + 5] = x * 0.5f + 1;
c[8 * i + 6] = 1 / y;
c[8 * i + 7] = !x + (x && y);

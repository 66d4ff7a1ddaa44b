/* Compound assignment on floating point; a BODY of kernel.h.  */
x += y;
x *= 2;
x -= 1;
x /= 4;
x++;
--x;
c[i] = x;
c[i] += y;
c[i] *= 0.5;
c[i] -= 3;
c[i] /= 2;
c[i]++;

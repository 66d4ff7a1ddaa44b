/* << and >> by lanes and by constants; a BODY of kernel.h.  */
int k = y & (BITS - 1);
c[4 * i] = (W) x << k;
c[4 * i + 1] = x >> k;
c[4 * i + 2] = (W) x << 3;
c[4 * i + 3] = x >> (BITS - 1);

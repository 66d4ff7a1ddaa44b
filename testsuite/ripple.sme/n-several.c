/* { dg-do compile } */
/* { dg-require sme } */
/* { dg-options "-O2 -march=armv9-a+sme2+sme-f64f64+sme-i16i64" } */
/* { dg-asm-options "-O2" } */
/* Vectors of rows and of columns that are next to each other are loaded at
   once by SME2, and so are those of copies.  */
#include <stdint.h>
#include <ripple.h>

#define NEST(NAME, T, U, BEFORE, STEP, AFTER)				\
void									\
NAME (const U *a, const U *b, T *c, T *d, const T *u, int m, int n, int k) \
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  BEFORE;							\
	  for (int l = 0; l < k; l++)					\
	    {								\
	      STEP;							\
	    }								\
	  AFTER;							\
	}								\
    }									\
}

/* { dg-asm {ld1w\t\{z[0-9]+\.s ?- ?z[0-9]+\.s\}, pn[0-9]+/z} rows.tiles.0 } */
/* { dg-asm-not {ld1w\t\{?z[0-9]+\.s\}?, p[0-9]} rows.tiles.0 } */
NEST (rows, float, float, float s = 0, s += a[l * m + i] * b[l * n + j],
      c[i * n + j] = s)

/* A is copied.  */
/* { dg-asm {ld1w\t\{z[0-9]+\.s ?- ?z[0-9]+\.s\}, pn[0-9]+/z} copy.tiles.0 } */
/* { dg-asm-not {ld1w\t\{?z[0-9]+\.s\}?, p[0-9]} copy.tiles.0 } */
NEST (copy, float, float, float s = 0, s += a[i * k + l] * b[l * n + j],
      c[i * n + j] = s)

/* Something is computed with what is loaded; a load in front of the steps.  */
/* { dg-asm-not {ld1w\t\{?z[0-9]+\.s\}?, p[0-9]} scaled.tiles.0 } */
NEST (scaled, float, float, float s = 0,
      s += (a[l * m + i] + u[i]) * (2 * b[l * n + j]), c[i * n + j] = s)

/* Numbers as wide as the sums.  */
/* { dg-asm-not {ld1w\t\{?z[0-9]+\.s\}?, p[0-9]} converted.tiles.0 } */
NEST (converted, float, int, float s = 0,
      s += (float) a[l * m + i] * (float) b[l * n + j], c[i * n + j] = s)

/* Two vectors of rows, four of columns.  */
/* { dg-asm {ld1d\t\{z[0-9]+\.d ?- ?z[0-9]+\.d\}, pn[0-9]+/z} doubles.tiles.0 } */
/* { dg-asm-not {ld1d\t\{?z[0-9]+\.d\}?, p[0-9]} doubles.tiles.0 } */
/* { dg-asm {whilelo\tpn[0-9]+\.d, xzr, x[0-9]+, vlx4} doubles.tiles.0 } */
NEST (doubles, double, double, double s = 0, s += a[l * m + i] * b[l * n + j],
      c[i * n + j] = s)

/* Two sums: one vector of rows, two of columns.  */
/* { dg-asm {ld1w\t\{z[0-9]+\.s ?- ?z[0-9]+\.s\}, pn[0-9]+/z} two_sums.tiles.0 } */
/* { dg-asm {ld1w\t\{?z[0-9]+\.s\}?, p[0-9]} two_sums.tiles.0 } */
NEST (two_sums, float, float, float s = 0; float t = 1,
      s += a[l * m + i] * b[l * n + j]; t += (a[l * m + i] + 1) * b[l * n + j],
      c[i * n + j] = s; d[i * n + j] = t)

/* Narrow elements.  */
/* { dg-asm {ld1b\t\{z[0-9]+\.b ?- ?z[0-9]+\.b\}, pn[0-9]+/z} bytes.tiles.0 } */
NEST (bytes, int, int8_t, int s = 0, s += a[i * k + l] * b[l * n + j],
      c[i * n + j] = s)
/* { dg-asm {ld1h\t\{z[0-9]+\.h ?- ?z[0-9]+\.h\}, pn[0-9]+/z} halves.tiles.0 } */
/* { dg-asm {ptrue\tpn[0-9]+\.h} halves.tiles.0 } */
NEST (halves, long, int16_t, long s = 0,
      s += (long) a[i * k + l] * b[l * n + j], c[i * n + j] = s)

/* Not next to each other, or not as wide as the sums.  */
/* { dg-asm-not {ld[1-4][whd]\t\{[^\n]*, pn[0-9]+/z} apart.tiles.0 } */
NEST (apart, float, float, float s = 0,
      s += a[l * 2 * m + 2 * i] * b[l * 2 * n + 2 * j], c[i * n + j] = s)
/* { dg-asm-not {ld[1-4][whd]\t\{[^\n]*, pn[0-9]+/z} shorter.tiles.0 } */
NEST (shorter, float, int16_t, float s = 0,
      s += (float) a[l * m + i] * (float) b[l * n + j], c[i * n + j] = s)

/* A machine without SME2.  */
/* { dg-asm-not {, pn[0-9]+/z} before_sme2.tiles.0 } */
#pragma GCC target ("arch=armv9-a+sme")
NEST (before_sme2, float, float, float s = 0, s += a[l * m + i] * b[l * n + j],
      c[i * n + j] = s)

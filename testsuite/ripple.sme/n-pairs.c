/* { dg-do compile } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-report=all -O2 -march=armv9-a+sme2" } */
/* { dg-asm-options "-O2" } */
/* { dg-asm {smopa\tza3\.s, p[0-7]/m, p[0-7]/m, z[0-9]+\.h} } */
/* { dg-asm {umopa\tza3\.s, p[0-7]/m, p[0-7]/m, z[0-9]+\.h} } */
/* { dg-asm {smops\tza3\.s, p[0-7]/m, p[0-7]/m, z[0-9]+\.h} } */
/* { dg-asm-not {[su]mop[as]\tza[0-3]\.s, p[0-7]/m, p[0-7]/m, z[0-9]+\.b} } */
/* Products of 16-bit numbers, added in 32 bits two at a time: which are, by
   SME2, and which are not.  */
#include <ripple.h>

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4)
#define ROWS ripple_parallel (block, 1); for (int i = 0; i < m; i++)
#define COLUMNS ripple_parallel (block, 0); for (int j = 0; j < n; j++)
#define STEPS for (int l = 0; l < k; l++)

void
both_signed (const short *a, const short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops is done by tiles" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

void
both_unsigned (const unsigned short *a, const unsigned short *b, unsigned *c,
	       int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops is done by tiles" } */
    COLUMNS
      {
	unsigned s = 0;
	STEPS
	  s += (unsigned) a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* Factors of one sign in each product.  */
void
both_kinds (const short *a, const short *b, const unsigned short *u,
	    const unsigned short *v, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops is done by tiles" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  {
	    s += u[i * k + l] * v[l * n + j];
	    s -= a[i * k + l] * b[l * n + j];
	  }
	c[i * n + j] = s;
      }
}

/* One with a sign and one without.  */
void
mixed (const short *a, const unsigned short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* Bytes and 16-bit numbers.  */
void
two_sizes (const signed char *a, const short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* Products of bytes and products of 16-bit numbers.  */
void
two_ways (const signed char *a, const signed char *b, const short *u,
	  const short *v, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  {
	    s += a[i * k + l] * b[l * n + j];
	    s += u[i * k + l] * v[l * n + j];
	  }
	c[i * n + j] = s;
      }
}

/* A product is made shorter: nothing looks like a sum of products.  */
void
shorter (const short *a, const short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += (short) (a[i * k + l] * b[l * n + j]);
	c[i * n + j] = s;
      }
}

/* What it multiplies is computed.  */
void
computed (const short *a, const short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += (a[i * k + l] + 1) * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* For a machine without SME2.  */
__attribute__ ((target ("+nosme2+sme"))) void
before_sme2 (const short *a, const short *b, int *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    COLUMNS
      {
	int s = 0;
	STEPS
	  s += a[i * k + l] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* { dg-do compile } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-report=all -O2" } */
/* Nests that nearly are those of t-clause.c, and why they are none.  */
#include <ripple.h>

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4, 4)
#define ROWS ripple_parallel (block, 1); for (int i = 0; i < m; i++)
#define COLUMNS ripple_parallel (block, 0); for (int j = 0; j < n; j++)
#define TEXT(...) _Pragma (#__VA_ARGS__)
#define STEPS(...)							\
  TEXT (ripple parallel Block (block) Dims (2) __VA_ARGS__)		\
  for (int l = 0; l < k; l++)

void
multiplied (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: its clause reduction does not add .ripple-no-tiles" } */
    COLUMNS
      {
	float s = 1;
	STEPS (reduction (*: s))
	  s *= a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

void
most (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: its clause reduction does not add" } */
    COLUMNS
      {
	float s = 0;
	STEPS (reduction (max: s))
	  {
	    float x = a[l * m + i] * b[l * n + j];
	    s = x > s ? x : s;
	  }
	c[i * n + j] = s;
      }
}

void
wrong_clause (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: its clause reduction does not add" } */
    COLUMNS
      {
	float s = 0;
	STEPS (reduction (*: s))
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

void
two_clauses (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: its clause reduction does not add" } */
    COLUMNS
      {
	float s = 0, t = 1;
	STEPS (reduction (+: s) reduction (*: t))
	  {
	    s += a[l * m + i] * b[l * n + j];
	    t *= a[l * m + i];
	  }
	c[i * n + j] = s + t;
      }
}

void
looked_at (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up" } */
    COLUMNS
      {
	float s = 0, most = 0;
	STEPS (reduction (+: s, most))
	  {
	    s += a[l * m + i] * b[l * n + j];
	    most += s;
	  }
	c[i * n + j] = most;
      }
}

void
also_rows (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: what is done before or behind the sums changes with the steps" } */
    COLUMNS
      {
	float s = 0, t = 0;
	STEPS (reduction (+: s, t))
	  {
	    s += a[l * m + i] * b[l * n + j];
	    t += a[l * m + i];
	  }
	c[i * n + j] = s + t;
      }
}

void
whole_blocks (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: clause NoRemainder leaves some of its products out" } */
    COLUMNS
      {
	float s = 0;
	STEPS (reduction (+: s) NoRemainder)
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

void
conditional (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: more than assignments is done in its loops" } */
    COLUMNS
      {
	float s = 0;
	STEPS (reduction (+: s))
	  if (a[l * m + i] > 0)
	    s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}


void
also_stores (const float *a, const float *b, float *c, float *d, int m, int n,
	     int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up" } */
    COLUMNS
      {
	float s = 0;
	STEPS (reduction (+: s))
	  {
	    s += a[l * m + i] * b[l * n + j];
	    d[(l * m + i) * n + j] = 0;
	  }
	c[i * n + j] = s;
      }
}

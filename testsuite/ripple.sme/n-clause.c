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

/* Rows and columns are plain loops.  */
void
every_other (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  for (int i = 0; i < m; i++) /* { dg-note "21: this nest of loops .*: its loops of rows and columns do more than to count from 0 on" } */
    for (int j = 0; j < n; j += 2)
      {
	float s = 0;
	STEPS (reduction (+: s))
	  s += a[i * k + l] * b[j * k + l];
	c[i * n + j] = s;
      }
}

void
all_sums (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  for (int i = 0; i < m; i++) /* { dg-note "21: this nest of loops .*: its loops of rows and columns do more than to count from 0 on" } */
    {
      float s = 0;
      for (int j = 0; j < n; j++)
	{
	  STEPS (reduction (+: s))
	    s += a[i * k + l] * b[j * k + l];
	  c[i * n + j] = s;
	}
    }
}

int
counted (const float *a, const float *b, float *c, int m, int n, int k)
{
  int i;
  BLOCK;
  for (i = 0; i < m; i++) /* { dg-note "17: this nest of loops .*: it has results other than what it stores" } */
    for (int j = 0; j < n; j++)
      {
	float s = 0;
	STEPS (reduction (+: s))
	  s += a[i * k + l] * b[j * k + l];
	c[i * n + j] = s;
      }
  return i;
}

void
until (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  for (int i = 0; b[i] != 0; i++) /* { dg-note "24: this nest of loops .*: how many iterations there are is not known before it" } */
    for (int j = 0; j < n; j++)
      {
	float s = 0;
	STEPS (reduction (+: s))
	  s += a[i * k + l] * b[j * k + l];
	c[i * n + j] = s;
      }
}

void
triangle (const float *a, const float *b, float *c, int m, int n)
{
  BLOCK;
  for (int i = 0; i < m; i++) /* { dg-note "21: this nest of loops .*: what it multiplies is computed from rows and columns together" } */
    for (int j = 0; j < n; j++)
      {
	float s = 0;
	int k = i;
	STEPS (reduction (+: s))
	  s += a[i * m + l] * b[j * m + l];
	c[i * n + j] = s;
      }
}

void
same_place (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  for (int i = 0; i < m; i++) /* { dg-note "21: this nest of loops .*: what it stores in a row is not next to each other" } */
    for (int j = 0; j < n; j++)
      {
	float s = 0;
	STEPS (reduction (+: s))
	  s += a[i * k + l] * b[j * k + l];
	c[0] = s;
      }
}

/* Lanes of a block are the rows and columns.  */
float
last_value (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16, 4);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0, last = 0;
#pragma ripple parallel Block(block) Dims(2) reduction (+: s, last)
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: it has results other than what it stores" } */
    {
      last += b[l];
      s += a[l * n + y] * b[l * n + x];
    }
  c[y * n + x] = s;
  return last;
}

void
most_of_lanes (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16, 4);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0;
#pragma ripple parallel Block(block) Dims(2) reduction (max: s)
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: its clause reduction does not add" } */
    {
      float p = a[l * n + y] * b[l * n + x];
      s = p > s ? p : s;
    }
  c[y * n + x] = s;
}

/* Nothing to be said of these.  */
void
row_sums (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS
    {
      float s = 0;
      STEPS (reduction (+: s))
	s += a[i * k + l] * b[i * k + l];
      c[i] = s;
    }
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      {
	float s = 0;
	STEPS (reduction (+: s))
	  s += a[i * k + l] * b[i * k + l];
	c[i * n + j] = s;
      }
}

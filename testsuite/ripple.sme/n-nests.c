/* { dg-do compile } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-report=all -O2" } */
/* Nests that nearly are those of t-nests.c, and why they are none.  */
#include <ripple.h>

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4)
#define ROWS ripple_parallel (block, 1); for (int i = 0; i < m; i++)
#define COLUMNS ripple_parallel (block, 0); for (int j = 0; j < n; j++)

/* Two places in memory.  */
void
other_place (const float *a, const float *b, float *c, const float *d, int m,
	     int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up .ripple-no-tiles" } */
    COLUMNS
      for (int l = 0; l < k; l++)
	c[i * n + j] = d[i * n + j] + a[l * m + i] * b[l * n + j];
}

/* The place moves with the steps.  */
void
moving_place (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up" } */
    COLUMNS
      for (int l = 0; l < k; l++)
	c[i * n + j + l] += a[l * m + i] * b[l * n + j];
}

/* The sum is looked at in the steps.  */
void
looked_at (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up" } */
    COLUMNS
      {
	float s = 0, most = 0;
	for (int l = 0; l < k; l++)
	  {
	    s += a[l * m + i] * b[l * n + j];
	    most = most + s;
	  }
	c[i * n + j] = most;
      }
}

/* Products are added to each other first: another rounding.  */
void
together (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: something else is done with what it adds up" } */
    COLUMNS
      {
	float s = 0;
	for (int l = 0; l < k; l++)
	  s += a[l * m + i] * b[l * n + j] + a[l * m + i + 1] * b[l * n + j];
	c[i * n + j] = s;
      }
}

/* Something is stored between the steps.  */
void
stored_between (const float *a, const float *b, float *c, float *d, int m,
		int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: what is done before or behind the sums is more than assignments" } */
    COLUMNS
      for (int o = 0; o < k; o++)
	{
	  for (int l = 0; l < 4; l++)
	    c[i * n + j] += a[(4 * o + l) * m + i] * b[(4 * o + l) * n + j];
	  d[i * n + j] = o;
	}
}

void
five_sums (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: it has more sums than the matrix unit has tiles" } */
    COLUMNS
      {
	float s = 0, t = 1, u = 2, v = 3, w = 4;
	for (int l = 0; l < k; l++)
	  {
	    float x = a[l * m + i], y = b[l * n + j];
	    s += x * y;
	    t += (x + 1) * y;
	    u += x * (y + 1);
	    v += (x + 2) * y;
	    w += x * (y + 2);
	  }
	c[i * n + j] = s + t + u + v + w;
      }
}

void
two_types (const float *a, const float *b, double *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: its sums are of several types" } */
    COLUMNS
      {
	float s = 0;
	double t = 0;
	for (int l = 0; l < k; l++)
	  {
	    s += a[l * m + i] * b[l * n + j];
	    t += (double) a[l * m + i] * (double) b[l * n + j];
	  }
	c[i * n + j] = s + t;
      }
}

/* A step's number, and its value, behind the steps.  */
void
last_step (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: what is done before or behind the sums changes with the steps" } */
    COLUMNS
      {
	float s = 0, last = 0;
	int l;
	for (l = 0; l < k; l++)
	  {
	    last = a[l * m + i];
	    s += last * b[l * n + j];
	  }
	c[i * n + j] = s + last + l;
      }
}

/* Rows and columns together.  */
void
together_again (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops .*: what it multiplies is computed from rows and columns together" } */
    COLUMNS
      {
	float s = 0;
	for (int l = 0; l < k + i; l++)
	  s += a[l * m + i] * b[l * n + j];
	c[i * n + j] = s;
      }
}

void
transpose (const float *a, float *c, int m, int n)
{
  BLOCK;
  ROWS /* { dg-note "3: this nest of loops transposes by tiles of the matrix unit .ripple-tiles-transpose" } */
    COLUMNS
      c[j * m + i] = a[i * n + j];
}

/* A block without loops over rows and columns.  */
void
block (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0;
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops is done by tiles" } */
    s += a[l * n + y] * b[l * n + x];
  c[y * n + x] = s;
}

void
some_lanes (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  if (x < n && y < n)
    {
      float s = 0;
      for (int l = 0; l < k; l++) /* { dg-note "25: this nest of loops .*: lanes of something else take part" } */
	s += a[l * n + y] * b[l * n + x];
      c[y * n + x] = s;
    }
}

void
loaded_before (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0, scale = b[x];
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: what it multiplies is loaded before, or of rows and columns together" } */
    s += a[l * n + y] * (scale * b[l * n + x]);
  c[y * n + x] = s;
}

/* Nothing to be said of these.  */
void
none (const float *a, float *b, float *c, int m, int n)
{
  BLOCK;
  ROWS
    COLUMNS
      c[i * n + j] = a[i * n + j] * b[j];
  ROWS
    COLUMNS
      c[j * m + i] = a[i] * b[j];
}

/* { dg-do compile } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-report=all -O2" } */
/* Which nests of loops are done by tiles, and why others are not.  */
#include <ripple.h>

#define BLOCK								\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4)

void
product (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops is done by tiles of the matrix unit .ripple-tiles" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

extern float other (float);

void
call (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops adds products but is not done by tiles of the matrix unit: what is done before or behind the sums is more than assignments .ripple-no-tiles" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = other (s);
	}
    }
}

void
shorts (const short *a, const unsigned short *b, int *c, int m, int n,
	int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops adds products but is not done by tiles of the matrix unit: the matrix unit does not add such products" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  int s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

void
table (const float *a, const float *b, float *c, int m, int n, int k,
       const int *t)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest .*: how its addresses depend on its loops" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[t[l * m + i]] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

void
apart (const float *a, const float *b, float *c, int m, int n, int k, int x)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops adds products but is not done by tiles of the matrix unit: the elements that it multiplies are not next to each other" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + x * i] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

void
count (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops adds products but is not done by tiles of the matrix unit: how many products it adds is not known" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  int l = 0;
	  while (l * l < k)
	    s += a[l * m + i] * b[l * n + j], l++;
	  c[i * n + j] = s;
	}
    }
}

void
columns (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops adds products but is not done by tiles of the matrix unit: what it stores in a row is not next to each other" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[2 * (i * n + j)] = s;
	}
    }
}

void
same (const float *a, const float *b, float *c, int m, int k)
{
  BLOCK;
  ripple_parallel (block, 1); /* { dg-note "3: this nest of loops .*: its iterations are not independent" } */
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < 16; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * 16 + j];
	  c[i * 4 + j] = s;
	}
    }
}

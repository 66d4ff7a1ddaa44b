/* Remarks on accesses that are not done by whole vectors.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>

void
gather (int n, const int *index, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[index[i]];	/* { dg-note {load .*index is not affine.*ripple-(gather|lane-by-lane)} } */
}

void
scatter (int n, const int *index, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[index[i]] = x[i];	/* { dg-note {store .*index is not affine.*ripple-(gather|lane-by-lane)} } */
}

void
stride (int n, int step, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    if (y[i] > 0)
      y[i] = x[(long) i * step];	/* { dg-note {load .*non-constant stride along dimension 0.*ripple-(gather|lane-by-lane)} } */
}

void
far (int n, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    if (y[i] > 0)
      y[i] = x[1000 * i];	/* { dg-note {load .*strided access along dimension 0: its lanes are far apart.*ripple-(gather|lane-by-lane)} } */
}

void
device (int n, volatile int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[i];	/* { dg-note {load .*it is volatile.*ripple-lane-by-lane} } */
}

struct node
{
  float value;
  struct node *next;
};

void
pointers (int n, struct node **p, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = p[i]->value;	/* { dg-note {load .*base is a pointer per lane, Tensor\[16\].*ripple-(gather|lane-by-lane)} } */
}

/* The loop outside, or inside, goes along memory.  */

void
column (int n, int m, const float (*x)[1000], const float *y, float *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  for (int i = 0; i < n; i++)	/* { dg-note {elements of that load follow each other .*annotate this loop.*ripple-contiguous-loop} } */
    {
      float sum = 0;
#pragma ripple parallel Block (block) Dims (0) reduction (+: sum)
      for (int j = 0; j < m; j++)
	if (y[j] > 0)
	  sum += x[j][i];	/* { dg-note {load .*lanes are far apart.*ripple-(gather|lane-by-lane)} } */
      z[i] = sum;
    }
}

void
row (int n, size_t m, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      float s = 0;
      for (size_t k = 0; k < m; k++)	/* { dg-note {elements of that load follow .*ripple-contiguous-loop} } */
	if (y[i] > 0)
	  s += x[i * m + k];	/* { dg-note {load .*ripple-(gather|lane-by-lane)} } */
      y[i] = s;
    }
}

/* { dg-do compile } */
/* { dg-options "-O2 -fplugin-arg-ripple-gather=never -fplugin-arg-ripple-report=missed" } */
/* The loop that is done iteration by iteration since each lane has a table
   look-up in each round.  */
#include <ripple.h>

static int
chain (const int *next, int k)
{
  while (next[k] >= 0)
    k = next[k];
  return k;
}

void
ends (int *restrict o, const int *next, const int *from, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);	/* { dg-note "3: this loop is done iteration by iteration: .*ripple-loop-single" } */
  for (int i = 0; i < n; i++)
    o[i] = chain (next, from[i]);
}

/* What may overlap is done lane by lane in the loop inside only.  */
void
open_ends (int *o, const int *next, const int *from, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int k = from[i];
      while (next[k] >= 0)	/* { dg-note "22: lanes do this loop one after the other: .*ripple-loop-serial" } */
	k = next[k];
      o[i] = k;
    }
}

/* Integers may be added in any order.  */
int
count_ends (const int *next, const int *from, int n)
{
  int count = 0;
  ripple_block_t block = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (block) Dims (0) reduction (+ : count) /* { dg-note "9: this loop is done iteration by iteration: .*ripple-loop-single" } */
  for (int i = 0; i < n; i++)
    count += chain (next, from[i]) > 100;
  return count;
}

/* Floats may not: lanes add those of their own.  */
float
sum_ends (const int *next, const int *from, int n)
{
  float sum = 0;
  ripple_block_t block = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block (block) Dims (0) reduction (+ : sum)
  for (int i = 0; i < n; i++)
    {
      int k = from[i];
      while (next[k] >= 0)	/* { dg-note "22: lanes do this loop one after the other: .*ripple-loop-serial" } */
	k = next[k];
      sum += k;
    }
  return sum;
}

/* There is nothing to gain where all is far apart.  */
void
columns (double (*restrict a)[40], double (*b)[40], int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);	/* { dg-note "3: this loop is done iteration by iteration" } */
  for (int i = 0; i < n; i++)
    a[i][3] = b[i][5];
}

/* Only scalars have the upper half of products of 64 bits.  */
void
quotients (unsigned long long *restrict q, const unsigned long long *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);	/* { dg-note "3: this loop is done iteration by iteration" } */
  for (int i = 0; i < n; i++)
    q[i] = x[i] / 1000000007;
}

/* Powers of 2 are shifts.  */
void
shifts (unsigned long long *restrict q, const unsigned long long *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    q[i] = x[i] / 1024;
}

/* Narrower numbers are divided as floats.  */
void
narrow (int *restrict q, const int *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    q[i] = 1000 / x[i];
}

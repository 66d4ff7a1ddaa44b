/* { dg-do run } */
/* Rows of variable length and indices with so many variable factors and terms
   that no stride can be told.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
factors (long n, long m, int k, int *o)
{
  int a[60][k];
  for (int i = 0; i < 60 * k; i++)
    a[i / k][i % k] = i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  o[v] = a[v * n * m][3];
  a[v * m * n + 1][2] = v;
  o[v] += a[v * n * m + 1][2];
}

NOIPA static void
terms (const long *t, int k, int *o)
{
  long t0 = t[0], t1 = t[1], t2 = t[2], t3 = t[3], t4 = t[4], t5 = t[5];
  long t6 = t[6], t7 = t[7], t8 = t[8];
  int a[40][k];
  for (int i = 0; i < 40 * k; i++)
    a[i / k][i % k] = i;
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  size_t x = v * t0 + v * t1 + v * t2 + v * t3;
  size_t y = v * t4 + v * t5 + v * t6 + v * t7;
  o[v] = a[x][y + v * t8];
  int *p = &a[x][y] + v * t8;
  o[v] += p[v];
}

int
main (void)
{
  const long t[9] = { 1, 2, 0, 2, 1, 0, 1, 1, 1 };
  int o[B];
  factors (2, 3, 5, o);
  for (int v = 0; v < B; v++)
    CHECK (o[v] == 6 * v * 5 + 3 + v);
  terms (t, 30, o);
  for (int v = 0; v < B; v++)
    CHECK (o[v] == 2 * (5 * v * 30 + 4 * v) + v);
  return 0;
}

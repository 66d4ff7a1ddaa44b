/* { dg-do run } */
/* Pointers to arrays whose rows have a length of each lane.  */
#include "../ripple-test.h"
enum { B = 8, N = 200 };

struct matrix { int columns, e[N]; };

static inline int
element (const struct matrix *m, int row, int column)
{
  const int (*a)[m->columns] = (const int (*)[m->columns]) m->e;
  return a[row][column];
}

static inline void
change (double *base, int rows, int columns, int i, int j, int k, double x)
{
  double (*a)[rows][columns] = (double (*)[rows][columns]) base;
  a[i][j][k] += x;
}

NOIPA static void
load (int *r, const struct matrix *const *m, const int *i, const int *j)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  r[v] = element (m[v], i[v], j[v]);
}

NOIPA static void
load_some (int *r, const struct matrix *const *m, const int *i, int j)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  if (i[v] > 1)
    r[v] = element (m[v], 2, j);
}

NOIPA static void
update (double **p, const int *rows, int columns, int i, const int *j,
	double x)
{
  ripple_block_t b = ripple_set_block_shape (0, B);
  size_t v = ripple_id (b, 0);
  change (p[v], rows[v], columns, i, j[v], 1, x);
}

int
main (void)
{
  static struct matrix store[B];
  static double got[B][N], want[B][N];
  const struct matrix *m[B];
  double *p[B];
  int i[B], j[B], r[B], rows[B];
  for (int v = 0; v < B; v++)
    {
      store[v].columns = 3 + v;
      for (int k = 0; k < N; k++)
	store[v].e[k] = 1000 * v + k, got[v][k] = want[v][k] = k;
      m[v] = store + v;
      p[v] = got[v];
      i[v] = v * 7 % 5;
      j[v] = v % 3;
      rows[v] = 4 + v * 3 % 5;
    }
  load (r, m, i, j);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == store[v].e[i[v] * (3 + v) + j[v]]);
  for (int v = 0; v < B; v++)
    r[v] = -1;
  load_some (r, m, i, 1);
  for (int v = 0; v < B; v++)
    CHECK (r[v] == (i[v] > 1 ? store[v].e[2 * (3 + v) + 1] : -1));
  update (p, rows, 5, 2, j, 0.5);
  for (int v = 0; v < B; v++)
    {
      want[v][2 * rows[v] * 5 + j[v] * 5 + 1] += 0.5;
      for (int k = 0; k < N; k++)
	CHECK (got[v][k] == want[v][k]);
    }
  return 0;
}

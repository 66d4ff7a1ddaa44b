/* { dg-do run } */
/* { dg-options "-w -fchecking -ffp-contract=off" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -ffp-contract=off -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vaddps\t%zmm[0-9]+, %zmm[0-9]+, %zmm} transposed } */
/* Rows that are added to one row, several at a time (jam-rows.cc), and loops
   that look like that.  */
#ifdef ONE
# include <ripple.h>
# define KEPT
#else
# include "ripple-test.h"
# define KEPT NOIPA static
#endif

enum { M = 12, N = 60 };

#define PARALLEL _Pragma ("ripple parallel Block(bs) Dims(0)")
#define COLUMNS for (int j = 0; j < n; j++)

/* KERNEL (NAME, PROMISE, BODY): NAME and NAME_plain do BODY.  */
#ifdef ONE
# define PLAIN(NAME, PROMISE, ...)
#else
# define PLAIN(NAME, PROMISE, ...)					\
  /* Lane by lane, without optimization.  */				\
  __attribute__ ((optimize ("O0"))) static void				\
  NAME##_plain (int m, int n, const float *a, const float *x, float *y,	\
		float *z)						\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 1);			\
    __VA_ARGS__								\
  }
#endif
#define KERNEL(NAME, PROMISE, ...)					\
  KEPT void								\
  NAME (int m, int n, const float *a, const float *x, float *PROMISE y,	\
	float *PROMISE z)						\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, 8);			\
    __VA_ARGS__								\
  }									\
  PLAIN (NAME, PROMISE, __VA_ARGS__)

KERNEL (transposed, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS y[j] += a[i * n + j] * x[i];)
#ifndef ONE
static float table[M][N], rows[M][N + 1];

KERNEL (row_pointer, restrict,
	const float *row = a;
	for (int i = 0; i < m; i++, row += n)
	  {
	    float f = x[i] + i;
	    PARALLEL COLUMNS y[j] = y[j] * .5f - f * row[j];
	  })
KERNEL (product, restrict,
	for (int r = 0; r < 3; r++)
	  for (int k = 0; k < m; k++)
	    PARALLEL COLUMNS y[r * n + j] += a[k * n + j] * x[r * m + k];)
KERNEL (two, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS
	    {
	      y[j] += a[i * n + j];
	      z[j] = z[j] > a[i * n + j] ? z[j] : a[i * n + j];
	    })
KERNEL (down, restrict,
	for (int i = m; i-- > 0;)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[i * n + j];)
KERNEL (steps, restrict,
	for (unsigned i = 1; i < (m > 0 ? m : 0); i += 3)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[i * n + j] * x[i];)
KERNEL (narrow, restrict,
	for (signed char i = -2; i != m - 2; i++)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[(i + 2) * n + j];)
KERNEL (known, restrict,
	for (int i = 0; i < 7; i++)
	  PARALLEL COLUMNS y[j] += a[i * n + j] * x[i];)
/* Counters that must not be computed where there is no such round.  */
KERNEL (last_numbers, restrict,
	int first = __INT_MAX__ - (m > 0 ? m : 0);
	for (int i = first; i < __INT_MAX__; i++)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[(i - first) * n + j];)
KERNEL (variable, restrict,
	int s = n / 8 + 1;
	for (int i = 0; i < m; i += s)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[i * n + j] * x[i];)
KERNEL (far, restrict,
	int s = 600000000 + n / 100;
	for (int i = -2000000000, k = 0; i <= 1000000000; i += s, k++)
	  PARALLEL COLUMNS y[j] = y[j] / 2 + a[k * n + j];)
/* Other than rows of one place.  */
KERNEL (own_rows, restrict,
	for (int i = 0; i < m; i++)
	  {
	    float *row = table[i];
	    PARALLEL COLUMNS row[j] = row[j] * .5f + a[i * n + j] * x[i];
	  }
	for (int i = 0; i < M * N; i++)
	  y[i % N] += table[i / N][i % N] * (i / N + 1);)
KERNEL (one_row, restrict,
	for (int i = 0; i < m; i++)
	  {
	    float *row = table[m / 2];
	    const float *from = &rows[i][1];
	    PARALLEL COLUMNS row[j] = row[j] * .5f + from[j];
	  }
	for (int i = 0; i < M * N; i++)
	  y[i % N] += table[i / N][i % N] * (i / N + 1);)
KERNEL (triangle, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL for (int j = 0; j < n - i; j++)
	    y[j] += a[i * n + j] * x[i];)
KERNEL (shifted, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS y[j + i] += a[i * n + j];)
KERNEL (neighbour, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS z[j] += y[j + 1] * x[i];)
KERNEL (own_neighbour, restrict,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS y[j] = y[j] * .5f + y[j + 64];)
KERNEL (carried, restrict,
	float f = 1;
	for (int i = 0; i < m; i++)
	  {
	    PARALLEL COLUMNS y[j] += a[i * n + j] * f;
	    f = y[0];
	  })
KERNEL (stored, restrict,
	for (int i = 0; i < m; i++)
	  {
	    z[i] = x[i];
	    PARALLEL COLUMNS y[j] += a[i * n + j] * z[i];
	  })
KERNEL (left, restrict,
	for (int i = 0; i < m; i++)
	  {
	    if (x[i] > 6)
	      break;
	    PARALLEL COLUMNS y[j] += a[i * n + j];
	  })
/* Nothing is promised: the factors are among what is updated.  */
KERNEL (open, ,
	for (int i = 0; i < m; i++)
	  PARALLEL COLUMNS y[j] += a[i * n + j] * x[i];)

#define COMPARE(NAME)							\
  {									\
    static float y[2][4 * N + 70], z[2][4 * N + 70];			\
    for (int i = 0; i < 4 * N + 70; i++)				\
      y[0][i] = y[1][i] = z[0][i] = z[1][i] = i % 9;			\
    memset (table, 0, sizeof table);					\
    NAME (m, n, a, x, y[0], z[0]);					\
    memset (table, 0, sizeof table);					\
    NAME##_plain (m, n, a, x, y[1], z[1]);				\
    CHECK (memcmp (y[0], y[1], sizeof y[0]) == 0);			\
    CHECK (memcmp (z[0], z[1], sizeof z[0]) == 0);			\
  }

int
main (void)
{
  static float a[(M + 3) * N], x[3 * M + 8], y[2][N + 70];
  for (int i = 0; i < (M + 3) * N; i++)
    a[i] = i * 37 % 101 * .125f;
  for (int i = 0; i < M; i++)
    for (int j = 0; j <= N; j++)
      rows[i][j] = (i * 7 + j) % 23;
  for (int i = 0; i < 3 * M + 8; i++)
    x[i] = i * 29 % 17 * .25f;
  for (int m = -1; m <= M; m++)
    for (int n = 0; n <= N; n += n < 10 ? 1 : n < 20 ? 3 : 13)
      {
	COMPARE (transposed)
	COMPARE (row_pointer)
	COMPARE (product)
	COMPARE (two)
	COMPARE (down)
	COMPARE (steps)
	if (m >= 0)
	  COMPARE (narrow)
	COMPARE (known)
	COMPARE (last_numbers)
	COMPARE (variable)
	COMPARE (far)
	COMPARE (own_rows)
	COMPARE (one_row)
	COMPARE (triangle)
	COMPARE (shifted)
	COMPARE (neighbour)
	COMPARE (own_neighbour)
	if (n > 0)
	  COMPARE (carried)
	COMPARE (stored)
	COMPARE (left)
	COMPARE (open)
	for (int i = 0; i < N + 70; i++)
	  y[0][i] = y[1][i] = i % 5 * .125f;
	open (m, n, a, y[0] + 3, y[0], NULL);
	open_plain (m, n, a, y[1] + 3, y[1], NULL);
	if (n < 3)
	  CHECK (memcmp (y[0], y[1], sizeof y[0]) == 0);
      }
  return 0;
}
#endif

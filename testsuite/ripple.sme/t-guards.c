/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-w -fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 9 } */
/* Conditions in annotated loops, round all that is done in them: which rows
   and columns take part, of lanes and of what is the same for all.  */
#include "../ripple-test.h"

enum { MAX = 40, STEPS = 9 };

static float a[MAX * STEPS], b[MAX * STEPS];
static float c[MAX * MAX + 8], d[MAX * MAX + 8];

#define ROWS								\
  ripple_block_t bs = ripple_set_block_shape (0, 16, 8);		\
  ripple_parallel (bs, 1);						\
  for (int i = 0; i < rows; i++)
#define COLS								\
  ripple_parallel (bs, 0);						\
  for (int j = 0; j < cols; j++)

#define PRODUCT								\
  {									\
    float s = c[i * MAX + j];						\
    for (int l = 0; l < k; l++)						\
      s += a[l * MAX + i] * b[l * MAX + j];				\
    c[i * MAX + j] = s;							\
  }

#define NEST(NAME, BODY)						\
  NOIPA static void							\
  NAME (const float *a, const float *b, float *c, int rows, int cols,	\
	int m, int n, int k, int flag)					\
  {									\
    ROWS								\
      {									\
	COLS								\
	  BODY								\
      }									\
  }

NEST (both, if (i < m && j < n) PRODUCT)
NEST (nested, if (m > i) { if (j <= n - 1) PRODUCT })
NEST (one, if (j < n) PRODUCT)
NEST (uniform, if (flag) PRODUCT)
NEST (mixed, if (flag > 1 && i < m) PRODUCT)
NEST (anded, if ((flag > 1) & (i < m) & (j < n)) PRODUCT)
NEST (turned, if (i < m && j < n) c[j * MAX + i] = a[i * STEPS + j] * 2;)
/* Something is done by the others, or they are not the first ones.  */
NEST (others, if (i < m) PRODUCT else c[i * MAX + j] = 0;)
NEST (last, if (i >= m) PRODUCT)
NEST (odd, if (i & 1) PRODUCT)

/* A block whose condition is in part the same for all lanes.  */
NOIPA static void
block (const float *a, const float *b, float *c, int rows, int cols, int m,
       int n, int k, int flag)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16, 16);
  int i = ripple_id (bs, 1), j = ripple_id (bs, 0);
  if ((flag > 1) & (i < m) & (j < n))
    PRODUCT
}

/* What decides for all is in memory, which the nest changes.  */
NOIPA static void
changed (const float *a, const float *b, float *c, int rows, int cols, int m,
	 int n, int k, int flag)
{
  int *p = (int *) (c + MAX * MAX);
  *p = flag;
  ROWS
    {
      COLS
	if (*p)
	  PRODUCT
    }
}

typedef void function (const float *, const float *, float *, int, int, int,
		       int, int, int);

enum kind
{
  BOTH, COLUMNS, UNIFORM, ROWS_IF, ALL_IF, TURNED, OTHERS, LAST, ODD
};

static int
taken (enum kind kind, int i, int j, int m, int n, int flag)
{
  switch (kind)
    {
    case BOTH: case TURNED: return i < m && j < n;
    case COLUMNS: return j < n;
    case UNIFORM: return flag != 0;
    case ROWS_IF: return flag > 1 && i < m;
    case ALL_IF: return flag > 1 && i < m && j < n;
    case OTHERS: return i < m;
    case LAST: return i >= m;
    default: return i & 1;
    }
}

static void
test (function *f, enum kind kind, int rows, int cols, int m, int n, int k,
      int flag)
{
  for (int i = 0; i < MAX * MAX + 8; i++)
    c[i] = d[i] = i % 50;
  f (a, b, c, rows, cols, m, n, k, flag);
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < cols; j++)
      if (!taken (kind, i, j, m, n, flag))
	{
	  if (kind == OTHERS)
	    d[i * MAX + j] = 0;
	}
      else if (kind == TURNED)
	d[j * MAX + i] = a[i * STEPS + j] * 2;
      else
	for (int l = 0; l < k; l++)
	  d[i * MAX + j] += a[l * MAX + i] * b[l * MAX + j];
  for (int i = 0; i < MAX * MAX; i++)
    CHECK (c[i] == d[i]);
}

int
main (void)
{
  static const int sizes[] = { 0, 1, 7, 8, 17, 33, MAX };
  for (int i = 0; i < MAX * STEPS; i++)
    {
      a[i] = i % 7 - 3;
      b[i] = i % 5 - 2;
    }
  for (int q = 0; q < 7 * 7 * 7; q++)
    {
      int rows = sizes[q % 7], cols = sizes[q / 7 % 7], m = sizes[q / 49] - 1;
      int n = sizes[(q * 5 + 3) % 7], k = q % (STEPS + 1), flag = q % 3;
      test (both, BOTH, rows, cols, m, n, k, flag);
      test (nested, BOTH, rows, cols, m, n, k, flag);
      test (one, COLUMNS, rows, cols, m, n, k, flag);
      test (uniform, UNIFORM, rows, cols, m, n, k, flag);
      test (mixed, ROWS_IF, rows, cols, m, n, k, flag);
      test (anded, ALL_IF, rows, cols, m, n, k, flag);
      test (turned, TURNED, rows, cols < STEPS ? cols : STEPS, m, n, k, flag);
      test (others, OTHERS, rows, cols, m, n, k, flag);
      test (last, LAST, rows, cols, m, n, k, flag);
      test (odd, ODD, rows, cols, m, n, k, flag);
      test (changed, UNIFORM, rows, cols, m, n, k, flag);
      test (block, ALL_IF, 16, 16, m, n, k, flag);
    }
  return 0;
}

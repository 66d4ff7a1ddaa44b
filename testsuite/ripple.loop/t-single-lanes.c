/* { dg-do run } */
/* { dg-options "-w -fchecking -fplugin-arg-ripple-gather=never" } */
/* Loops whose lanes would only gather are done iteration by iteration where
   nobody can tell, and over blocks else.  */
#include "ripple-test.h"

enum { N = 75, WIDTH = 40, TABLE = 64 };

#define LANES(BLOCK)							\
  ripple_block_t bs = ripple_set_block_shape (0, BLOCK);		\
  _Pragma ("ripple parallel Block(bs) Dims(0)")

HELPER inline int
search (const int *sorted, int n, int key)
{
  int low = 0, high = n;
  while (low < high)
    {
      int middle = (low + high) / 2;
      if (sorted[middle] < key)
	low = middle + 1;
      else
	high = middle;
    }
  return low;
}

HELPER inline int
best_and_sum (const int *in, int start)
{
  int best = 0, sum = start;
  for (int k = 1; k < WIDTH; k++)
    {
      if (in[k] > in[best])
	best = k;
      sum += in[k];
    }
  return best + 100 * sum;
}

#define KERNELS(PROMISE, NAME)						\
  NOIPA static void							\
  NAME##_search (int *PROMISE o, int *key, int *table, int n)		\
  {									\
    LANES (16)								\
    for (int i = 0; i < n; i++)						\
      o[i] = search (table, TABLE, key[i]);				\
  }									\
  NOIPA static void							\
  NAME##_rows (int *PROMISE o, int *in, int *table, int n)		\
  {									\
    LANES (8)								\
    for (int i = 0; i < n; i++)						\
      o[i] = best_and_sum (in + i * WIDTH, table[i]);			\
  }									\
  NOIPA static void							\
  NAME##_prefix (int *PROMISE o, int *in, int *table, int n)		\
  {									\
    LANES (8)								\
    for (int i = 0; i < n; i++)						\
      {									\
	int sum = table[i];						\
	for (int k = 0; k < WIDTH; k++)					\
	  o[i * WIDTH + k] = sum += in[i * WIDTH + k];			\
      }									\
  }

/* Lanes have rows of their own, or move elements that are far apart.  */

static int matrix[N][WIDTH], other[N][WIDTH];

#define MATRICES(NAME, KIND, LOOP)					\
  KIND static void							\
  NAME##_own_rows (int n)						\
  {									\
    LOOP								\
    for (int j = 1; j < n; j++)						\
      for (int i = 1; i <= j % WIDTH; i++)				\
	matrix[j][i] = matrix[j][i - 1] * 3 + other[j][i];		\
  }									\
  KIND static void							\
  NAME##_columns (int n)						\
  {									\
    for (int j = 0; j < n && j < WIDTH; j++)				\
      {									\
	LOOP								\
	for (int i = j; i < n; i++)					\
	  matrix[i][j] += other[i][j];					\
      }									\
  }									\
  KIND static void							\
  NAME##_front (int *x, int n)						\
  {									\
    for (int j = 0; j < n; j++)						\
      {									\
	LOOP								\
	for (int i = j + 1; i < n; i++)					\
	  x[i] -= other[i][j & 7] * x[j];				\
      }									\
    for (int j = n - 1; j > 0; j--)					\
      {									\
	LOOP								\
	for (int i = j - 1; i >= 0; i--)				\
	  x[i] += other[i][j & 7] * x[j];				\
      }									\
  }
MATRICES (lanes, NOIPA, LANES (8))
MATRICES (plain, NOIPA, )

/* All lanes of a block share a place that one of them stores to.  */

NOIPA static void
inside (int *x, int n)
{
  LANES (8)
  for (int i = 0; i < n; i++)
    x[i] += 3 * x[5] + 2 * x[n - 1];
}

static void
inside_lanes (int *x, int n)
{
  for (int j = 0; j < n; j += 8)
    {
      int a = x[5], b = x[n - 1];
      for (int l = j; l < j + 8 && l < n; l++)
	x[l] += 3 * a + 2 * b;
    }
}

KERNELS (restrict, apart)
KERNELS (, open)

/* The iterations see each other: all lanes load before one stores.  */

NOIPA static void
seen (int *x, int n)
{
  LANES (8)
  for (int i = 0; i < n; i++)
    {
      int k = x[i];
      while (k % 16 != 0)
	k = x[(k + i) % N];
      x[(i + 1) % N] = k;
    }
}

static void
seen_lanes (int *x, int n)
{
  for (int j = 0; j < n; j += 8)
    {
      int k[8];
      for (int l = 0; l < 8 && j + l < n; l++)
	{
	  k[l] = x[j + l];
	  while (k[l] % 16 != 0)
	    k[l] = x[(k[l] + j + l) % N];
	}
      for (int l = 0; l < 8 && j + l < n; l++)
	x[(j + l + 1) % N] = k[l];
    }
}

/* Integers are the same in any order of the iterations, floats are not.  */

#define PRAGMA(...) _Pragma (#__VA_ARGS__)
#define RESULTS(NAME, KIND, LOOP)					\
  KIND static void							\
  NAME##_results (const int *key, const int *table, int n, void *results)\
  {									\
    struct results *r = (struct results *) results;			\
    int total = r->total;						\
    signed char least = r->least;					\
    unsigned short bits = r->bits;					\
    long long most = r->most;						\
    LOOP								\
    for (int i = 0; i < n; i++)						\
      {									\
	int k = search (table, TABLE, key[i]);				\
	if (k & 1)							\
	  total += k;							\
	least = k - 20 < least ? k - 20 : least;			\
	bits ^= 1 << k % 16;						\
	most = most < k ? k : most;					\
      }									\
    r->total = total, r->least = least, r->bits = bits, r->most = most;	\
  }
struct results { int total, least, bits; long long most; };
RESULTS (lane, NOIPA,
	 ripple_block_t bs = ripple_set_block_shape (0, 16);
	 PRAGMA (ripple parallel Block(bs) Dims(0) reduction(+: total)
		 reduction(min: least) reduction(^: bits)
		 reduction(max: most)))
RESULTS (serial, NOIPA, )

NOIPA static float
float_sum (const int *key, const int *table, int n)
{
  float sum = 0;
  ripple_block_t bs = ripple_set_block_shape (0, 16);
#pragma ripple parallel Block(bs) Dims(0) reduction(+: sum)
  for (int i = 0; i < n; i++)
    sum += 1.0f / (search (table, TABLE, key[i]) + 1);
  return sum;
}

int
main (void)
{
  static int in[N * WIDTH], key[N], table[N], sorted[TABLE];
  static int o[N * WIDTH], x[N], y[N];
  for (int i = 0; i < N * WIDTH; i++)
    in[i] = i * 7919 % 1013;
  for (int i = 0; i < N; i++)
    {
      key[i] = i * 37 % 211;
      table[i] = i;
    }
  for (int i = 0; i < TABLE; i++)
    sorted[i] = 3 * i;
  for (int n = 0; n <= N; n += n < 20 ? 1 : 11)
    for (int open = 0; open < 2; open++)
      {
	(open ? open_search : apart_search) (o, key, sorted, n);
	for (int i = 0; i < n; i++)
	  CHECK (o[i] == search (sorted, TABLE, key[i]));
	(open ? open_rows : apart_rows) (o, in, table, n);
	for (int i = 0; i < n; i++)
	  CHECK (o[i] == best_and_sum (in + i * WIDTH, i));
	(open ? open_prefix : apart_prefix) (o, in, table, n);
	for (int i = 0; i < n; i++)
	  for (int k = 0, sum = i; k < WIDTH; k++)
	    CHECK (o[i * WIDTH + k] == (sum += in[i * WIDTH + k]));
      }
  for (int n = 0; n <= N; n++)
    {
      struct results got = { n, 100, n * 3, -5 }, want = got;
      float sum = 0;
      lane_results (key, sorted, n, &got);
      serial_results (key, sorted, n, &want);
      CHECK (got.total == want.total && got.least == want.least
	     && got.bits == want.bits && got.most == want.most);
      for (int i = 0; i < n; i++)
	sum += 1.0f / (search (sorted, TABLE, key[i]) + 1);
      float diff = float_sum (key, sorted, n) - sum;
      CHECK (diff < 1e-4f && diff > -1e-4f);
    }
  for (int n = 0; n <= N; n += n < 20 ? 1 : 11)
    {
      static int want[N][WIDTH];
      for (int i = 0; i < N; i++)
	for (int k = 0; k < WIDTH; k++)
	  {
	    other[i][k] = i * 17 + k * 5 - 40;
	    matrix[i][k] = i - k;
	  }
      lanes_own_rows (n);
      lanes_columns (n);
      memcpy (want, matrix, sizeof want);
      for (int i = 0; i < N; i++)
	for (int k = 0; k < WIDTH; k++)
	  matrix[i][k] = i - k;
      plain_own_rows (n);
      plain_columns (n);
      CHECK (memcmp (want, matrix, sizeof want) == 0);
      for (int i = 0; i < N; i++)
	x[i] = y[i] = i % 5 - 2;
      lanes_front (x, n);
      plain_front (y, n);
      CHECK_SAME (x, y, N);
      inside (x, n);
      inside_lanes (y, n);
      CHECK_SAME (x, y, N);
    }
  for (int n = 0; n <= N; n += 5)
    {
      for (int i = 0; i < N; i++)
	x[i] = y[i] = i % 3 ? i * 29 % 71 : i * 16;
      seen (x, n);
      seen_lanes (y, n);
      CHECK_SAME (x, y, N);
    }
  return 0;
}

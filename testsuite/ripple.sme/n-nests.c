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
  if (x < n && x < y)
    {
      float s = 0;
      for (int l = 0; l < k; l++) /* { dg-note "25: this nest of loops .*: the lanes that take part are not those of the first rows and columns" } */
	s += a[l * n + y] * b[l * n + x];
      c[y * n + x] = s;
    }
}

/* A step's value behind the steps.  */
float
last_value (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0, last = 0;
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: it has results other than what it stores" } */
    {
      last = b[l];
      s += a[l * n + y] * b[l * n + x];
    }
  c[y * n + x] = s;
  return last;
}

void
loaded_before (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0, scale = b[x];
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops is done by tiles" } */
    s += a[l * n + y] * (scale * b[l * n + x]);
  c[y * n + x] = s;
}

void
address_before (const float *a, const int *r, const float *b, float *c, int n,
		int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0;
  int row = r[y];
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: how its addresses depend on its loops is not known before it" } */
    s += a[row * n + l] * b[l * n + x];
  c[y * n + x] = s;
}

void
together_before (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  float s = 0, scale = a[y] * b[x];
  for (int l = 0; l < k; l++)
    s += scale * b[l * n + x];
  c[y * n + x] = s;
}

void
bytes_before (const signed char *a, const signed char *b, int *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  int s = 0, scale = a[y];
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops .*: the matrix unit does not add such products, or not exactly" } */
    s += scale * b[l * n + x];
  c[y * n + x] = s;
}

/* One step, in one block or in all.  */
void
one_step (const float *a, const float *b, float *c, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 32);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  c[y * n + x] += a[y] * b[x]; /* { dg-note "16: this nest of loops adds products .*: vectors are quicker" } */
}

void
one_step_in_blocks (const float *a, const float *b, float *c, int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int i = 0; i < m; i += 16)
    for (int j = 0; j < n; j += 16) /* { dg-note "23: this nest of loops adds products .*: vectors are quicker" } */
      c[(i + y) * n + j + x] += a[i + y] * b[j + x];
}

/* Steps round the blocks.  */
void
steps_round (const float *a, const float *b, float *c, int m, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int l = 0; l < k; l++) /* { dg-note "21: this nest of loops is done by tiles" } */
    for (int i = 0; i < m; i += 16)
      for (int j = 0; j < n; j += 16)
	c[(i + y) * n + j + x] += a[l * m + i + y] * b[l * n + j + x];
}

void
blocks_apart (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int l = 0; l < k; l++)
    for (int j = 0; j < n; j += 32) /* { dg-note "23: this nest of loops .*: its sums move with its loops, but not on from block to block" } */
      c[y * n + j + x] += a[l * 16 + y] * b[l * n + j + x];
}

void
block_numbers (const float *a, const float *b, float *c, int n, int k)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  for (int l = 0; l < k; l++)
    for (int j = 0; j < n; j += 16) /* { dg-note "23: this nest of loops .*: what it multiplies is computed from the numbers of rows or columns" } */
      c[y * n + j + x] += (a[l * 16 + y] * y) * b[l * n + j + x];
}

/* Blocks that are transposed.  */
#define IDS								\
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1)

void
turned (const float *a, float *b, size_t m, size_t n)
{
  IDS;
  b[x * n + y] = a[y * m + x]; /* { dg-note "16: this transposes blocks by tiles of the matrix unit .ripple-tiles-transpose" } */
}

void
turned_by_call (const float *a, float *b, size_t n)
{
  IDS;
  b[x * n + y] = __builtin_sqrtf (a[y * n + x]); /* { dg-note "16: this transposes a block but not by tiles of the matrix unit: what is done on the way is more than assignments .ripple-no-tiles" } */
}

void
turned_apart (const float *a, float *b, float *c, size_t n)
{
  IDS;
  float e = a[y * n + x];
  *c = 1;
  b[x * n + y] = e; /* { dg-note "16: this transposes a block .*: its loads and its store do not stand together" } */
}

void
turned_twice (const float *a, float *b, float *c, size_t n)
{
  IDS;
  float e = a[y * n + x];
  b[x * n + y] = e; /* { dg-note "16: this transposes a block .*: it has results other than what it stores" } */
  c[y * n + x] = e;
}

void
turned_some (const float *a, float *b, size_t n)
{
  IDS;
  if (x < n && x < y)
    b[x * n + y] = a[y * n + x]; /* { dg-note "18: this transposes a block .*: the lanes that take part are not those of the first rows and columns" } */
}

void
turned_pointers (char *const *a, char **b, size_t n)
{
  IDS;
  b[x * n + y] = a[y * n + x]; /* { dg-note "16: this transposes a block .*: the matrix unit has no tiles of such elements" } */
}

void
turned_small (const float *a, float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  b[x * n + y] = a[y * n + x]; /* { dg-note "16: this transposes a block .*: vectors are quicker" } */
}

static size_t
turn (size_t k, size_t n)
{
  return k % 16 * 16 + k / 16;
}

void
turned_together (const float *a, float *b, size_t n)
{
  IDS;
  b[y * n + x] = ripple_shuffle (a[y * n + x] * x, turn); /* { dg-note "16: this transposes a block .*: more than one element makes what its shuffle moves" } */
}

void
turned_behind (const float *a, float *b, size_t n)
{
  IDS;
  b[y * n + x] = ripple_shuffle (a[y * n + x], turn) + a[y * n + x]; /* { dg-note "16: this transposes a block .*: more than one element makes what its shuffle moves" } */
}

/* Not all lanes take part.  */
void
turned_partly (const float *a, float *b, size_t m, size_t n)
{
  IDS;
  float e = 0;
  if (x < n && y < m)
    e = a[y * n + x];
  e = ripple_shuffle (e, turn);
  if (x < m && y < n)
    b[y * m + x] = e; /* { dg-note "18: this transposes blocks by tiles" } */
}

void
turned_kept (const float *a, float *b, float *c, size_t m, size_t n)
{
  IDS;
  float e = 0;
  if (x < n && y < m)
    e = a[y * n + x];
  float f = ripple_shuffle (e, turn);
  if (x < m && y < n)
    b[y * m + x] = f; /* { dg-note "18: this transposes a block .*: it has results other than what it stores" } */
  c[y * n + x] = e;
}

void
turned_two (const float *a, float *b, const float *c, size_t m, size_t n)
{
  IDS;
  float e = x < n && y < m ? a[y * n + x] : c[y * n + x];
  e = ripple_shuffle (e, turn);
  if (x < m && y < n)
    b[y * m + x] = e; /* { dg-note "18: this transposes a block .*: what is done on the way is more than assignments" } */
}

void
turned_last (const float *a, float *b, size_t m, size_t n)
{
  IDS;
  float e = 0;
  if (x < n && y < m)
    e = a[y * n + x];
  e = ripple_shuffle (e, turn);
  if (x >= m && y < n)
    b[y * m + x] = e; /* { dg-note "18: this transposes a block .*: the lanes that take part are not those of the first rows and columns" } */
}

void
turned_between (const float *a, float *b, float *c, size_t m, size_t n)
{
  IDS;
  float e = 0;
  if (x < n && y < m)
    e = a[y * n + x];
  c[0] = 1;
  e = ripple_shuffle (e, turn);
  if (x < m && y < n)
    b[y * m + x] = e; /* { dg-note "18: this transposes a block .*: its loads and its store do not stand together" } */
}

void
turned_if (const float *a, float *b, size_t n)
{
  IDS;
  if (x < n)
    b[y * n + x] = ripple_shuffle (a[y * n + x], turn); /* { dg-note "18: this transposes blocks by tiles" } */
}

/* By way of a local array.  */
void
turned_array (const float *a, float *b, size_t n)
{
  IDS;
  float t[16][16];
  t[y][x] = a[y * n + x];
  b[y * n + x] = t[x][y]; /* { dg-note "16: this transposes blocks by tiles" } */
}

float
turned_array_again (const float *a, float *b, size_t n)
{
  IDS;
  float t[16][16];
  t[y][x] = a[y * n + x];
  b[y * n + x] = t[x][y]; /* { dg-note "16: this transposes a block .*: the local array on the way is used elsewhere" } */
  return t[1][2];
}

void
turned_array_partly (const float *a, float *b, size_t n)
{
  IDS;
  float t[16][16];
  if (x < n)
    {
      t[y][x] = a[y * n + x];
      b[y * n + x] = t[x][y]; /* { dg-note "20: this transposes blocks by tiles" } */
    }
}

/* Two blocks that change places: the second one's load is in front of the
   first one's store.  */
void
turned_swap (float *a, float *b, size_t n)
{
  IDS;
  float e = a[y * n + x], f = b[y * n + x];
  a[x * n + y] = f; /* { dg-note "16: this transposes blocks by tiles" } */
  b[x * n + y] = e; /* { dg-note "16: this transposes a block .*: its loads and its store do not stand together" } */
}

/* 8 columns, 32 rows: neither side of the shuffle is one row.  */
static size_t
turn_32 (size_t k, size_t n)
{
  return k % 32 * 8 + k / 32;
}

void
turned_rows (const float *a, float *b, size_t n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 32);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  b[y * n + x] = ripple_shuffle (a[y * n + x], turn_32); /* { dg-note "16: this transposes a block .*: how its shuffle turns the block does not suit the addresses" } */
}

/* Nothing to be said of these.  */
static size_t
next (size_t k, size_t n)
{
  return (k + 1) % n;
}

void
not_turned (const float *a, float *b, const int *c, size_t n)
{
  IDS;
  b[y * n + x] = a[y * n + x];
  b[x * n + y] = a[x * n + y];
  b[y * n + x] = ripple_shuffle (a[y * n + x], next);
  b[x * n + y] = ripple_shuffle (a[y * n + x], turn);
  b[c[y * n + x]] = a[y * n + x];
  b[x * n + y] = a[y];
}

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

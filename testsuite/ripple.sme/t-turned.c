/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 39 } */
/* { dg-asm {st1b\t\{ za0v\.b} } { dg-asm {st1h\t\{ za1v\.h} } */
/* { dg-asm {st1w\t\{ za3v\.s} } { dg-asm {st1d\t\{ za7v\.d} } */
/* Blocks of two dimensions are transposed by tiles, without annotated loops:
   by addresses or by shuffles, one block or all of a matrix.  */
#include "../ripple-test.h"

enum { MAX = 200 * 200, GUARD = 64 };

#define IDS(C, R)							\
  ripple_block_t block = ripple_set_block_shape (0, C, R);		\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1)

/* One block of R rows, of elements T, that become U.  */
#define ONE(NAME, T, U, C, R, VALUE)					\
NOIPA static void							\
NAME (const T *a, U *b, size_t m, size_t n, const U *u)			\
{									\
  IDS (C, R);								\
  T e = a[y * m + x];							\
  b[x * n + y] = VALUE;							\
}									\
static void								\
NAME##_test (size_t more)						\
{									\
  static T a[MAX];							\
  static U b[MAX], u[MAX];						\
  size_t m = C + more, n = R + 3 * more;				\
  unsigned r = 1;							\
  for (int i = 0; i < MAX; i++)						\
    {									\
      r = r * 1664525 + 1013904223;					\
      a[i] = (T) (int) (r >> 12);					\
      b[i] = (U) 7;							\
      u[i] = (U) (i % 7);						\
    }									\
  NAME (a, b, m, n, u);							\
  for (size_t i = 0; i < C * n; i++)					\
    {									\
      size_t x = i / n, y = i % n;					\
      T e = a[y * m + x];						\
      CHECK (b[i] == (U) (y < R ? (VALUE) : 7));			\
    }									\
  for (size_t i = C * n; i < C * n + GUARD; i++)			\
    CHECK (b[i] == (U) 7);						\
}

ONE (t_s8, signed char, signed char, 16, 16, e)
ONE (t_u16, unsigned short, unsigned short, 32, 32, e)
ONE (t_s32, int, int, 16, 16, e)
ONE (t_f32, float, float, 64, 64, e)
ONE (t_u64, uint64_t, uint64_t, 16, 16, e)
ONE (t_f64, double, double, 8, 16, e)
ONE (t_f16, _Float16, _Float16, 16, 8, e)
ONE (t_odd, float, float, 5, 7, e)
ONE (t_odd8, signed char, signed char, 7, 5, e)
ONE (t_long, int, int, 130, 3, e)
ONE (t_affine, float, float, 16, 16, 2 * e + 1)
ONE (t_scaled, float, float, 17, 9, 2 * e + u[y])
ONE (t_columns, float, float, 17, 9, 2 * e + u[x])
ONE (t_index, int, int, 32, 32, e + (int) y - 3 * (int) x)
ONE (t_narrow, int, signed char, 16, 16, (signed char) (e >> 3))
ONE (t_wide, unsigned char, int64_t, 16, 16, e)
ONE (t_half, float, _Float16, 16, 16, (_Float16) e)

/* Two at a time, with something between them that is nobody's.  */
NOIPA static void
two (const float *a, const float *b, float *c, float *d, int *p)
{
  IDS (16, 16);
  c[x * 16 + y] = a[y * 16 + x];
  float e = b[y * 16 + x];
  int q = p[3];
  d[x * 16 + y] = e * q;
}

/* In place: all is loaded before anything is stored.  */
NOIPA static void
in_place (float *a, size_t n)
{
  IDS (32, 32);
  a[x * n + y] = a[y * n + x];
}

/* Blocks in other dimensions, under a condition that is one for all lanes.  */
NOIPA static void
others (const int *a, int *b, int on)
{
  ripple_block_t block = ripple_set_block_shape (0, 1, 1, 12, 1, 20);
  size_t x = ripple_id (block, 2), y = ripple_id (block, 4);
  if (on)
    b[x * 20 + y] = a[y * 12 + x];
}

/* All blocks of a matrix; numbers of type I count up to some of type T.  */
#define ALL(NAME, E, I, T, C, R, VALUE)					\
NOIPA static void							\
NAME (const E *a, E *b, T m, T n, const E *u)				\
{									\
  IDS (C, R);								\
  for (I i = 0; i < m; i += R)						\
    for (I j = 0; j < n; j += C)					\
      {									\
	E e = a[(i + y) * n + j + x];					\
	b[(j + x) * m + i + y] = VALUE;					\
      }									\
}									\
static void								\
NAME##_test (int bi, int bj)						\
{									\
  static E a[MAX], b[MAX], u[MAX];					\
  size_t m = bi * R, n = bj * C;					\
  for (int i = 0; i < MAX; i++)						\
    {									\
      a[i] = (E) (i * 7);						\
      b[i] = (E) 7;							\
      u[i] = (E) (i % 7);						\
    }									\
  NAME (a, b, m, n, u);							\
  for (size_t k = 0; k < m * n; k++)					\
    {									\
      size_t i = k % m / R * R, j = k / m / C * C;			\
      size_t y = k % m % R, x = k / m % C;				\
      E e = a[(i + y) * n + j + x];					\
      CHECK (b[k] == (E) (VALUE));					\
    }									\
  for (size_t k = m * n; k < m * n + GUARD; k++)			\
    CHECK (b[k] == (E) 7);						\
}

ALL (all_int, float, int, int, 16, 16, e)
ALL (all_unsigned, float, unsigned, unsigned, 16, 16, e)
ALL (all_mixed, float, int, unsigned, 16, 16, e)
ALL (all_sizes, float, size_t, size_t, 8, 8, e)
ALL (all_long, double, long, long, 8, 16, 2 * e + 1)
ALL (all_bytes, signed char, int, int, 5, 7, e)
ALL (all_rows, int, int, int, 16, 8, e + u[i + y])
ALL (all_numbers, int, int, int, 16, 8, e + (int) (i + 2 * j + 3 * x - y))

/* Columns outside, loops over more than blocks, numbers that int has.  */
NOIPA static void
batches (const float *a, float *b, int batches, int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 16);
  for (int k = 0; k < batches; k++)
    for (int j = 0; j < n; j += 16)
      for (int i = 0; i < m; i += 16)
	{
	  int col = j + ripple_id (block, 0), row = i + ripple_id (block, 1);
	  b[k * m * n + col * m + row] = a[k * m * n + row * n + col] + k;
	}
}

/* Pointers go on with the blocks.  */
NOIPA static void
pointers (const short *a, short *b, int m, int n)
{
  IDS (16, 16);
  for (int i = 0; i < m; i += 16)
    {
      for (int j = 0; j < n; j += 16)
	{
	  b[x * 16 + y] = a[y * n + x];
	  a += 16;
	  b += 256;
	}
      a += 15 * n;
    }
}

/* What is the same for all is in memory.  */
struct matrix
{
  int rows, cols;
  double *data;
};

NOIPA static void
in_memory (const struct matrix *a, struct matrix *b)
{
  IDS (8, 8);
  for (int i = 0; i < a->rows; i += 8)
    for (int j = 0; j < a->cols; j += 8)
      b->data[(j + x) * b->cols + i + y]
	= a->data[(i + y) * a->cols + j + x] * a->rows;
}

static int square[48][48], turned[48][48];

NOIPA static void
arrays (unsigned n)
{
  IDS (16, 16);
  for (unsigned j = 0; j < n; j += 16)
    for (unsigned i = 0; i < n; i += 16)
      turned[j + x][i + y] = square[i + y][j + x];
}

/* The loop does something else as well.  */
NOIPA static int
something_else (const float *a, float *b, int *count, int n)
{
  IDS (16, 16);
  int i;
  for (i = 0; i < n; i += 16)
    {
      b[x * n + i + y] = a[(i + y) * 16 + x];
      count[i / 16]++;
    }
  return i;
}

/* As in the RFC.  */
enum { TILE = 32 };

static size_t
turn (size_t k, size_t n)
{
  unsigned offset = k / TILE, row = k % TILE;
  return row * TILE + offset;
}

static inline __attribute__ ((always_inline)) float
transpose_tile (float *tile, size_t v)
{
  return ripple_shuffle (tile[v], turn);
}

NOIPA static void
rfc (float *dest, float *src, unsigned m, unsigned k)
{
  IDS (TILE, TILE);
  for (int i = 0; i < m; i += TILE)
    for (int j = 0; j < k; j += TILE)
      {
	dest[y * TILE + x] = transpose_tile (&src[i * k + j], y * k + x);
	dest += TILE * TILE;
      }
}

/* Spelt otherwise, with something done on both sides.  */
static size_t
turn_16 (size_t k, size_t n)
{
  static const int by[] = { 16, 1 };
  return k % 16 * by[0] + k / 16 * by[1];
}

NOIPA static void
computed (const short *a, short *b, size_t m, size_t n)
{
  IDS (16, 16);
  short e = a[y * m + x] * 3;
  b[y * n + x] = ripple_shuffle (e, turn_16) - 1;
}

/* 12 columns, 20 rows: what is stored, or what is loaded, is one row.  */
static size_t
from_rows (size_t k, size_t n)
{
  return k % 20 * 12 + k / 20;
}

static size_t
to_rows (size_t k, size_t n)
{
  return k % 12 * 20 + k / 12;
}

NOIPA static void
stored_flat (const int *a, int *b, size_t m)
{
  IDS (12, 20);
  b[y * 12 + x] = ripple_shuffle (a[y * m + x], from_rows);
}

NOIPA static void
loaded_flat (const int *a, int *b, size_t n)
{
  IDS (12, 20);
  b[y * n + x] = ripple_shuffle (a[y * 12 + x], to_rows);
}

/* Blocks that overlap those of the next row: the order of all matters.  */
static size_t
turn_24 (size_t k, size_t n)
{
  return k % 24 * 24 + k / 24;
}

NOIPA static void
overlapping (const int *a, int *b, size_t n, int l)
{
  IDS (24, 24);
  for (int i = 0; i < l; i += 24)
    for (int j = 0; j < l; j += 24)
      b[(i + y) * n + j + x]
	= ripple_shuffle (a[y * 24 + x + i + j], turn_24);
}

static void
test_blocks (void)
{
  static float a[MAX], b[MAX], c[MAX], d[MAX];
  static int p[MAX], q[MAX];
  for (int i = 0; i < MAX; i++)
    {
      a[i] = i;
      b[i] = i * 3;
      c[i] = d[i] = -1;
      p[i] = i;
      q[i] = -1;
    }
  two (a, b, c, d, p);
  for (int i = 0; i < 256; i++)
    {
      CHECK (c[i] == a[i % 16 * 16 + i / 16]);
      CHECK (d[i] == b[i % 16 * 16 + i / 16] * 3);
    }
  CHECK (c[256] == -1 && d[256] == -1);
  in_place (b, 40);
  for (int i = 0; i < 40 * 40; i++)
    {
      int r = i / 40, c = i % 40;
      CHECK (b[i] == 3 * (r < 32 && c < 32 ? c * 40 + r : i));
    }
  others (p, q, 0);
  CHECK (q[0] == -1);
  others (p, q, 1);
  for (int i = 0; i < 240; i++)
    CHECK (q[i] == p[i % 20 * 12 + i / 20]);
  /* Those that overlap are done as vectors do it.  */
  for (int far = -70; far <= 70; far += 7)
    {
      static float e[MAX];
      for (int i = 0; i < MAX; i++)
	e[i] = i;
      t_affine (e + 1000, e + 1000 + far, 16, 16, e);
      for (int i = 0; i < 256; i++)
	CHECK (e[1000 + far + i] == 2 * (1000 + i % 16 * 16 + i / 16) + 1);
    }
  /* So are elements that are stored twice: the last lane wins.  */
  t_affine (a, c, 16, 3, a);
  for (int i = 0; i < 15 * 3; i++)
    CHECK (c[i] >= 0);
}

static void
test_loops (void)
{
  static float a[MAX], b[MAX];
  static int count[8];
  for (int i = 0; i < MAX; i++)
    a[i] = i;
  batches (a, b, 3, 48, 80);
  for (int i = 0; i < 3 * 48 * 80; i++)
    {
      int k = i / (48 * 80), r = i % (48 * 80);
      CHECK (b[i] == a[k * 48 * 80 + r % 48 * 80 + r / 48] + k);
    }
  static short c[MAX], d[MAX];
  for (int i = 0; i < MAX; i++)
    c[i] = i;
  pointers (c, d, 32, 80);
  for (int i = 0; i < 32 * 80; i++)
    {
      int t = i / 256, r = i % 256;
      int row = t / 5 * 16 + r % 16, col = t % 5 * 16 + r / 16;
      CHECK (d[i] == c[row * 80 + col]);
    }
  static double f[MAX], g[MAX];
  struct matrix from = { 24, 40, f }, to = { 40, 24, g };
  for (int i = 0; i < MAX; i++)
    f[i] = i;
  in_memory (&from, &to);
  for (int i = 0; i < 24 * 40; i++)
    CHECK (g[i] == 24 * f[i % 24 * 40 + i / 24]);
  for (int i = 0; i < 48 * 48; i++)
    square[i / 48][i % 48] = i;
  arrays (48);
  for (int i = 0; i < 48 * 48; i++)
    CHECK (turned[i / 48][i % 48] == square[i % 48][i / 48]);
  CHECK (something_else (a, b, count, 48) == 48);
  for (int i = 0; i < 48 * 16; i++)
    CHECK (b[i] == a[i % 48 * 16 + i / 48]);
  CHECK (count[0] == 1 && count[2] == 1 && count[3] == 0);
  /* A block is stored where the next one is loaded.  */
  static float e[MAX], w[MAX];
  for (int i = 0; i < MAX; i++)
    e[i] = w[i] = i;
  for (int i = 0; i < 48; i += 16)
    {
      float t[256];
      for (int k = 0; k < 256; k++)
	t[k] = w[(i + k / 16) * 16 + k % 16];
      for (int k = 0; k < 256; k++)
	w[256 + k % 16 * 48 + i + k / 16] = t[k];
    }
  something_else (e, e + 256, count, 48);
  for (int i = 0; i < MAX; i++)
    CHECK (e[i] == w[i]);
}

static void
test_shuffles (void)
{
  static float a[MAX], b[MAX];
  static short s[2][MAX];
  static int p[MAX], q[MAX];
  for (int i = 0; i < MAX; i++)
    {
      a[i] = i;
      s[0][i] = p[i] = i;
      s[1][i] = q[i] = -9;
    }
  rfc (b, a, 96, 64);
  for (int i = 0; i < 96 * 64; i++)
    {
      int t = i / (TILE * TILE), r = i % (TILE * TILE);
      int row = t / 2 * TILE + r % TILE, col = t % 2 * TILE + r / TILE;
      CHECK (b[i] == a[row * 64 + col]);
    }
  computed (s[0], s[1], 20, 24);
  for (int i = 0; i < 16 * 24; i++)
    CHECK (s[1][i] == (i % 24 < 16 ? (short) (3 * (i % 24 * 20 + i / 24) - 1)
		       : -9));
  stored_flat (p, q, 17);
  for (int i = 0; i < 240; i++)
    CHECK (q[i] == p[i % 20 * 17 + i / 20]);
  overlapping (p, q, 70, 60);
  static int w[MAX];
  for (int i = 0; i < 60; i += 24)
    for (int j = 0; j < 60; j += 24)
      for (int k = 0; k < 24 * 24; k++)
	w[(i + k / 24) * 70 + j + k % 24] = p[k % 24 * 24 + k / 24 + i + j];
  for (int i = 0; i < 60 * 70; i++)
    CHECK (q[i] == w[i]);
  loaded_flat (p, q, 17);
  for (int i = 0; i < 20; i++)
    for (int j = 0; j < 12; j++)
      CHECK (q[i * 17 + j] == j * 20 + i);
}

int
main (void)
{
  for (size_t more = 0; more < 12; more += 5)
    {
      t_s8_test (more);
      t_u16_test (more);
      t_s32_test (more);
      t_f32_test (more);
      t_u64_test (more);
      t_f64_test (more);
      t_f16_test (more);
      t_odd_test (more);
      t_odd8_test (more);
      t_long_test (more);
      t_affine_test (more);
      t_scaled_test (more);
      t_columns_test (more);
      t_index_test (more);
      t_narrow_test (more);
      t_wide_test (more);
      t_half_test (more);
    }
  for (int k = 0; k < 12; k++)
    {
      int i = k % 4, j = k / 2;
      all_int_test (i, j);
      all_unsigned_test (i, j);
      all_mixed_test (i, j);
      all_sizes_test (3 * i, j);
      all_long_test (i, j);
      all_bytes_test (i, j);
      all_rows_test (i, j);
      all_numbers_test (i, j);
    }
  test_blocks ();
  test_loops ();
  test_shuffles ();
  return 0;
}

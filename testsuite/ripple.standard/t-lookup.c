/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arrays that are looked up in other ways than by their names: parts of
   others, by way of pointers, arrays that are written in between, whose
   elements are booleans or enumerations; what is no such array.  */
#include "../ripple-test.h"
#include <stdbool.h>

enum { N = 100, B = 32 };
enum colour { RED, GREEN = 700, BLUE = -3 };

static const bool odd[16]
  = { 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1 };
static const enum colour colours[4] = { BLUE, RED, GREEN, GREEN };
static const short square[2][16]
  = { { 0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225 },
      { -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14, -15,
	-16 } };
static const struct { short a; short b[3]; } records[4]
  = { { 1, { 2, 3, 4 } }, { 5, { 6, 7, 8 } }, { 9, { 10, 11, 12 } },
      { 13, { 14, 15, 16 } } };
static volatile int careful[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static const char digits[] = "0123456789abcdef";
static int changed[8];
struct tail { int n; unsigned char at[1]; };
static union { struct tail t; unsigned char bytes[40]; } behind;

NOIPA static void
parts (int n, int row, const unsigned char *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      y[i] = square[row][x[i] & 15] + square[1][x[i] >> 4];
      y[i] += 1000 * square[x[i] & 1][x[i] >> 4];
      y[i] += records[x[i] & 3].b[1] * 100 + records[x[i] >> 6].b[x[i] & 1];
    }
}

static int
parts_of (int row, int x)
{
  return square[row][x & 15] + square[1][x >> 4]
	 + 1000 * square[x & 1][x >> 4] + records[x & 3].b[1] * 100
	 + records[x >> 6].b[x & 1];
}

static int
through (const char *t, int x)
{
  return t[x] + t[(x + 3) & 15];
}

NOIPA static void
others (int n, const unsigned char *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  float local[8];
  const char *p = digits;
  for (int k = 0; k < 8; k++)
    local[k] = k * 1.5f;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int v = odd[x[i] & 15] + colours[x[i] & 3] + p[x[i] >> 4];
      v += *(p + (x[i] & 15)) + p[16 - 1 - (x[i] & 15)];
      v += through (digits, x[i] & 15) + "zyxwvuts"[x[i] & 7];
      v += (int) (2 * local[x[i] >> 5]) + careful[x[i] & 7];
      v += behind.t.at[x[i] % 36] + (int) sizeof (struct tail);
      y[i] = v;
    }
}

static int
others_of (int x)
{
  return odd[x & 15] + colours[x & 3] + digits[x >> 4] + digits[x & 15]
	 + digits[15 - (x & 15)] + through (digits, x & 15)
	 + "zyxwvuts"[x & 7] + (x >> 5) * 3 + careful[x & 7]
	 + behind.bytes[offsetof (struct tail, at) + x % 36]
	 + (int) sizeof (struct tail);
}

/* Each iteration of the plain loop sees what the one before has written; the
   lanes write elements of the table themselves.  */

NOIPA static void
written (const unsigned char *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  for (int k = 0; k < 8; k++)
    {
      changed[k & 7] = k + 10;
      y[v] += changed[x[v] & 7];
      changed[v] = 100 * k + v;
      y[v] += changed[x[v] & 7];
    }
}

/* No lane is on, and there is no table.  */

NOIPA static void
absent (const unsigned char *x, const float *t, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  if (x[v] > 7)
    y[v] = ripple_lookup (8, t, x[v] - 8);
  if (x[v] > 9)
    y[0] = ripple_lookup (16, t, 3);
}

/* Indices that name no element access nothing else; an index, a table, or
   both, of one lane; a table for each lane.  */

NOIPA static void
wild (const int *x, const unsigned char *t, const double *d,
      unsigned char *r, double *s)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  volatile unsigned char all = 0;
  all |= ripple_reduceor (1, ripple_lookup (10, t, x[v]));
  r[v] = ripple_lookup (10, t, 9 - v % 10);
  s[v] = ripple_lookup (3, d, 2) + ripple_lookup (200, d + v, x[v]);
  s[v] += ripple_lookup (2, d + v, (v & 1)) ;
}

int
main (void)
{
  unsigned char x[256];
  int y[256];
  for (int i = 0; i < 256; i++)
    x[i] = i;
  for (int i = 0; i < 40; i++)
    behind.bytes[i] = 3 * i;
  for (int n = 0; n <= 256; n += n < 70 ? 1 : 31)
    {
      parts (n, n & 1, x, y);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == parts_of (n & 1, x[i]));
      others (n, x, y);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == others_of (x[i]));
    }

  for (int k = 0; k < 8; k++)
    y[k] = 0, x[k] = 7 * k + 1, changed[k] = k;
  int want[8] = { 0 }, now[8];
  for (int k = 0; k < 8; k++)
    now[k] = k;
  written (x, y);
  for (int k = 0; k < 8; k++)
    {
      now[k] = k + 10;
      for (int v = 0; v < 8; v++)
	want[v] += now[x[v] & 7];
      for (int v = 0; v < 8; v++)
	now[v] = 100 * k + v;
      for (int v = 0; v < 8; v++)
	want[v] += now[x[v] & 7];
    }
  CHECK_SAME (y, want, 8);

  float t[8] = { 1, 2, 3, 4, 5, 6, 7, 8 }, f[8] = { 0 };
  for (int k = 0; k < 8; k++)
    x[k] = k;
  absent (x, NULL, f);
  for (int k = 0; k < 8; k++)
    CHECK (f[k] == 0);
  x[3] = 9;
  absent (x, t, f);
  for (int k = 0; k < 8; k++)
    CHECK (f[k] == (k == 3 ? 2 : 0));

  BUF (unsigned char, bytes, 10, BUF_END);
  BUF (double, numbers, 216, BUF_END);
  unsigned char r[16];
  double s[16];
  for (int k = 0; k < 10; k++)
    bytes[k] = k + 40;
  for (int k = 0; k < 216; k++)
    numbers[k] = k;
  static const int far[4] = { INT_MAX, INT_MIN, -1, 1000 };
  for (int k = 0; k < 16; k++)
    y[k] = k < 4 ? far[k] : k;
  wild (y, bytes, numbers, r, s);
  for (int k = 0; k < 16; k++)
    {
      CHECK (r[k] == 49 - k % 10);
      CHECK (k < 4 || s[k] == 2 + k + k + k + (k & 1));
    }
  return 0;
}

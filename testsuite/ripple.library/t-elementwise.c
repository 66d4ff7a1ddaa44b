/* Vector functions that take lanes by themselves: joined, cut, with zeros
   behind the last lane, masked; with and without effects.  */
/* { dg-do run } */
/* { dg-options "-Wno-psabi" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../ripple-test.h"

typedef float v8sf __attribute__ ((vector_size (32)));
typedef float v64sf __attribute__ ((vector_size (256)));
typedef int v64si __attribute__ ((vector_size (256)));
typedef double v4df __attribute__ ((vector_size (32)));
typedef short v8hi __attribute__ ((vector_size (16)));
typedef unsigned char v8qi __attribute__ ((vector_size (8)));
typedef char v64qi __attribute__ ((vector_size (64)));
typedef int v16si __attribute__ ((vector_size (64)));

enum { N = 300 };
static float x[N], y[N], z[N];
static int calls, lanes_on;
static float seen[4][64];

/* 64 at a time.  The scalar function is never called: it is not there.  */
extern float triple (float);

NOIPA v64sf
ripple_ew_pure_triple (v64sf a)
{
  memcpy (seen[calls % 4], &a, sizeof a);
  calls++;
  return a * 3;
}

/* 8 at a time, two arguments.  */
extern float diff (float, float);

static inline v8sf
ripple_pure_ew_uniform_t8f32_diff (v8sf a, v8sf b)
{
  return a - b;
}

/* With a mask: how many lanes were on.  */
extern float count (float);

NOIPA v64sf
ripple_mask_ew_count (v64sf a, v64qi m)
{
  calls++;
  for (int i = 0; i < 64; i++)
    {
      CHECK (m[i] == 0 || m[i] == 1);
      lanes_on += m[i];
    }
  return a + 1;
}

/* Effects: whole blocks take the first, remainders the second.  */
extern void note (float);
static int plain, masked;

NOIPA void
ripple_ew_note (v8sf a)
{
  plain++;
  for (int i = 0; i < 8; i++)
    z[(int) a[i]] += 1;
}

NOIPA void
ripple_ew_mask_note (v8sf a, v8hi m)
{
  masked++;
  for (int i = 0; i < 8; i++)
    if (m[i])
      z[(int) a[i]] += 1;
}

/* Other types; a scalar stays one.  */
extern double power (double, int);

NOIPA v4df
ripple_ew_pure_power (v4df a, int n)
{
  v4df r = a - a + 1;
  while (n-- > 0)
    r *= a;
  return r;
}

extern short half (unsigned char);

NOIPA v8hi
ripple_ew_pure_half (v8qi a)
{
  v8hi r;
  for (int i = 0; i < 8; i++)
    r[i] = a[i] / 2;
  return r;
}

#define TRIPLE(LANES, COUNT)						\
  NOIPA static void							\
  triple_##LANES (void)							\
  {									\
    ripple_block_t bs = ripple_set_block_shape (0, LANES);		\
    int v = ripple_id (bs, 0);						\
    y[v] = triple (x[v]);						\
  }									\
  static void								\
  check_##LANES (void)							\
  {									\
    calls = 0;								\
    memset (y, 0, sizeof y);						\
    triple_##LANES ();							\
    CHECK (calls == COUNT);						\
    for (int i = 0; i < N; i++)						\
      CHECK (y[i] == (i < LANES ? x[i] * 3 : 0));			\
    for (int i = 0; i < COUNT * 64 && COUNT < 4; i++)			\
      CHECK (seen[i / 64][i % 64] == (i < LANES ? x[i] : 0));		\
  }
TRIPLE (1, 0)
TRIPLE (16, 1)
TRIPLE (64, 1)
TRIPLE (65, 2)
TRIPLE (138, 3)
TRIPLE (256, 4)

float
triple (float a)
{
  return a * 3;
}

NOIPA static void
two_dimensions (float *out, float *a, float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 5, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  out[i + 5 * j] = diff (a[i], b[j]);
}

NOIPA static void
remainder_of (int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 32);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    y[i] = count (x[i]);
}

NOIPA static void
condition (int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    if (x[i] > 10)
      y[i] = count (x[i]);
    else
      y[i] = diff (x[i], 1);
}

NOIPA static void
effects (int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    note (x[i]);
}

NOIPA static void
types (double *d, short *s, const unsigned char *c, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    {
      d[i] = power (d[i], 3);
      s[i] = half (c[i]);
    }
}

int
main (void)
{
  static double d[N];
  static short s[N];
  static unsigned char c[N];
  float out[20];
  for (int i = 0; i < N; i++)
    {
      x[i] = i;
      d[i] = i + 0.5;
      c[i] = i;
    }
  check_1 ();
  check_16 ();
  check_64 ();
  check_65 ();
  check_138 ();
  check_256 ();

  two_dimensions (out, x + 7, x + 100);
  for (int i = 0; i < 20; i++)
    CHECK (out[i] == x[7 + i % 5] - x[100 + i / 5]);

  for (int n = 0; n < 70; n++)
    {
      calls = lanes_on = 0;
      remainder_of (n);
      CHECK (lanes_on == n && calls == (n + 31) / 32);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == x[i] + 1);
    }

  memset (y, 0, sizeof y);
  lanes_on = 0;
  condition (57);
  CHECK (lanes_on == 57 - 11);
  for (int i = 0; i < N; i++)
    CHECK (y[i] == (i >= 57 ? 0 : i > 10 ? i + 1 : i - 1));

  memset (z, 0, sizeof z);
  effects (43);
  CHECK (plain == 5 && masked == 1);
  for (int i = 0; i < N; i++)
    CHECK (z[i] == (i < 43));

  types (d, s, c, 45);
  for (int i = 0; i < N; i++)
    {
      double e = i + 0.5;
      CHECK (d[i] == (i < 45 ? e * e * e : e));
      CHECK (s[i] == (i < 45 ? c[i] / 2 : 0));
    }
  return 0;
}

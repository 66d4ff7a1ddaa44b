/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 15 } */
/* { dg-asm {fmopa\tza7\.d} } */
/* What a block multiplies is made in front of the loop of steps: rows or
   columns that are loaded, called for, chosen, or changed in memory since.  */
#include "../ripple-test.h"

enum { COLS = 40, ROWS = 24, LINE = 48, MAX = LINE * LINE, GUARD = 16 };

/* Columns x, rows y; the scalar meaning has loops over them.  LOOP: the loop
   of steps.  */
#define BLOCK								\
  ripple_block_t block = ripple_set_block_shape (0, COLS, ROWS);	\
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
#define LOOP for (int l = 0; l < k; l++)
#define ARGS(T) const T *a, const T *b, T *c, int n, int k

#define BOTH(NAME, T, BEFORE, FACTORS)					\
  NOIPA static void							\
  NAME (ARGS (T))							\
  {									\
    BLOCK								\
    BEFORE								\
    T s = 0;								\
    LOOP								\
      s += FACTORS;							\
    c[y * n + x] = s;							\
  }									\
  static void								\
  want_##NAME (ARGS (T))						\
  {									\
    for (int y = 0; y < ROWS; y++)					\
      for (int x = 0; x < COLS; x++)					\
	{								\
	  BEFORE							\
	  T s = 0;							\
	  LOOP								\
	    s += FACTORS;						\
	  c[y * n + x] = s;						\
	}								\
  }									\
  static const struct functions both_##NAME				\
    = { #NAME, (any *) NAME, (any *) want_##NAME, sizeof (T) };

typedef void any (void);

struct functions
{
  const char *name;
  any *got, *want;
  size_t size;
};

NOIPA static float
twice (float x)
{
  return 2 * x;
}

BOTH (fixed_row, float, float f = a[y];, f * b[l * n + x])
BOTH (fixed_col, float, float f = b[3 * x + 1];, a[y * n + l] * f)
BOTH (fixed_both, float, float f = a[y]; float g = b[x];, f * g)
BOTH (scales, float, float f = a[y]; float g = b[x];,
      (a[l * n + y] * f - 1) * (g * b[l * n + x]))
BOTH (computed, float, float f = 3 * a[y * n] - y;, f * b[l * n + x])
BOTH (called, float, float f = twice (a[y]);, f * b[l * n + x])
BOTH (chosen, float, float f = 1; if (y & 1) f = a[y];, f * b[l * n + x])
BOTH (narrower, float,
      const signed char *p = (const signed char *) a;
      signed char f = p[y]; int g = ((const int *) b)[x] >> 20;,
      (float) f * (float) (g + l))
BOTH (doubles, double, double f = a[y]; double g = b[x];,
      (f * a[l * n + y]) * (b[l * n + x] * g))
/* What goes on from step to step begins with it.  */
BOTH (goes_on, float, float f = a[y];, (f = f * -1) * b[l * n + x])
/* The address depends on what is loaded: vectors.  */
BOTH (table, float, int f = (int) (a[y] + 5);, a[f * n + l] * b[l * n + x])

static const struct functions *const all[] =
{
  &both_fixed_row, &both_fixed_col, &both_fixed_both, &both_scales,
  &both_computed, &both_called, &both_chosen, &both_narrower, &both_goes_on,
  &both_table, &both_doubles
};

/* Where it comes from is stored to in between.  */
NOIPA static void
changed (float *a, const float *b, float *c, int n, int k)
{
  BLOCK
  float f = a[y], s = c[y * n + x];
  a[y] = 1000;
  LOOP
    s += f * b[l * n + x];
  c[y * n + x] = s;
}

/* It is where the sums are, which stay in memory.  */
NOIPA static void
in_place (const float *b, float *c, int n, int k)
{
  BLOCK
  float f = c[y * n + x * 0];
  LOOP
    c[y * n + x] += f * b[l * n + x];
}

/* Some rows and columns.  */
NOIPA static void
bounded (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK
  if (y < m && x < n)
    {
      float f = a[y], s = c[y * n + x];
      LOOP
	s += f * b[l * n + x];
      c[y * n + x] = s;
    }
}

NOIPA static void
bounded_later (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK
  float f = a[y], g = b[x];
  if (y < m)
    if (x < n)
      LOOP
	c[y * n + x] += f * (b[l * n + x] - g);
}

/* In loops over blocks: once for each row of them.  */
NOIPA static void
blocks (const float *a, const float *b, float *c, int m, int n, int k)
{
  BLOCK
  for (int i = 0; i < m; i += ROWS)
    {
      float f = a[i + y];
      for (int j = 0; j < n; j += COLS)
	{
	  float s = 0;
	  LOOP
	    s += f * b[l * n + j + x];
	  c[(i + y) * n + j + x] = s;
	}
    }
}

static union
{
  float f[MAX + GUARD];
  double d[MAX + GUARD];
} a, b, c, w;

static void
fill (size_t size)
{
  for (int i = 0; i < MAX + GUARD; i++)
    if (size == sizeof (float))
      {
	a.f[i] = i * 7 % 11 - 5;
	b.f[i] = i * 5 % 13 - 6;
	c.f[i] = w.f[i] = i % 7;
      }
    else
      {
	a.d[i] = i * 7 % 11 - 5;
	b.d[i] = i * 5 % 13 - 6;
	c.d[i] = w.d[i] = i % 7;
      }
}

static void
check (const char *name)
{
  if (memcmp (&c, &w, sizeof c))
    {
      fprintf (stderr, "%s is wrong\n", name);
      abort ();
    }
}

#define CALL(T, F)							\
  ((void (*) (const T *, const T *, T *, int, int)) F)

static void
test (int k)
{
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    {
      fill (all[i]->size);
      if (all[i]->size == sizeof (float))
	{
	  CALL (float, all[i]->got) (a.f, b.f, c.f, LINE, k);
	  CALL (float, all[i]->want) (a.f, b.f, w.f, LINE, k);
	}
      else
	{
	  CALL (double, all[i]->got) (a.d, b.d, c.d, LINE, k);
	  CALL (double, all[i]->want) (a.d, b.d, w.d, LINE, k);
	}
      check (all[i]->name);
    }
  fill (sizeof (float));
  changed (a.f, b.f, c.f, LINE, k);
  for (int i = 0; i < ROWS * COLS; i++)
    {
      int y = i / COLS, x = i % COLS;
      CHECK (a.f[y] == 1000);
      for (int l = 0; l < k; l++)
	w.f[y * LINE + x] += (y * 7 % 11 - 5) * b.f[l * LINE + x];
    }
  check ("changed");
  fill (sizeof (float));
  in_place (b.f, c.f, LINE, k);
  for (int i = 0; i < ROWS * COLS; i++)
    {
      int y = i / COLS, x = i % COLS;
      for (int l = 0; l < k; l++)
	w.f[y * LINE + x] += y * LINE % 7 * b.f[l * LINE + x];
    }
  check ("in_place");
}

static void
test_bounds (int m, int n, int k)
{
  for (int later = 0; later < 2; later++)
    {
      fill (sizeof (float));
      (later ? bounded_later : bounded) (a.f, b.f, c.f, m, n, k);
      for (int y = 0; y < m && y < ROWS; y++)
	for (int x = 0; x < n && x < COLS; x++)
	  for (int l = 0; l < k; l++)
	    w.f[y * n + x] += a.f[y] * (b.f[l * n + x] - later * b.f[x]);
      check ("bounded");
    }
}

int
main (void)
{
  static const int bounds[] = { 0, 1, 16, 23, 24, 25, 39, 41 };
  for (int k = 0; k < 20; k = 2 * k + 1)
    test (k);
  for (int i = 0; i < 64; i++)
    test_bounds (bounds[i / 8], bounds[i % 8], i % 5);
  fill (sizeof (float));
  blocks (a.f, b.f, c.f, 2 * ROWS, COLS, 5);
  for (int i = 0; i < 2 * ROWS * COLS; i++)
    {
      w.f[i] = 0;
      for (int l = 0; l < 5; l++)
	w.f[i] += a.f[i / COLS] * b.f[l * COLS + i % COLS];
    }
  check ("blocks");
  return 0;
}

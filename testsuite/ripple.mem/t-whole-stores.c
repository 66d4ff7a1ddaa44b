/* Lanes that do not store may store what is there already, in arrays in which
   they are, where other threads may be disregarded.  */
/* { dg-do run } */
/* { dg-options "-w -fallow-store-data-races -ffp-contract=off" } */
/* { dg-asm-options "-O2 -mavx2 -mtune=znver3 -fallow-store-data-races -ffp-contract=off -DWHOLE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vmaskmovps	%ymm[0-9]*, %ymm[0-9]*, } } */
#include "../ripple-test.h"
#include <string.h>

enum { N = 83, M = 128, ROWS = 5 };

typedef struct { float u, v; } pair;

static float a[M], b[M], c[M], rows[ROWS][M], small[40];
static pair s[M];
static struct { int n; float v[M]; } inside;
static double wide[M];
static unsigned char bytes[M];
static int k[M];

/* KERNEL (NAME, BODY): NAME_lanes and NAME_plain do BODY for each i.  */

#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME##_lanes (int n)							\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }									\
  NOIPA static void							\
  NAME##_plain (int n)							\
  {									\
    for (int i = 0; i < n; i++)						\
      __VA_ARGS__;							\
  }
#ifdef WHOLE
# define PARALLEL ripple_parallel_full
#else
# define PARALLEL ripple_parallel
#endif

KERNEL (updated, { if (a[i] > 0) b[i] += c[i] * 2; })
KERNEL (set, { if (a[i] > 0) b[i] = c[i]; })
KERNEL (both, { if (a[i] > 0) if (c[i] < a[i]) { b[i] = c[i]; c[i] += 1; } })
KERNEL (chain, {
  if (a[i] > 1) b[i] = c[i]; else if (a[i] < 0) b[i] = a[i];
})
KERNEL (row, { if (a[i] > 0) rows[3][i] -= c[i]; })
KERNEL (of_record, { if (a[i] > 0) s[i].v = c[i]; })
KERNEL (own, { if (a[i] > 0) a[i] = c[i] - 1; })
KERNEL (shared, { if (b[i] + c[i] > 0) { b[i] = 1; c[i] = b[i] + 3; } })
#ifndef WHOLE
/* Where another array has been accessed, or none.  */
KERNEL (shorter, { if (i < 40) if (a[i] > 0) small[i] = a[i]; })
KERNEL (behind, { if (a[i] > 0 && i + 40 < M) b[i + 40] = c[i]; })
KERNEL (unseen, { if (i < M && i % 3 == 0) b[i] = 1; })
KERNEL (field, { if (a[i] > 0) inside.v[i] = c[i]; })
KERNEL (doubles, { if (a[i] > 0) wide[i] = c[i]; })
KERNEL (narrow, { if (a[i] > 0) bytes[i] = k[i]; })
KERNEL (narrow_itself, { if (bytes[i] > 3) bytes[i] -= 3; })
KERNEL (column, { if (rows[i % ROWS][i] > 0) rows[i % ROWS][i] = a[i]; })
KERNEL (taken, { if (a[i] > 0) rows[i & 3][i] = a[i]; })
KERNEL (transposed, { if (rows[0][i] > 0 && i < ROWS) rows[i][0] = 2; })
KERNEL (scattered, { if (a[k[i]] > 0) b[k[i]] = c[i]; })
KERNEL (inner, {
  for (int j = 0; j < ROWS; j++)
    if (rows[j][i] > a[i])
      rows[j][i] = c[i];
})
KERNEL (left, {
  for (int j = 0; j < ROWS; j++)
    {
      if (k[i] == j)
	break;
      if (rows[j][i] > 0)
	b[i] += rows[j][i];
    }
})

static void
begin (void)
{
  for (int i = 0; i < M; i++)
    {
      a[i] = i % 5 - 2;
      b[i] = i * 3 % 11;
      c[i] = i * 7 % 13 - 5;
      for (int j = 0; j < ROWS; j++)
	rows[j][i] = (i + 3 * j) % 7 - 3;
      s[i].u = i;
      s[i].v = -i;
      inside.v[i] = i % 4;
      wide[i] = i;
      bytes[i] = i * 5;
      k[i] = i * 5 % 128;
      if (i < 40)
	small[i] = i;
    }
}

/* All that kernels write.  */
static struct state
{
  float a[M], b[M], c[M], rows[ROWS][M], small[40], v[M];
  pair s[M];
  double wide[M];
  unsigned char bytes[M];
} states[2];

static void
note (struct state *t)
{
  memset (t, 0, sizeof *t);
  memcpy (t->a, a, sizeof a);
  memcpy (t->b, b, sizeof b);
  memcpy (t->c, c, sizeof c);
  memcpy (t->rows, rows, sizeof rows);
  memcpy (t->small, small, sizeof small);
  memcpy (t->v, inside.v, sizeof inside.v);
  memcpy (t->s, s, sizeof s);
  memcpy (t->wide, wide, sizeof wide);
  memcpy (t->bytes, bytes, sizeof bytes);
}

static void
check (void (*lanes) (int), void (*plain) (int))
{
  static const int sizes[] = { 0, 1, 7, 8, 9, 31, N, M };
  for (int i = 0; i < 8; i++)
    {
      begin ();
      lanes (sizes[i]);
      note (&states[0]);
      begin ();
      plain (sizes[i]);
      note (&states[1]);
      CHECK (memcmp (&states[0], &states[1], sizeof states[0]) == 0);
    }
}

#define CHECK_ONE(NAME) check (NAME##_lanes, NAME##_plain);

int
main (void)
{
  CHECK_ONE (updated) CHECK_ONE (set) CHECK_ONE (both) CHECK_ONE (chain)
  CHECK_ONE (row) CHECK_ONE (of_record) CHECK_ONE (own) CHECK_ONE (shared)
  CHECK_ONE (shorter) CHECK_ONE (behind) CHECK_ONE (unseen)
  CHECK_ONE (field) CHECK_ONE (doubles) CHECK_ONE (narrow)
  CHECK_ONE (narrow_itself) CHECK_ONE (column) CHECK_ONE (taken)
  CHECK_ONE (transposed) CHECK_ONE (scattered) CHECK_ONE (inner)
  CHECK_ONE (left)
  return 0;
}
#endif

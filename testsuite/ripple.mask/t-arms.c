/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Both arms of an if store to the same place: one store, where nothing can
   tell; the order of the arms is kept where something can.  */
#include "../ripple-test.h"
#define B 32

#define ARRAY_KERNEL(NAME, TC, BODY)					\
  NOIPA static void							\
  NAME (int n, const int *a, const int *b, TC *c)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      BODY								\
  }									\
  NOIPA static void							\
  NAME##_model (int n, const int *a, const int *b, TC *c)		\
  {									\
    for (int i = 0; i < n; i++)						\
      BODY								\
  }

ARRAY_KERNEL (both, unsigned char,
  { if (a[i] > 5) c[i] = 255; else c[i] = 0; })
ARRAY_KERNEL (values, short,
  { if (a[i] > b[i]) c[i] = a[i]; else c[i] = b[i] & 15; })
ARRAY_KERNEL (chain, signed char,
  {
    if (a[i] > 100) c[i] = 1;
    else if (a[i] > 10) c[i] = 2;
    else if (b[i] > 3) c[i] = b[i];
    else c[i] = 4;
  })
ARRAY_KERNEL (inside, int,
  {
    if (b[i] & 1)
      {
	if (a[i] > 3)
	  c[i] = a[i];
	else
	  c[i] = b[i];
      }
  })
ARRAY_KERNEL (several, int,
  {
    if (a[i] > 0) { c[i] = 1; c[i] = a[i]; }
    else { c[i] = 2; c[i] = b[i]; }
  })
ARRAY_KERNEL (updates, int,
  { if (a[i] > 0) c[i] = a[i]; else c[i] += 3; })
ARRAY_KERNEL (neighbours, int,
  { if (a[i] > 0) { c[i] = 1; } else { c[i] = b[i]; } c[i] ^= a[i]; })
ARRAY_KERNEL (one_arm, int,
  { if (a[i] > 0) c[i] = 1; if (!(a[i] > 0)) c[i] = 2; })

/* Lanes that write to one place: the second arm is later.  */

NOIPA static void
shared (const int *a, int *c, int step)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    c[v / 4] = v;
  else
    c[v / 4] = 100 + v;
  if (a[v] > 0)
    c[64 + v * step] = v;
  else
    c[64 + v * step] = 100 + v;
}

/* The second arm reads what the first has written.  */

NOIPA static void
read_back (int n, int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      c[i] = 7;
    else
      c[i] = a[i + 1];
}

/* Fields, two arms with more stores, and a block of two dimensions.  */

struct two { unsigned char x, y; };

NOIPA static void
fields (int n, const int *a, struct two *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 5)
      {
	c[i].x = 1;
	c[i].y = 2;
      }
    else
      {
	c[i].y = 3;
	c[i].x = 4;
      }
}

NOIPA static void
tile (const int *a, int (*c)[8])
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  if (a[y] > 0)
    c[y][x] = 1;
  else
    c[y][x] = 2;
  if (a[x] > 0)
    c[4 + y][x] = x;
  else
    c[4 + y][x] = y;
}

static void
try_others (void)
{
  BUF (int, a, 64, BUF_END);
  BUF (int, c, 64 + B * 3 + 1, BUF_END);
  for (int step = 0; step < 4; step++)
    {
      int want[64 + B * 3 + 1];
      memcpy (want, c, sizeof want);
      for (int arm = 0; arm < 2; arm++)
	for (int v = 0; v < B; v++)
	  if ((a[v] > 0) != arm)
	    want[v / 4] = want[64 + v * step] = 100 * arm + v;
      shared (a, c, step);
      CHECK_SAME (c, want, 64 + B * 3 + 1);
    }
  /* c is a moved by one: arm one writes what arm two reads.  */
  for (int shift = 0; shift < 3; shift++)
    {
      BUF (int, m, 2 * B + 4, BUF_END);
      int want[2 * B + 4], old[2 * B + 4];
      memcpy (want, m, sizeof want);
      for (int i = 0; i < 2 * B; i += B)
	{
	  memcpy (old, want, sizeof want);
	  for (int v = i; v < i + B; v++)
	    if (old[v] & 1)
	      want[v + shift] = 7;
	  int read[2 * B + 4];
	  memcpy (read, want, sizeof want);
	  for (int v = i; v < i + B; v++)
	    if (!(old[v] & 1))
	      want[v + shift] = read[v + 1];
	}
      read_back (2 * B, m, m + shift);
      CHECK_SAME (m, want, 2 * B + 4);
    }
  int t[8][8];
  tile (a, t);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 8; x++)
      CHECK (t[y][x] == (a[y] > 0 ? 1 : 2)
	     && t[4 + y][x] == (a[x] > 0 ? x : y));
  for (int n = 0; n < 80; n += 13)
    {
      BUF (int, in, n, BUF_END);
      struct two *f = (struct two *) buf_new (n * sizeof *f, BUF_END);
      fields (n, in, f);
      for (int i = 0; i < n; i++)
	CHECK (in[i] > 5 ? f[i].x == 1 && f[i].y == 2
			 : f[i].x == 4 && f[i].y == 3);
    }
  buf_free_all ();
}

int
main (void)
{
  TRY (B, int, unsigned char, 1, 0, both, both_model);
  TRY (B, int, short, 1, 0, values, values_model);
  TRY (B, int, signed char, 1, 0, chain, chain_model);
  TRY (B, int, int, 1, 0, inside, inside_model);
  TRY (B, int, int, 1, 0, several, several_model);
  TRY (B, int, int, 1, 0, updates, updates_model);
  TRY (B, int, int, 1, 0, neighbours, neighbours_model);
  TRY (B, int, int, 1, 0, one_arm, one_arm_model);
  try_others ();
  return 0;
}

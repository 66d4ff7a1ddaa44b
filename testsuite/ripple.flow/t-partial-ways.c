/* { dg-do run } */
/* A variable that has fewer dimensions than a condition is assigned on one of
   its ways, after it was assigned on the way there, and the ways of several
   conditions meet at one place.  An element is assigned if any of its lanes
   comes by; the last assignment wins.  */
#include "../ripple-test.h"
enum { A = 7, B = 3 };

/* The conditions round all, and that of the ways: of lane (v, w).  */
#define OUTER_rows(v, w) (sel[w] > 2)
#define OUTER_lanes(v, w) (sel[w] + on[v] > 3)
#define OUTER_columns(v, w) (on[v] != 2)
#define OUTER_one(v, w) (n > 0)
#define WAYS_columns(v, w) (on[v] > 2)
#define WAYS_lanes(v, w) (on[v] + sel[w] > 5)

/* What is assigned to T before; loops and branches.  */
#define BEFORE_plain(T, w) T = T * 2 + w;
#define BEFORE_loop(T, w) for (int k = 0; k < 3; k++) T = T * 2 + w;
#define BEFORE_branch(T, w) if (n > 4) T = T + 5;
#define BEFORE_none(T, w)

#define KERNEL(O, W, P) \
NOIPA static void \
kernel_##O##_##W##_##P (const int *x, const int *sel, const int *on, \
			const int *g, int *o, int *u, int n) \
{ \
  ripple_block_t b = ripple_set_block_shape (0, A, B); \
  size_t v = ripple_id (b, 0), w = ripple_id (b, 1); \
  int t = x[w]; \
  if (OUTER_##O (v, w)) \
    { \
      BEFORE_##P (t, w) \
      if (WAYS_##W (v, w)) \
	t = g[w] + n; \
      else \
	u[0] = n; \
    } \
  o[v + A * w] = t; \
  t = x[w]; \
  if (OUTER_##O (v, w)) \
    { \
      BEFORE_##P (t, w) \
      if (WAYS_##W (v, w)) \
	u[1] = n; \
      else \
	t = g[w] - n; \
    } \
  o[v + A * (w + B)] = t; \
  t = x[w]; \
  if (OUTER_##O (v, w)) \
    { \
      BEFORE_##P (t, w) \
      if (WAYS_##W (v, w)) \
	; \
      else if (on[v] > 0) \
	t = g[w] * 3; \
    } \
  o[v + A * (w + 2 * B)] = t; \
} \
static void \
model_##O##_##W##_##P (const int *x, const int *sel, const int *on, \
		       const int *g, int *o, int n) \
{ \
  for (int w = 0; w < B; w++) \
    { \
      int any = 0, then = 0, other = 0, last = 0, t = x[w]; \
      for (int v = 0; v < A; v++) \
	if (OUTER_##O (v, w)) \
	  { \
	    any = 1; \
	    if (WAYS_##W (v, w)) \
	      then = 1; \
	    else \
	      other = 1; \
	    if (!WAYS_##W (v, w) && on[v] > 0) \
	      last = 1; \
	  } \
      if (any) \
	{ BEFORE_##P (t, w) } \
      for (int v = 0; v < A; v++) \
	{ \
	  o[v + A * w] = then ? g[w] + n : t; \
	  o[v + A * (w + B)] = other ? g[w] - n : t; \
	  o[v + A * (w + 2 * B)] = last ? g[w] * 3 : t; \
	} \
    } \
}
#define EACH_PLACE(DO, O, W) \
  DO (O, W, none) DO (O, W, plain) DO (O, W, loop) DO (O, W, branch)
#define EACH(DO) \
  EACH_PLACE (DO, rows, columns) EACH_PLACE (DO, rows, lanes) \
  EACH_PLACE (DO, lanes, columns) EACH_PLACE (DO, lanes, lanes) \
  EACH_PLACE (DO, columns, columns) EACH_PLACE (DO, columns, lanes) \
  EACH_PLACE (DO, one, columns) EACH_PLACE (DO, one, lanes)

EACH (KERNEL)

#define TEST(O, W, P) \
  kernel_##O##_##W##_##P (x, sel, on, g, got, u, n); \
  model_##O##_##W##_##P (x, sel, on, g, want, n); \
  for (int i = 0; i < 3 * A * B; i++) \
    CHECK (got[i] == want[i]);

int
main (void)
{
  for (int m = 0; m < 40; m++)
    {
      int x[B], sel[B], g[B], on[A], u[2], n = m % 9;
      int got[3 * A * B], want[3 * A * B];
      for (int w = 0; w < B; w++)
	{
	  x[w] = w + 1;
	  g[w] = 100 * (w + 1);
	  sel[w] = (m >> w) % 5;
	}
      for (int v = 0; v < A; v++)
	on[v] = (m * 7 >> v) % 4;
      EACH (TEST)
    }
  return 0;
}

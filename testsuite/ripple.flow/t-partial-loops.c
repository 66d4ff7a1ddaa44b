/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Loops that lanes leave on conditions with fewer dimensions than the mask
   that they run under, however they end, and annotated loops in them.  Only
   lanes of the mask count.  */
#include "../ripple-test.h"

enum { V = 3, W = 4 };

/* A loop whose body runs C times, C a tensor of dimension 1; U is uniform.  */
#define HEAD(BODY) while (c-- > 0) { BODY }
#define HEAD_UNIFORM(BODY) while (c-- > 0 && u) { BODY }
#define UNIFORM_HEAD(BODY) while (u && c-- > 0) { BODY }
#define BREAK(BODY) for (;;) { if (!(c-- > 0 && u)) break; BODY }
#define BREAKS(BODY) for (;;) { if (c-- <= 0) break; if (!u) break; BODY }
#define TAIL(BODY) if (u && c > 0) do { BODY } while (--c > 0);
#define TAIL_UNIFORM(BODY) if (c > 0) if (u) do { BODY } while (--c > 0 && u);
#define JUMP(BODY) again: if (c-- > 0 && u) { BODY goto again; }
#define CONTINUE(BODY)							\
  for (;; c--) { if (u && c > 0) { BODY continue; } break; }

#define COUNT g[w * V + v] += 1;
#define UP								\
  ripple_parallel (B, 0);						\
  for (int i = 0; i < n; i++)						\
    h[w * V + i] += 1;
#define DOWN								\
  ripple_parallel (B, 0);						\
  for (short i = n - 1; i >= 0; i--)					\
    h[w * V + i] += 1;

/* KIND in lanes for which p is set, also by a condition of both dimensions in
   the loop.  */
#define KERNEL(KIND)							\
NOIPA static void							\
under_##KIND (const int *p, const int *z, int u, int *g)		\
{									\
  ripple_block_t B = ripple_set_block_shape (0, V, W);			\
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);			\
  if (p[w * V + v])							\
    {									\
      int c = z[w];							\
      KIND (COUNT)							\
    }									\
}									\
NOIPA static void							\
up_##KIND (const int *z, int u, int n, int *h)				\
{									\
  ripple_block_t B = ripple_set_block_shape (0, V, W);			\
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);			\
  int c = z[w];								\
  KIND (UP)								\
}									\
NOIPA static void							\
down_##KIND (const int *z, int u, int n, int *h)			\
{									\
  ripple_block_t B = ripple_set_block_shape (0, V, W);			\
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);			\
  int c = z[w];								\
  KIND (DOWN)								\
}

#define KINDS(X)							\
  X (HEAD) X (HEAD_UNIFORM) X (UNIFORM_HEAD) X (BREAK) X (BREAKS)	\
  X (TAIL) X (TAIL_UNIFORM) X (JUMP) X (CONTINUE)
KINDS (KERNEL)

/* The counter has dimension 0, and what else ends the loop dimension 1.  */
NOIPA static void
both (const int *z, const int *y, int n, int *g, int *left)
{
  ripple_block_t B = ripple_set_block_shape (0, V, W);
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);
  int c = z[v];
  do
    {
      ripple_parallel (B, 0);
      for (short i = n - 1; i >= 0; i--)
	g[i] += 1;
    }
  while (c-- > 0 && y[w]);
  left[v] = c;
}

static void
check_both (const int *z, const int *y, int n)
{
  int g[V] = { 0 }, left[V];
  int some = y[0] || y[1] || y[2] || y[3];
  both (z, y, n, g, left);
  for (int v = 0; v < V; v++)
    {
      int i = n - 1 - v;
      if (i >= 0)
	CHECK (g[i] == (some ? z[v] : 0) + 1);
      CHECK (left[v] == (some && z[v] > 0 ? -1 : z[v] - 1));
    }
}

static void
check (void (*under) (const int *, const int *, int, int *),
       void (*up) (const int *, int, int, int *),
       void (*down) (const int *, int, int, int *), int even)
{
  for (int k = 0; k < 50; k++)
    {
      int p[V * W], z[W], y[W], g[V * W] = { 0 }, h[2][V * W] = { { 0 } };
      int u = k % 4 != 0 || even, n = k % (V + 1);
      for (int i = 0; i < V * W; i++)
	p[i] = rnd () & 1;
      for (int w = 0; w < W; w++)
	{
	  z[w] = rnd () % 6;
	  y[w] = rnd () & 1;
	}
      under (p, z, u, g);
      up (z, u, n, h[0]);
      down (z, u, n, h[1]);
      for (int w = 0; w < W; w++)
	for (int v = 0; v < V; v++)
	  {
	    CHECK (g[w * V + v] == (p[w * V + v] && u ? z[w] : 0));
	    CHECK (h[0][w * V + v] == (v < n && u ? z[w] : 0));
	    CHECK (h[1][w * V + v] == (v < n && u ? z[w] : 0));
	  }
      check_both (z, y, n);
    }
}

int
main (void)
{
#define TRY(KIND)							\
  check (under_##KIND, up_##KIND, down_##KIND, sizeof #KIND == 5	\
	 && #KIND[0] == 'H');
  KINDS (TRY)
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Tensors with fewer dimensions than a condition that they are assigned under:
   lanes of several ways share an element, which gets what each of these ways
   makes of it, one after the other.  The model runs the ways in order, each
   element if any of its lanes comes by.  */
#include "../ripple-test.h"

enum { V = 4, Z = 3 };

/* X and Y have dimension 0, R dimension 1; the conditions P and Q both.  */
#define ARGS(T)								\
  const int (*p)[V], const int (*q)[V], const int *a, T *x, T *y, T *r

/* The mask ON of the way; an element is assigned if it is on for any lane.  */
#define MODEL(ON, ...)							\
  {									\
    int any_v[V] = { 0 }, any_w[Z] = { 0 };				\
    for (int w = 0; w < Z; w++)						\
      for (int v = 0; v < V; v++)					\
	if (ON)								\
	  any_v[v] = any_w[w] = 1;					\
    __VA_ARGS__								\
  }
#define FOR_V for (int v = 0; v < V; v++) if (any_v[v])
#define FOR_W for (int w = 0; w < Z; w++) if (any_w[w])

/* One kernel: its ways for lanes, and the same for the model.  */
#define IF_ELSE								\
  W (p[w][v], if (p[w][v]), t += 10; s *= 2;, u[v] += 10;, c[w] *= 2;)	\
  W (!p[w][v], else, t *= 2; s += 3;, u[v] *= 2;, c[w] += 3;)
#define ELSE_ONLY							\
  W (0, if (p[w][v]) ; else if (0), , , )				\
  W (!p[w][v], if (p[w][v]) ; else, t = 7; s = s + 1;, u[v] = 7;,	\
     c[w] += 1;)
#define NEGATED								\
  W (!p[w][v], if (!p[w][v]), t = 7; s++;, u[v] = 7;, c[w]++;)
#define ONE								\
  W (w == 1, if (w == 1), t = 5; s -= 4;, u[v] = 5;, c[w] -= 4;)	\
  W (w != 1, else, t = t * 3 + 1; s = s * 2;, u[v] = u[v] * 3 + 1;,	\
     c[w] *= 2;)
#define USED								\
  W (p[w][v], if (p[w][v]), t = t * 3; s = 1;, u[v] *= 3;, c[w] = 1;)	\
  W (!p[w][v] && q[w][v], else if (q[w][v]), y[v] = t + 1; r[w] = s;,	\
     y[v] = u[v] + 1;, r[w] = c[w];)					\
  W (!p[w][v] && !q[w][v], else, t = t + 2; s = s - 1;, u[v] += 2;,	\
     c[w] -= 1;)
#define NESTED								\
  W (p[w][v], if (p[w][v]), t++; s++;, u[v]++;, c[w]++;)		\
  W (p[w][v] && q[w][v], if (p[w][v] && q[w][v]), t *= 2; s *= 2;,	\
     u[v] *= 2;, c[w] *= 2;)						\
  W (p[w][v] && !q[w][v], else if (p[w][v]), t -= 3; s -= 3;,		\
     u[v] -= 3;, c[w] -= 3;)						\
  W (!p[w][v], else, t = t * 2 + 1; s = s * 2 + 1;,			\
     u[v] = u[v] * 2 + 1;, c[w] = c[w] * 2 + 1;)
#define CASES								\
  OPEN (switch (p[w][v] + 2 * q[w][v]) {)				\
  W (!p[w][v] && !q[w][v], case 0:, t += 1; s *= 3;, u[v] += 1;,	\
     c[w] *= 3;)							\
  W (!q[w][v], case 1:, t *= 2; s += 2;, u[v] *= 2;, c[w] += 2;)	\
  OPEN (break;)								\
  W (q[w][v], default:, t = t * 3 - 1; s -= 1;, u[v] = u[v] * 3 - 1;,	\
     c[w] -= 1;)							\
  OPEN (})
#define MEMORY								\
  W (p[w][v], if (p[w][v]), y[v] += 10; r[w] = 1;, y[v] += 10;,		\
     r[w] = 1;)								\
  W (!p[w][v], else, y[v] = y[v] * 2; r[w] += 2;, y[v] *= 2;,		\
     r[w] += 2;)
#define LOOP								\
  HEAD (for (int k = 0; k < 3; k++) {, for (int k = 0; k < 3; k++) {)	\
  W (p[w][v], if (p[w][v]), t += k; s = s * 2;, u[v] += k;, c[w] *= 2;) \
  W (!p[w][v], else, t = t * 2; s = s + k;, u[v] *= 2;, c[w] += k;)	\
  HEAD (}, })
/* Lanes (v, w) go round as often as w says.  */
#define LEAVING								\
  HEAD (for (int k = 0; k < 3; k++) { if (w < k) break;,		\
	for (int k = 0; k < 3; k++) {)					\
  W (w >= k, , t = t * 2 + k; s = s + t2;, u[v] = u[v] * 2 + k;,	\
     c[w] = c[w] + t2;)							\
  W (w >= k && p[w][v], if (p[w][v]), t++; s++;, u[v]++;, c[w]++;)	\
  HEAD (}, })

#define KERNEL(NAME, T, TNAME, BODY)					\
NOIPA static void							\
NAME##_##TNAME (ARGS (T))						\
{									\
  ripple_block_t B = ripple_set_block_shape (0, V, Z);			\
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1);			\
  T t = x[v], s = r[w], t2 = 3;						\
  BODY									\
  x[v] = t;								\
  r[w] += s;								\
}
/* The same in annotated loops with remainders: blocks of fewer lanes.  */
#define KERNEL_LOOPS(NAME, T, TNAME, BODY)				\
NOIPA static void							\
NAME##_##TNAME##_loops (ARGS (T))					\
{									\
  ripple_block_t B = ripple_set_block_shape (0, 8, 4);			\
  ripple_parallel (B, 1);						\
  for (int w = 0; w < Z; w++)						\
    {									\
      ripple_parallel (B, 0);						\
      for (int v = 0; v < V; v++)					\
	{								\
	  T t = x[v], s = r[w], t2 = 3;					\
	  BODY								\
	  x[v] = t;							\
	  r[w] += s;							\
	}								\
    }									\
}
#define KERNEL_MODEL(NAME, T, TNAME, BODY)				\
static void								\
NAME##_##TNAME##_model (ARGS (T))					\
{									\
  T u[V], c[Z], t2 = 3;							\
  memcpy (u, x, sizeof u);						\
  memcpy (c, r, sizeof c);						\
  BODY									\
  memcpy (x, u, sizeof u);						\
  for (int w = 0; w < Z; w++)						\
    r[w] += c[w];							\
}
#define TRY(NAME, T, TNAME, BODY)					\
  for (int m = 0; m < 40; m++)						\
    {									\
      int p[Z][V], q[Z][V], a[V];					\
      T x[3][V], y[3][V], r[3][Z];					\
      for (int i = 0; i < V * Z; i++)					\
	p[0][i] = m < 2 ? m : rnd () & 1, q[0][i] = rnd () & 1;		\
      for (int v = 0; v < V; v++)					\
	x[0][v] = x[1][v] = x[2][v] = v + m % 5,			\
	y[0][v] = y[1][v] = y[2][v] = v + 2;				\
      for (int w = 0; w < Z; w++)					\
	r[0][w] = r[1][w] = r[2][w] = w + 1;				\
      NAME##_##TNAME (p, q, a, x[0], y[0], r[0]);			\
      NAME##_##TNAME##_model (p, q, a, x[1], y[1], r[1]);		\
      CHECK_SAME (x[0], x[1], V);					\
      CHECK_SAME (y[0], y[1], V);					\
      CHECK_SAME (r[0], r[1], Z);					\
      NAME##_##TNAME##_loops (p, q, a, x[2], y[2], r[2]);		\
      CHECK_SAME (x[2], x[1], V);					\
      CHECK_SAME (y[2], y[1], V);					\
      CHECK_SAME (r[2], r[1], Z);					\
    }

#define ALL(X)								\
  X (if_else, int, int, IF_ELSE)					\
  X (if_else, signed char, char, IF_ELSE)				\
  X (if_else, double, double, IF_ELSE)					\
  X (else_only, short, short, ELSE_ONLY)				\
  X (negated, float, float, NEGATED)					\
  X (negated, long, long, NEGATED)					\
  X (one, int, int, ONE)						\
  X (used, int, int, USED)						\
  X (used, float, float, USED)						\
  X (nested, unsigned char, uchar, NESTED)				\
  X (cases, int, int, CASES)						\
  X (memory, int, int, MEMORY)						\
  X (memory, short, short, MEMORY)					\
  X (loop, long, long, LOOP)						\
  X (leaving, int, int, LEAVING)

#define W(ON, COND, WAY, ...) COND { WAY }
#define OPEN(...) __VA_ARGS__
#define HEAD(LANES, MODEL) LANES
ALL (KERNEL)
ALL (KERNEL_LOOPS)
#undef W
#undef OPEN
#undef HEAD

#define W(ON, COND, WAY, X, R) MODEL (ON, FOR_V { X } FOR_W { R })
#define OPEN(...)
#define HEAD(LANES, MODEL) MODEL
ALL (KERNEL_MODEL)

int
main (void)
{
  ALL (TRY)
  return 0;
}

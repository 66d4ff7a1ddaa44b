/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-tail=peel -w" } */
/* Scalars that are set if any lane of the block is on: with tail=peel such
   loops mean the same as with masks.  */
#include "../ripple-test.h"

enum { N = 29, LANES = 8 };

#define PRAGMA(x) _Pragma (#x)

/* The text computes v from x[i] and k, in a loop and in the inner one of
   two.  */
#define FORM(NAME, TAIL, ...)						\
NOIPA static void							\
NAME (int n, int k, const int *restrict x, int *restrict y)		\
{									\
  ripple_block_t B = ripple_set_block_shape (0, LANES);			\
  PRAGMA (ripple parallel Block (B) Dims (0) TAIL)			\
  for (int i = 0; i < n; i++)						\
    {									\
      __VA_ARGS__							\
      y[i] = v;								\
    }									\
}									\
NOIPA static void							\
NAME##_2 (int n, int k, const int *restrict x, int *restrict y)		\
{									\
  ripple_block_t B = ripple_set_block_shape (0, 4, 2);			\
  PRAGMA (ripple parallel Block (B) Dims (1) TAIL)			\
  for (int j = 0; j < n / 3; j++)					\
    PRAGMA (ripple parallel Block (B) Dims (0) TAIL)			\
    for (int h = 0; h < 3; h++)						\
      {									\
	int i = 3 * j + h;						\
	__VA_ARGS__							\
	y[i] = v;							\
      }									\
}

NOIPA __attribute__ ((const)) static int
triple (int k)
{
  return 3 * k;
}

#define EACH(X)								\
X (any, int v = 0; if (x[i] > 3) v = 1;)				\
X (both, int v = 0; if (x[i] > 3 && x[i] < 7) v = k;)			\
X (jump, int v = 0; if (x[i] < 3) goto on; v = k; on:;)			\
X (call, int v = 0; if (x[i] > 3) v = triple (k);)			\
X (chosen, int v = 0; switch (x[i]) { case 1: v = 3; break; case 5: v = 7; \
				      case 6: v++; })			\
X (leave, int v; for (v = 0; v < k; v++) if (x[i] == v) break;)		\
X (rotated, int v = 0; do v++; while (x[i] > v);)			\
X (nested, int v = 0; while (x[i] > v) { int t = 0; do { t++; v++; }	\
					 while (t < k); })		\
X (guarded, int v = 0; while (v < 9) { if (x[i] > 3) if (k) break; v++; }) \
X (skip, int v = 0; for (int t = 0; t < k; t++) { if (x[i] > 3) continue; \
						  v += 2; })		\
X (field, struct { int a, b; } s = { 0, 1 }; if (x[i] > 3) s.a = k;	\
   int v = s.a + s.b;)							\
X (element, int s[2] = { 0, 1 }; if (x[i] > 3) s[k & 1] = k;		\
   int v = s[0] + s[1];)						\
X (data, int v = x[i] > 3 ? 2 : k;)					\
X (lanes, int v = x[i]; while (v > 3) v -= 3;)				\
X (deep, int v = x[i]; while (v > 3) { while (v > 5) v -= 2; v -= 3; }	\
   if (v == 2) v = k;)

#define FORMS(NAME, ...)						\
FORM (masked_##NAME, Tail (mask), __VA_ARGS__)				\
FORM (default_##NAME, , __VA_ARGS__)
EACH (FORMS)

int
main (void)
{
  static int x[N], y[N], want[N];
  for (int n = 0; n <= N; n++)
    {
      for (int i = 0; i < N; i++)
	x[i] = rnd () % 10;
#define TEST(NAME, ...)							\
      masked_##NAME (n, 2, x, want);					\
      default_##NAME (n, 2, x, y);					\
      CHECK_SAME (y, want, N);						\
      masked_##NAME##_2 (n, 2, x, want);				\
      default_##NAME##_2 (n, 2, x, y);					\
      CHECK_SAME (y, want, N);
      EACH (TEST)
    }
  return 0;
}

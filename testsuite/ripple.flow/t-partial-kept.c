/* { dg-do run } */
/* { dg-options "-w" } */
/* Tensors with fewer dimensions than a condition, one way of which assigns
   them: an element is assigned if any of its lanes takes that way, whatever
   control flow the other ways have that leaves it alone.  */
#include "../ripple-test.h"

enum { V = 4, W = 2, X = 3 };

static int calls;

NOIPA static int
count (int n)
{
  return calls += n;
}

/* Control flow that assigns no tensor; N is uniform, L has dimension 0, M
   dimension 2, D both.  */
#define NOTHING
#define LOOP for (int k = 0; k < n; k++) count (1);
#define LOOPS								\
  for (int k = 0; k < n; k++) for (int i = k; i < n; i++) count (1);
#define LEAVING								\
  for (int k = 0; k < 9; k++) { if (k >= n) break; count (1); }
#define INFINITE							\
  for (;;) { if (n-- <= 0) break; if (n > 5) continue; count (1); }
#define IF if (n > 2) count (1); else if (n < 1) count (2);
#define SWITCH								\
  switch (n)								\
    { case 0: count (3); case 1: count (1); break; default: count (2); }
#define LANES for (int k = 0; k < l; k++) s[v] += 1;
#define LANES_BREAK							\
  for (int k = 0; k < 4; k++) { if (k > m) break; s[x] += 2; }
#define LANES_BOTH for (int k = d; k > 0; k--) s[v + V * x] ^= 1;
#define LANES_IF if (m) s[x]++; else if (l) s[v] += 3;
#define LANES_SWITCH switch (d) { case 1: s[v]++; break; case 2: s[x] += 2; }
#define ANNOTATED							\
  ripple_parallel (B, 1);						\
  for (int i = 0; i < n; i++) s[i] += 1;
#define CALL count (n);
#define CHOICE s[v] = n > 2 ? l : n;
#define JUMP if (n > 2) goto jumped; count (5); jumped: count (n);

/* The way that assigns first or last, in a chain, within a loop, in a switch,
   and beneath a condition of other dimensions.  T is assigned where that has
   dimension 1, too.  */
#define FIRST(OTHER) if (a[v][x]) { t = u[v][w]; } else { OTHER }
#define LAST(OTHER) if (!a[v][x]) { OTHER } else t = u[v][w];
#define CHAIN(OTHER)							\
  if (!a[v][x] && n > 90) count (4);					\
  else if (a[v][x]) t = u[v][w];					\
  else if (m) { OTHER } else s[v]--;
#define BENEATH(OTHER)							\
  if (m < 7) { if (a[v][x]) { if (b[t]) t = u[v][w]; } else { OTHER } }
#define BETWEEN(OTHER)							\
  if (l < 7) { if (m < 7) { if (a[v][x] && b[t]) t = u[v][w]; }		\
	       else { OTHER } }
#define CASES(OTHER)							\
  switch (a[v][x]) { case 0: { OTHER } break; default: t = u[v][w]; }
#define REPEAT(OTHER)							\
  for (int j = 0; j < 2; j++)						\
    if (a[v][x]) t = u[v][w]; else { OTHER }

#define OTHERS(_, WAY)							\
  _ (WAY, NOTHING) _ (WAY, LOOP) _ (WAY, LOOPS) _ (WAY, LEAVING)	\
  _ (WAY, INFINITE) _ (WAY, IF) _ (WAY, SWITCH) _ (WAY, LANES)		\
  _ (WAY, LANES_BREAK) _ (WAY, LANES_BOTH) _ (WAY, LANES_IF)		\
  _ (WAY, LANES_SWITCH) _ (WAY, ANNOTATED) _ (WAY, CALL)		\
  _ (WAY, CHOICE)
#define WAYS(_)								\
  OTHERS (_, FIRST) OTHERS (_, LAST) OTHERS (_, CHAIN)			\
  OTHERS (_, BENEATH) OTHERS (_, BETWEEN) OTHERS (_, CASES)		\
  OTHERS (_, REPEAT)							\
  _ (FIRST, JUMP) _ (LAST, JUMP) _ (BETWEEN, JUMP)

/* BENEATH and BETWEEN ask for another element, too.  */
enum { ASKS_FIRST, ASKS_LAST = 0, ASKS_CHAIN = 0, ASKS_CASES = 0,
       ASKS_REPEAT = 0, ASKS_BENEATH = 1, ASKS_BETWEEN = 1 };

static const unsigned char *ls, *ms;
static int (*a)[X], *s;
static const unsigned char *b, (*old)[W], (*u)[W];
static unsigned char got[V][W];

#define KERNEL(WAY, OTHER)						\
  NOIPA static void							\
  WAY##_##OTHER (int n)							\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, V, W, X);		\
    size_t v = ripple_id (B, 0), w = ripple_id (B, 1);			\
    size_t x = ripple_id (B, 2);					\
    int l = ls[v], m = ms[x], d = (l + m) % 3;				\
    unsigned char t = old[v][w];					\
    WAY (OTHER)								\
    got[v][w] = t;							\
  }

WAYS (KERNEL)

static void
check (void (*kernel) (int), int asks)
{
  for (int n = 0; n < 12; n++)
    {
      int conditions[V][X], side[V * W * X] = { 0 };
      unsigned char lanes[V], more[X], from[V][W], to[V][W], ask[256];
      for (int i = 0; i < V; i++)
	{
	  lanes[i] = rnd () % 4;
	  for (int k = 0; k < X; k++)
	    conditions[i][k] = rnd () % 3 == 0;
	  for (int k = 0; k < W; k++)
	    {
	      from[i][k] = rnd ();
	      to[i][k] = rnd ();
	    }
	}
      for (int i = 0; i < X; i++)
	more[i] = rnd () % 4 < 3 ? rnd () % 4 : 7;
      for (int i = 0; i < 256; i++)
	ask[i] = rnd () & 1;
      ls = lanes, ms = more, a = conditions, s = side, b = ask;
      old = from, u = to;
      kernel (n % 4);
      for (int i = 0; i < V; i++)
	for (int k = 0; k < W; k++)
	  {
	    int any = 0;
	    for (int x = 0; x < X; x++)
	      any |= conditions[i][x]
		     && (!asks || (more[x] < 7 && ask[from[i][k]]));
	    CHECK (got[i][k] == (any ? to : from)[i][k]);
	  }
    }
}

int
main (void)
{
#define TEST(WAY, OTHER) check (WAY##_##OTHER, ASKS_##WAY);
  WAYS (TEST)
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-levels "-O0 {-O1 -g} -O2" } */
/* What lanes store in front of leaving a loop is stored in their iteration:
   lanes that go on read it.  They leave by every kind of jump, out of scopes
   with variables in memory, too, and to places that nothing else leads to.  */
#include "../ripple-test.h"

enum { V = 16, SIZE = 40, KINDS = 10 };

struct local
{
  int a, b[3];
};

static int u[SIZE], w[V], c[V], index_of[V], place[V];

NOIPA static int
use (struct local *t)
{
  return t->b[1]++;
}

/* Lanes read U at INDEX_OF, store to U at PLACE, a permutation, and LEAVE.  */
#define ROUND(LEAVE)							\
  if (k >= n) break;							\
  if (c[v] == k) break;							\
  if (u[index_of[v]] > m)						\
    {									\
      u[place[v]] -= m;							\
      w[v] += k;							\
      LEAVE;								\
    }

#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME (int n, int m, int p)						\
  {									\
    ripple_block_t B = ripple_set_block_shape (0, V);			\
    size_t v = ripple_id (B, 0);					\
    __VA_ARGS__								\
  }

KERNEL (to_end, for (int k = 0;; k++) { ROUND (break) })
KERNEL (return_, for (int k = 0;; k++) { ROUND (return) })
KERNEL (return_early, for (int k = 0;; k++) { ROUND (return) } w[v] += 40;)
KERNEL (return_scope,
  struct local t = { n, { m, p, 1 } };
  if (p)
    for (int k = 0;; k++) { ROUND (return) })
KERNEL (return_scopes,
  for (int k = 0;; k++)
    {
      struct local t = { n, { m, k, 1 } };
      m += use (&t) - k;
      ROUND (return)
    }
  w[v] += 20;)
KERNEL (to_label,
  for (int k = 0;; k++) { ROUND (goto found) }
  w[v] += 100;
  return;
 found:
  w[v] += 200;)
KERNEL (to_label_scope,
  {
    struct local t = { n, { m, p, 1 } };
    m += use (&t) - p;
    for (int k = 0;; k++) { ROUND (goto found) }
    w[v] += 100 + t.b[2] - 1;
  }
  return;
 found:
  w[v] += 200;)
KERNEL (to_two,
  for (int k = 0;; k++) { ROUND (if (c[v] & 1) goto odd; goto even) }
  return;
 odd:
  w[v] += 300;
  return;
 even:
  w[v] += 400;)

/* What they compute there is used behind the loop.  */
KERNEL (to_label_values,
  int y;
  for (int k = 0;; k++)
    { ROUND (y = u[place[v]] + k; u[place[v]]++; goto found) }
  w[v] += 100;
  return;
 found:
  w[v] += y;)
KERNEL (to_loop_values,
  int y, z;
  for (int k = 0;; k++)
    {
      ROUND (y = u[place[v]] + k;
	     u[place[v]]++;
	     if (y & 1) { z = y + 4; goto odd; }
	     goto found)
    }
  w[v] += 100;
  return;
 odd:
  w[v] += z - y - 4;
 found:
  for (int k = 0; k < p; k++)
    w[v] += y;)

/* The only way out.  */
KERNEL (only,
  for (int k = 0;; k++)
    if (c[v] + p <= k)
      {
	w[v] = k * m;
	if (k > n)
	  w[v]++;
	break;
      })

/* Likewise, and what is computed there is used behind the loop.  */
KERNEL (only_value,
  int r;
  for (int k = 0;; k++)
    if (c[v] + p <= k)
      {
	r = c[v] + k * m;
	if (k > n)
	  r++;
	break;
      }
  w[v] = r;)

static void
check_only (void)
{
  for (int v = 0; v < V; v++)
    c[v] = rnd () % 20 - 3;
  only (5, 7, 2);
  for (int v = 0; v < V; v++)
    {
      int k = c[v] + 2 > 0 ? c[v] + 2 : 0;
      CHECK (w[v] == k * 7 + (k > 5));
    }
  only_value (5, 7, 2);
  for (int v = 0; v < V; v++)
    {
      int k = c[v] + 2 > 0 ? c[v] + 2 : 0;
      CHECK (w[v] == c[v] + k * 7 + (k > 5));
    }
}

/* The same as the others, lane by lane in step; what a lane that LEFT does
   behind.  */
static void
model (int n, int m, int kind)
{
  int on[V], left[V] = { 0 }, y[V], any = 1;
  for (int v = 0; v < V; v++)
    on[v] = 1;
  for (int k = 0; k < n && any; k++)
    {
      int leaves[V];
      any = 0;
      for (int v = 0; v < V; v++)
	{
	  on[v] &= c[v] != k;
	  leaves[v] = on[v] && u[index_of[v]] > m;
	}
      for (int v = 0; v < V; v++)
	{
	  if (leaves[v])
	    {
	      u[place[v]] -= m;
	      w[v] += k;
	      y[v] = u[place[v]] + k;
	      u[place[v]] += kind > 7;
	      on[v] = 0;
	      left[v] = 1;
	    }
	  any |= on[v];
	}
    }
  for (int v = 0; v < V; v++)
    switch (kind)
      {
      case 2:
	w[v] += left[v] ? 0 : 40;
	break;
      case 4:
	w[v] += left[v] ? 0 : 20;
	break;
      case 5:
      case 6:
	w[v] += left[v] ? 200 : 100;
	break;
      case 7:
	w[v] += left[v] ? (c[v] & 1 ? 300 : 400) : 0;
	break;
      case 8:
      case 9:
	w[v] += left[v] ? y[v] : 100;
	break;
      }
}

int
main (void)
{
  void (*const kernel[KINDS]) (int, int, int)
    = { to_end, return_, return_early, return_scope, return_scopes, to_label,
	to_label_scope, to_two, to_label_values, to_loop_values };
  for (int i = 0; i < 40 * KINDS; i++)
    {
      int n = rnd () % 6, m = rnd () % 4 + 3, old[SIZE], got[SIZE], lanes[V];
      for (int k = 0; k < SIZE; k++)
	u[k] = old[k] = rnd () % 10;
      for (int v = 0; v < V; v++)
	{
	  index_of[v] = rnd () % SIZE;
	  place[v] = (v * 7 + i) % SIZE;
	  c[v] = rnd () % 8;
	  w[v] = 0;
	}
      kernel[i % KINDS] (n, m, 1);
      memcpy (got, u, sizeof u);
      memcpy (lanes, w, sizeof w);
      memcpy (u, old, sizeof u);
      memset (w, 0, sizeof w);
      model (n, m, i % KINDS);
      CHECK_SAME (got, u, SIZE);
      CHECK_SAME (lanes, w, V);
    }
  check_only ();
  return 0;
}

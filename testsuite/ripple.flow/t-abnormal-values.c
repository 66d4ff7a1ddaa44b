/* { dg-do run } */
/* { dg-options "-w" } */
/* Tensors that are wanted where setjmp returns again, and where a nested
   function jumps to: the lanes have what they had when control left.  */
#include "../ripple-test.h"
#include <setjmp.h>

static jmp_buf back;
static int until;

/* Jump after so many calls.  */

NOIPA static int
comes (void)
{
  return --until == 0;
}

NOIPA static void
leap (void)
{
  if (comes ())
    longjmp (back, 1);
}

enum { MAX = 12 };
static int x[MAX], at;

/* A block function NAME of N lanes, in whose BODY, a statement that changes y
   and s, G () may lead to its end, and what happens to the lanes until then:
   LANES, a function of at, the number of that call, x, *y and *s.  */
#define JUMPS(name, N, T, ...)						\
  NOIPA static void							\
  name (T *r, int *scalar)						\
  {									\
    __label__ end;							\
    ripple_block_t BS = ripple_set_block_shape (0, N);			\
    size_t v = ripple_id (BS, 0);					\
    auto void g (void);							\
    void g (void)							\
    {									\
      if (comes ())							\
	goto end;							\
    }									\
    T y = x[v];								\
    int s = 1;								\
    __VA_ARGS__								\
  end:									\
    r[v] = y;								\
    *scalar = s;							\
  }

#define STRAIGHT							\
  g ();									\
  y += 10;								\
  s = 2;								\
  g ();									\
  y *= 2;								\
  s++;									\
  g ();

static int
straight (int v, int k, int *s)
{
  (void) v;
  *s = k < 2 ? 1 : k < 3 ? 2 : 3;
  return k < 2 ? x[v] : k < 3 ? x[v] + 10 : (x[v] + 10) * 2;
}

/* The second way runs after the first one.  */
#define WAYS								\
  if (x[v] & 1)								\
    {									\
      y = 40;								\
      s += 5;								\
      g ();								\
      y = 41;								\
      g ();								\
    }									\
  else									\
    {									\
      y = 50;								\
      g ();								\
      y++;								\
      s *= 2;								\
    }									\
  y += 100;								\
  g ();

static int
ways (int v, int k, int *s)
{
  *s = k < 4 ? 6 : 12;
  if (k > 3)
    return x[v] & 1 ? 141 : 151;
  return x[v] & 1 ? (k < 2 ? 40 : 41) : k < 3 ? x[v] : 50;
}

/* Uniform iterations in a condition.  */
#define LOOP								\
  if (x[v] > 4)								\
    for (int i = 0; i < 3; i++)						\
      {									\
	y += x[v];							\
	s++;								\
	g ();								\
      }

static int
loop (int v, int k, int *s)
{
  int n = k > 3 ? 3 : k;
  *s = 1 + n;
  return x[v] > 4 ? x[v] * (n + 1) : x[v];
}

/* Iterations that lanes end one by one.  */
#define LANES								\
  while (y < 40)							\
    {									\
      y += x[v];							\
      s = 7;								\
      g ();								\
      y++;								\
    }

static int
lanes (int v, int k, int *s)
{
  int y = x[v];
  *s = 7;
  for (int i = 1; y < 40; i++)
    {
      y += x[v];
      if (i == k)
	break;
      y++;
    }
  return y;
}

typedef int lane_function (int, int, int *);

#define ALL(N, T)							\
  JUMPS (straight_##T##N, N, T, STRAIGHT)				\
  JUMPS (ways_##T##N, N, T, WAYS)					\
  JUMPS (loop_##T##N, N, T, LOOP)					\
  JUMPS (lanes_##T##N, N, T, LANES)					\
  static void								\
  check_##T##N (void)							\
  {									\
    void (*f[]) (T *, int *) = { straight_##T##N, ways_##T##N,		\
				 loop_##T##N, lanes_##T##N };		\
    lane_function *want[] = { straight, ways, loop, lanes };		\
    for (unsigned i = 0; i < 4; i++)					\
      for (at = 1; at < 8; at++)					\
	{								\
	  T r[N];							\
	  int s = 0, t;							\
	  until = at;							\
	  f[i] (r, &s);							\
	  for (int v = 0; v < N; v++)					\
	    CHECK (r[v] == (T) want[i] (v, at, &t));			\
	  CHECK (s == t);						\
	}								\
  }

ALL (8, int)
ALL (5, int)
ALL (12, short)
ALL (7, double)

/* What setjmp's second return finds is what was assigned before the first
   one.  */

NOIPA static void
again (int *r, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int y = x[v], z = 3, s = n;
  y *= 2;
  s++;
  if (setjmp (back))
    {
      r[v] = y + s;
      return;
    }
  if (x[v] & 1)
    {
      z = 4;
      leap ();
      z = x[v];
    }
  for (int i = 0; i < n; i++)
    {
      z += y;
      leap ();
    }
  r[v] = z;
}

/* A volatile variable is what it was.  */

NOIPA static void
changed (int *r, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int y = x[v];
  volatile int count = 0;
  for (int i = 0; i < n; i++)
    {
      if (setjmp (back) == 0)
	{
	  if (x[v] > 3)
	    y += 100;
	  leap ();
	}
      else
	count++;
      if (count == 2)
	break;
    }
  r[v] = x[v] + count;
}

static void
check_setjmp (void)
{
  int r[8];
  for (int n = 0; n < 4; n++)
    for (int k = 1; k < 6; k++)
      {
	until = k;
	again (r, n);
	for (int v = 0; v < 8; v++)
	  CHECK (r[v] == (k <= n + 1 ? 2 * x[v] + n + 1
			  : (x[v] & 1 ? x[v] : 3) + n * 2 * x[v]));
	until = k;
	changed (r, n);
	for (int v = 0; v < 8; v++)
	  CHECK (r[v] == x[v] + (k <= n));
      }
}

int
main (void)
{
  for (int i = 0; i < MAX; i++)
    x[i] = i + 1;
  check_int8 ();
  check_int5 ();
  check_short12 ();
  check_double7 ();
  check_setjmp ();
  return 0;
}

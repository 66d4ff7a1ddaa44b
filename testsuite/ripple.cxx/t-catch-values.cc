/* { dg-do run } */
/* { dg-options "-w" } */
// What handlers and cleanups see of values that were changed under conditions
// on lanes before the exception came.
#include "lockstep.h"

#define ALONE(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      IF (y > 3, y = 7; OBJECT b (z - 5); y = 8;, y = 20;)		\
    }									\
  catch (int) { }
CASE (alone, ALONE)

// Either way may throw, and sees nothing of the other.
#define BOTH(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      IF ((y & 1) > 0,							\
	  y = may (y); z = y; y = may (y + 20);,			\
	  y += 10; z += 1; may (y); z = y * 2; y = 4;)			\
      z += may (y);							\
    }									\
  catch (int e)								\
    {									\
      y += e;								\
    }
CASE (both, BOTH)

// Only one way changes it, the other one throws.
#define OTHER(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      IF (y < 4, y = 7; z = 5;, may (z);)				\
      y = 1;								\
    }									\
  catch (...)								\
    {									\
      z += y;								\
    }
CASE (other, OTHER)

// What is read in the handler only, and what was only set before.
#define ONLY(IF, WHILE, INT, OBJECT, PAIR)				\
  INT w = 3, u = y;							\
  try									\
    {									\
      IF (y > 2, w = z; u = 2; may (y + 1); w = 0;, u = 1;)		\
      may (z);								\
      y = 0;								\
    }									\
  catch (int e)								\
    {									\
      y = w + u;							\
      z += e;								\
    }
CASE (only, ONLY)

#define NESTED(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      try								\
	{								\
	  IF (y > 1, IF ((y & 2) > 0, y += 100; may (z);, may (y);)	\
	      z = 4;, y = 50;)						\
	}								\
      catch (long)							\
	{								\
	  y = 0;							\
	}								\
      IF (y > 60, y += 1000; OBJECT a (z + y - 1100); z = y;, z = 1;)	\
    }									\
  catch (int e)								\
    {									\
      IF (y > 90, y = e;, y += e;)					\
    }
CASE (nested, NESTED)

// The handler throws, too, with what it has changed.
#define HANDLER(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      try								\
	{								\
	  may (y);							\
	}								\
      catch (int e)							\
	{								\
	  limit = 12;							\
	  IF (y < 5, y += 20; may (z);, y += e; may (z);)		\
	  y = 3;							\
	}								\
    }									\
  catch (...)								\
    {									\
      y += 1;								\
    }
CASE (handler, HANDLER)

#define LOOP(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      WHILE (y < 12,							\
	     y += 2;							\
	     z = may (y);						\
	     IF (z > 10, z += 100;, may (y + 4);))			\
    }									\
  catch (int)								\
    {									\
      z += 1;								\
    }
CASE (loop, LOOP)

#define REPEATED(IF, WHILE, INT, OBJECT, PAIR)				\
  for (int i = 0; i < 3; i++)						\
    try									\
      {									\
	IF (y > 3, y += i; may (y); z = y;, y += 1;)			\
	if (i == 1)							\
	  continue;							\
	may (z);							\
      }									\
    catch (int)								\
      {									\
	y += 30;							\
	if (i == 2)							\
	  break;							\
      }
CASE (repeated, REPEATED)

// One number for all lanes.
#define SCALAR(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      IF (y > 6, s += 1; may (z);, )					\
      IF (y > 3, s *= 3; may (y); s *= 3;, s += 1; may (y + 5);)	\
      s = 2;								\
    }									\
  catch (int)								\
    {									\
      y += s;								\
      s += 10;								\
    }
CASE (scalar, SCALAR)

#define MEMBERS(IF, WHILE, INT, OBJECT, PAIR)				\
  PAIR p;								\
  p.a = y;								\
  p.b = 5;								\
  try									\
    {									\
      IF (p.a > 4, p.b = z; may (p.a); p.a = 0;, p.a += 1; may (p.a + 8);) \
      p.b = 3;								\
    }									\
  catch (int)								\
    {									\
      p.a += 40;							\
    }									\
  y = p.a;								\
  z = p.b;
CASE (members, MEMBERS)

// An object round it goes first.
#define SCOPE(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      OBJECT a (y + 40);						\
      IF (y > 2, OBJECT b (z); z = 6; OBJECT c (y); z = 9;, y += 7;)	\
      y += a.value;							\
      OBJECT d (y);							\
    }									\
  catch (int)								\
    {									\
      z += y;								\
    }
CASE (scope, SCOPE)

// Handlers of several types, and one that throws on.
#define TYPES(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      try								\
	{								\
	  IF (y > 3, y += 5; if (any (y > 9) && limit > 12) throw 2L;	\
	      may (y); y += 5;, z = y;)					\
	}								\
      catch (int e)							\
	{								\
	  IF (y > 6, y += e; z = 0;, y = 0;)				\
	  throw;							\
	}								\
      catch (long e)							\
	{								\
	  z += e + 3;							\
	}								\
    }									\
  catch (int)								\
    {									\
      z += y;								\
    }
CASE (types, TYPES)

// A cleanup sees them, and there is no handler.

struct keeper
{
  int &from, &to;
  keeper (int &f, int &t) : from (f), to (t) { }
  ~keeper ()
  {
    to = from;
  }
};

NOIPA static void
kept ()
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  int y = x[v], z = 0;
  keeper k (y, r[v]), l (z, q[v]);
  if (y > 3)
    {
      y = 7;
      z = may (x[v] + 10);
      y = 8;
    }
  else
    {
      z = y;
      y = 20;
      may (x[v] + 10);
    }
}

NOIPA static void
kept_lanes ()
{
  tensor y (x), z (0);
  struct keep
  {
    tensor &from;
    int *to;
    ~keep ()
    {
      for (int k = 0; k < N; k++)
	to[k] = from.lane[k];
    }
  } k = { y, r }, l = { z, q };
  IF_LANES (y > 3, y = 7; z = may (tensor (x) + 10); y = 8;,
	    z = y; y = 20; may (tensor (x) + 10);)
}

// Lane functions that throw, and have variables of their own.

static int
lane (int v)
{
  int k = 1;
  if (v > 4)
    k = may (v);
  else
    k += 2;
  return k;
}

NOIPA static void
inlined ()
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  int y = x[v];
  try
    {
      if (y > 2)
	{
	  y = lane (y);
	  y = lane (x[v] + 1);
	}
      else
	y = 2;
      y += lane (y + x[v]);
    }
  catch (int e)
    {
      y += 100 * e;
    }
  r[v] = y;
}

NOIPA static void
inlined_lanes ()
{
  tensor y (x);
#define LANE(to, of)							\
  {									\
    tensor from (of), k (1);						\
    IF_LANES (from > 4, k = may (from);, k += 2;)			\
    to;									\
  }
  try
    {
      IF_LANES (y > 2, LANE (y = k, y) LANE (y = k, tensor (x) + 1), y = 2;)
      LANE (y += k, y + tensor (x))
    }
  catch (int e)
    {
      y += 100 * e;
    }
  memcpy (r, y.lane, sizeof r);
}

// More dimensions than the condition, and fewer.

NOIPA static void
dimensions ()
{
  ripple_block_t BS = ripple_set_block_shape (0, N, M);
  size_t v = ripple_id (BS, 0), u = ripple_id (BS, 1);
  int c = v + N * u, y = c, w = x[v];
  try
    {
      if (x[v] > 3)
	{
	  y = 7;
	  w = 50;
	  may (w + x[v]);
	  y = 9;
	  w = 60;
	}
      else
	{
	  y = 20;
	  may (c);
	  w = 70;
	}
      if (y > 10 && u > 1)
	{
	  w = x[v] + 40;
	  may (w);
	  y += may (y);
	}
    }
  catch (int)
    {
      y += 100;
      w += 100;
    }
  cell[c] = y;
  r[v] = w;
}

// In the last block of an annotated loop some lanes do not come.

NOIPA static void
annotated ()
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  int y = -1, z = x[v];
  try
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < 13; i++)
	{
	  y = 3 * i;
	  may (y);
	  y++;
	  cell[i] = y;
	}
    }
  catch (int)
    {
      z += 100;
    }
  r[v] = y;
  q[v] = z;
}

NOIPA static void
annotated_lanes ()
{
  tensor y (-1), z (x);
  try
    {
      for (int first = 0; first < 13; first += N)
	{
	  some lanes;
	  tensor i;
	  for (int k = 0; k < N; k++)
	    {
	      i.lane[k] = first + k;
	      on.lane[k] = first + k < 13;
	    }
	  y = tensor (3) * i;
	  may (y);
	  y += 1;
	  for (int k = 0; k < N && on.lane[k]; k++)
	    cell[first + k] = y.lane[k];
	}
    }
  catch (int)
    {
      z += 100;
    }
  memcpy (r, y.lane, sizeof r);
  memcpy (q, z.lane, sizeof q);
}

#define EACH								\
  for (int u = 0; u < M; u++)						\
    for (int v = 0; v < N; v++)
#define ROW								\
  for (int v = 0; v < N; v++)

NOIPA static void
dimensions_lanes ()
{
  int y[M][N], w[N], t[M][N];
  bool on[M][N];
  EACH y[u][v] = v + N * u;
  ROW w[v] = x[v];
  try
    {
      EACH if (x[v] > 3) y[u][v] = 7;
      ROW if (x[v] > 3) w[v] = 50;
      ROW if (x[v] > 3) may (w[v] + x[v]);
      EACH if (x[v] > 3) y[u][v] = 9;
      ROW if (x[v] > 3) w[v] = 60;
      EACH if (x[v] <= 3) y[u][v] = 20;
      EACH if (x[v] <= 3) may (v + N * u);
      ROW if (x[v] <= 3) w[v] = 70;
      EACH on[u][v] = y[u][v] > 10 && u > 1;
      ROW if (on[2][v] || on[3][v]) w[v] = x[v] + 40;
      ROW if (on[2][v] || on[3][v]) may (w[v]);
      EACH if (on[u][v]) t[u][v] = may (y[u][v]);
      EACH if (on[u][v]) y[u][v] += t[u][v];
    }
  catch (int)
    {
      EACH y[u][v] += 100;
      ROW w[v] += 100;
    }
  EACH cell[v + N * u] = y[u][v];
  memcpy (r, w, sizeof r);
}

int
main ()
{
  RUN (alone);
  RUN (both);
  RUN (other);
  RUN (only);
  RUN (nested);
  RUN (handler);
  RUN (loop);
  RUN (repeated);
  RUN (scalar);
  RUN (members);
  RUN (scope);
  RUN (types);
  RUN (kept);
  RUN (inlined);
  RUN (dimensions);
  RUN (annotated);
  return 0;
}

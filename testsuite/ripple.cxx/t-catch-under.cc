/* { dg-do run } */
/* { dg-options "-w" } */
// Handlers under conditions on lanes: an exception leaves all lanes that are
// in the try block, and no others.
#include "lockstep.h"

#define SIMPLE(IF, WHILE, INT, OBJECT, PAIR)				\
  IF (y > 3,								\
      try								\
	{								\
	  y += 10;							\
	  may (z);							\
	  y += 20;							\
	}								\
      catch (int e)							\
	{								\
	  y += 100 * e;							\
	  z = 0;							\
	}								\
      y += 1000;,							\
      y = 1;)
CASE (simple, SIMPLE)

// Both ways, several clauses, and an order among scalars.
#define CLAUSES(IF, WHILE, INT, OBJECT, PAIR)				\
  IF ((y & 1) > 0,							\
      try								\
	{								\
	  s = s * 2 + 1;						\
	  if (any (y > 5) && limit > 14)				\
	    throw 2L;							\
	  z = may (y);							\
	  s = s * 2;							\
	}								\
      catch (int e)							\
	{								\
	  s = s * 3 + e;						\
	  y += e;							\
	}								\
      catch (long e)							\
	{								\
	  s += 7;							\
	  y += 1 - int (e);						\
	},								\
      try								\
	{								\
	  may (y + 9);							\
	  s = s * 5;							\
	  z = y;							\
	}								\
      catch (...)							\
	{								\
	  s = s * 7 + 1;						\
	  z = 40;							\
	})
CASE (clauses, CLAUSES)

// What the inner handler does not take, or throws on, comes to the outer one:
// of the lanes of its own try block.
#define NESTED(IF, WHILE, INT, OBJECT, PAIR)				\
  IF (y > 1,								\
      try								\
	{								\
	  z += 1;							\
	  IF ((y & 2) > 0,						\
	      try							\
		{							\
		  y = may (y) + 1;					\
		  if (limit == 9)					\
		    throw 'c';						\
		  may (z);						\
		}							\
	      catch (int e)						\
		{							\
		  IF (y > 6, y += 200;, y = e; may (y + 40);)		\
		  if (e > 15)						\
		    throw;						\
		},							\
	      z = 5; may (y + 30);)					\
	  y += 3;							\
	}								\
      catch (int e)							\
	{								\
	  y += 1000;							\
	  z += e;							\
	}								\
      catch (char)							\
	{								\
	  z += 2000;							\
	},								\
      y = 0;)
CASE (nested, NESTED)

// Round it, too.
#define OUTSIDE(IF, WHILE, INT, OBJECT, PAIR)				\
  try									\
    {									\
      IF (y > 2,							\
	  try								\
	    {								\
	      y += 1;							\
	      may (z);							\
	    }								\
	  catch (int e)							\
	    {								\
	      y += 50;							\
	      IF (y > 55, y = 4; if (e & 1) throw e;, z = 9;)		\
	    },								\
	  z = 1; may (y);)						\
      y = y * 2;							\
    }									\
  catch (...)								\
    {									\
      y += 500;								\
    }
CASE (outside, OUTSIDE)

#define LOOP(IF, WHILE, INT, OBJECT, PAIR)				\
  WHILE (y < 12,							\
	 try								\
	   {								\
	     y += 1;							\
	     z = may (y);						\
	     IF (z > 10, may (z); z += 100;, may (y + 4);)		\
	     y += 1;							\
	   }								\
	 catch (int e)							\
	   {								\
	     z += 1;							\
	     y += 2;							\
	   })
CASE (loop, LOOP)

// Objects of the lanes, and of the block.
#define SCOPES(IF, WHILE, INT, OBJECT, PAIR)				\
  IF (y > 2,								\
      OBJECT a (y + 40);						\
      try								\
	{								\
	  OBJECT b (z);							\
	  IF (y > 4, OBJECT c (y); y += c.value; may (z + 2);, z = 3;)	\
	  object d (s);							\
	  s += d.value;							\
	  y += b.value;							\
	  may (y);							\
	}								\
      catch (int e)							\
	{								\
	  OBJECT f (y + 60);						\
	  y += f.value + a.value;					\
	}								\
      z += a.value;,							\
      z = 2;)
CASE (scopes, SCOPES)

#define MEMBERS(IF, WHILE, INT, OBJECT, PAIR)				\
  PAIR p;								\
  p.a = y;								\
  p.b = 5;								\
  IF (p.a > 4,								\
      try								\
	{								\
	  p.b = z;							\
	  may (p.a);							\
	  p.a = 0;							\
	}								\
      catch (int)							\
	{								\
	  p.a += 40;							\
	},								\
      p.b += 1;)							\
  y = p.a;								\
  z = p.b;
CASE (members, MEMBERS)

// Nothing comes out of it.
#define NOWHERE(IF, WHILE, INT, OBJECT, PAIR)				\
  IF (y > 5,								\
      try								\
	{								\
	  may (z + 30);							\
	  throw limit;							\
	}								\
      catch (int e)							\
	{								\
	  y += e;							\
	  throw;							\
	},								\
      y = 3;)
CASE (nowhere, NOWHERE)

// Two dimensions, of which the condition has one or both.

NOIPA static void
dimensions ()
{
  ripple_block_t BS = ripple_set_block_shape (0, N, M);
  size_t v = ripple_id (BS, 0), u = ripple_id (BS, 1);
  int c = v + N * u, y = c, w = x[v];
  if (x[v] > 3)
    try
      {
	y = 7;
	w = 50;
	may (w + x[v]);
	y = 9;
      }
    catch (int e)
      {
	w += e;
	y += 100;
      }
  if (c % 3 == 0)
    try
      {
	w += 1;
	may (y);
	y += 1000;
      }
    catch (...)
      {
	w += 2;
	y += 10000;
      }
  cell[c] = y;
  r[v] = w;
}

#define EACH								\
  for (int u = 0; u < M; u++)						\
    for (int v = 0; v < N; v++)
#define ROW								\
  for (int v = 0; v < N; v++)

NOIPA static void
dimensions_lanes ()
{
  int y[M][N], w[N];
  bool some[N] = { };
  EACH y[u][v] = v + N * u;
  ROW w[v] = x[v];
  try
    {
      EACH if (x[v] > 3) y[u][v] = 7;
      ROW if (x[v] > 3) w[v] = 50;
      ROW if (x[v] > 3) may (w[v] + x[v]);
      EACH if (x[v] > 3) y[u][v] = 9;
    }
  catch (int e)
    {
      ROW if (x[v] > 3) w[v] += e;
      EACH if (x[v] > 3) y[u][v] += 100;
    }
  EACH some[v] |= (v + N * u) % 3 == 0;
  try
    {
      ROW if (some[v]) w[v] += 1;
      EACH if ((v + N * u) % 3 == 0) may (y[u][v]);
      EACH if ((v + N * u) % 3 == 0) y[u][v] += 1000;
    }
  catch (...)
    {
      ROW if (some[v]) w[v] += 2;
      EACH if ((v + N * u) % 3 == 0) y[u][v] += 10000;
    }
  EACH cell[v + N * u] = y[u][v];
  memcpy (r, w, sizeof r);
}

int
main ()
{
  RUN (simple);
  RUN (clauses);
  RUN (nested);
  RUN (outside);
  RUN (loop);
  RUN (scopes);
  RUN (members);
  RUN (nowhere);
  RUN (dimensions);
  return 0;
}

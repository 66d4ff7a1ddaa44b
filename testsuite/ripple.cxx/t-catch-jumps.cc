/* { dg-do run } */
/* { dg-options "-w" } */
// Jumps out of handlers and try blocks under conditions on lanes.  Exceptions
// do not depend on lanes here: each lane does what the scalar function does.
#include "../ripple-test.h"

enum { N = 8 };

static int live;

NOIPA static int
may (int v)
{
  if (v == 3)
    throw v;
  if (v == 5)
    throw (long) v;
  return v & 3;
}

struct object
{
  int value;
  NOIPA object (int v) : value (v)
  {
    live++;
  }
  NOIPA ~object ()
  {
    live--;
  }
};

// The same text for a block and for one lane.
#define CASE(name, body)						\
  static void								\
  name (ripple_block_t BS, int &y, int &z, int u)			\
  {									\
    body								\
  }									\
  static void								\
  name##_lane (int &y, int &z, int u)					\
  {									\
    body								\
  }									\
  NOIPA static void							\
  name##_block (const int *x, int *r, int *q, int u)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, N);			\
    size_t v = ripple_id (BS, 0);					\
    int y = x[v], z = 3 * x[v];						\
    name (BS, y, z, u);							\
    r[v] = y;								\
    q[v] = z;								\
  }

CASE (returns,
      if (y & 1)
	{
	  try
	    {
	      y = z + 1;
	      may (u);
	      z += 4;
	    }
	  catch (int e)
	    {
	      y += e;
	      if (y & 4)
		return;
	      z = 2;
	    }
	  catch (...)
	    {
	      return;
	    }
	  y += 100;
	}
      else if (z > 6)
	return;
      z += y;)

CASE (breaks,
      for (int i = 0; i < 4; i++)
	{
	  z += i;
	  if (y < 4)
	    try
	      {
		y++;
		may (u + i);
		if (z & 1)
		  break;
		if (z & 2)
		  continue;
	      }
	    catch (int)
	      {
		y += 2;
		if (y & 1)
		  continue;
		z += 10;
		break;
	      }
	    catch (...)
	      {
		z *= 2;
		if (z & 2)
		  break;
	      }
	  y += z & 1;
	})

CASE (gotos,
      if (z & 1)
	{
	  object a (y);
	  try
	    {
	      object b (z);
	      y += b.value;
	      may (u + 1);
	    }
	  catch (...)
	    {
	      object c (z);
	      z += c.value;
	      if (y & 2)
		goto out;
	      goto on;
	    }
	  y++;
	on:
	  z += a.value;
	}
      y += 50;
    out:
      z++;)

// Without a condition on lanes, but for the jump.
CASE (alone,
      try
	{
	  may (u + 2);
	  z++;
	}
      catch (int e)
	{
	  y += e;
	  if (y & 1)
	    return;
	  y += 10;
	}
      catch (long)
	{
	  if (z & 4)
	    goto out;
	  z += 4;
	}
      y += 100;
    out:
      z += 1000;)

CASE (nested,
      for (int i = 0; i < 3; i++)
	if (y > 2)
	  try
	    {
	      try
		{
		  may (u + i);
		  y += 2;
		}
	      catch (int)
		{
		  z++;
		  may (u + 2 + i);
		  if (u & 1)
		    throw;
		  if (y & 2)
		    return;
		  if (y & 1)
		    break;
		}
	      z += 5;
	    }
	  catch (long)
	    {
	      y += 5;
	      if (z & 1)
		continue;
	      y++;
	    }
	  catch (int)
	    {
	      z += 7;
	    }
	else if (z > 3)
	  break;)

CASE (lane_loop,
      while (y > 1)
	{
	  y--;
	  try
	    {
	      may (u);
	      if (y & 1)
		break;
	    }
	  catch (int e)
	    {
	      z += e;
	      if (y == 3)
		return;
	    }
	  catch (...)
	    {
	      y--;
	      if (z & 1)
		continue;
	      z++;
	    }
	})

// What one handler calls may throw, lanes leave another one.
CASE (beside,
      try
	{
	  may (u + 1);
	}
      catch (int)
	{
	  if (y & 1)
	    return;
	}
      catch (...)
	{
	  try
	    {
	      y += may (u - 1);
	    }
	  catch (int)
	    {
	      z++;
	    }
	}
      y += 3;)

// The object of the block is destroyed once, and the exception, too.
CASE (once,
      try
	{
	  object b (u);
	  if (y & 1)
	    {
	      object d (y);
	      y += b.value;
	      return;
	    }
	  y++;
	}
      catch (...)
	{
	}
      try
	{
	  may (u);
	}
      catch (...)
	{
	  try
	    {
	      may (3);
	    }
	  catch (int)
	    {
	      object c (u);
	      if (y & 2)
		return;
	      z += c.value;
	    }
	  try
	    {
	      throw;
	    }
	  catch (int)
	    {
	      z += 7;
	    }
	  catch (long)
	    {
	      z += 9;
	    }
	})

// Objects of the lanes that leave, and of those that stay.
CASE (objects,
      for (int i = 0; i < 3; i++)
	{
	  try
	    {
	      object a (z);
	      may (u + i);
	      z += a.value & 3;
	      if (z & 4)
		continue;
	      y++;
	    }
	  catch (...)
	    {
	      object b (y);
	      if (z & 1)
		break;
	      z += b.value;
	    }
	  y += 3;
	})

CASE (objects_round,
      for (int i = 0; i < 3; i++)
	try
	  {
	    object a (y + z);
	    y += a.value & 7;
	    try
	      {
		object b (y);
		may (u + i);
		if ((z & 4) == 0)
		  {
		    try
		      {
			continue;
		      }
		    catch (...)
		      {
			z++;
		      }
		  }
		y += b.value;
	      }
	    catch (long)
	      {
		z += 2;
	      }
	    y++;
	  }
	catch (...)
	  {
	    z += 5;
	  })

int
main ()
{
  int x[N], r[N], q[N], want[2][N];
#define RUN(name)							\
  for (int u = -1; u < 7; u++)						\
    {									\
      for (int i = 0; i < N; i++)					\
	{								\
	  x[i] = i * 5 % N;						\
	  want[0][i] = x[i];						\
	  want[1][i] = 3 * x[i];					\
	  name##_lane (want[0][i], want[1][i], u);			\
	}								\
      CHECK (live == 0);						\
      name##_block (x, r, q, u);					\
      CHECK (live == 0);						\
      CHECK_SAME (r, want[0], N);					\
      CHECK_SAME (q, want[1], N);					\
    }
  RUN (returns);
  RUN (breaks);
  RUN (gotos);
  RUN (alone);
  RUN (nested);
  RUN (lane_loop);
  RUN (beside);
  RUN (once);
  RUN (objects);
  RUN (objects_round);
  return 0;
}

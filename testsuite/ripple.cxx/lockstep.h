// Statements for all lanes of a block, and the same executed statement after
// statement for arrays of lanes: the reference of tests with exceptions.
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include "../ripple-test.h"

enum { N = 8 };

static int live, limit, x[N], r[N], q[N], sum;

NOIPA static int
may (int v)
{
  if (v == limit)
    throw v;
  return v + 1;
}

struct object
{
  int value;
  NOIPA object (int v) : value (may (v))
  {
    live++;
  }
  NOIPA ~object ()
  {
    live--;
  }
};

struct pair
{
  int a, b;
};

// Which lanes are on, and what they have.

static struct mask
{
  bool lane[N];
} on;

struct tensor
{
  int lane[N];

  tensor () { }
  tensor (const tensor &) = default;
  tensor (int v)
  {
    for (int k = 0; k < N; k++)
      lane[k] = v;
  }
  tensor (const int *p)
  {
    for (int k = 0; k < N; k++)
      lane[k] = p[k];
  }
  tensor &operator= (const tensor &t)
  {
    for (int k = 0; k < N; k++)
      if (on.lane[k])
	lane[k] = t.lane[k];
    return *this;
  }
  tensor &operator+= (const tensor &t);
};

#define OPERATOR(op)							\
  static inline tensor							\
  operator op (const tensor &a, const tensor &b)			\
  {									\
    tensor c;								\
    for (int k = 0; k < N; k++)						\
      c.lane[k] = a.lane[k] op b.lane[k];				\
    return c;								\
  }
OPERATOR (+)
OPERATOR (-)
OPERATOR (*)
OPERATOR (&)
OPERATOR (>)
OPERATOR (<)

tensor &
tensor::operator+= (const tensor &t)
{
  return *this = *this + t;
}

static tensor
may (const tensor &t)
{
  tensor c;
  for (int k = 0; k < N; k++)
    if (on.lane[k])
      c.lane[k] = may (t.lane[k]);
  return c;
}

struct tensors
{
  tensor a, b;
};

struct objects
{
  tensor value;
  objects (const tensor &t) : value (may (t)) { }
};

static int
any (int v)
{
  return v;
}

static bool
any (const tensor &t)
{
  bool found = false;
  for (int k = 0; k < N; k++)
    found |= on.lane[k] && t.lane[k];
  return found;
}

// Some of the lanes, as long as this lives.

struct some
{
  mask before;
  some () : before (on) { }
  ~some ()
  {
    on = before;
  }
  bool choose (const tensor &t, bool value)
  {
    bool found = false;
    for (int k = 0; k < N; k++)
      found |= on.lane[k] = before.lane[k] && !t.lane[k] != value;
    return found;
  }
  bool keep (const tensor &t)
  {
    bool found = false;
    for (int k = 0; k < N; k++)
      found |= on.lane[k] &= t.lane[k] != 0;
    return found;
  }
};

#define IF_BLOCK(c, a, b) if (c) { a } else { b }
#define IF_LANES(c, a, b)						\
  {									\
    some lanes;								\
    tensor t = c;							\
    if (lanes.choose (t, true)) { a }					\
    if (lanes.choose (t, false)) { b }					\
  }
#define WHILE_BLOCK(c, a) while (c) { a }
#define WHILE_LANES(c, a)						\
  {									\
    some lanes;								\
    while (lanes.keep (c)) { a }					\
  }

// The same text for both.
#define CASE(name, body)						\
  NOIPA static void							\
  name ()								\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, N);			\
    size_t v = ripple_id (BS, 0);					\
    int y = x[v], z = 3 * x[v], s = 1;					\
    body (IF_BLOCK, WHILE_BLOCK, int, object, pair)			\
    r[v] = y;								\
    q[v] = z;								\
    sum = s;								\
  }									\
  NOIPA static void							\
  name##_lanes ()							\
  {									\
    tensor y (x), z = tensor (3) * y;					\
    int s = 1;								\
    body (IF_LANES, WHILE_LANES, tensor, objects, tensors)		\
    for (int k = 0; k < N; k++)						\
      {									\
	r[k] = y.lane[k];						\
	q[k] = z.lane[k];						\
      }									\
    sum = s;								\
  }

enum { M = 4 };
static int cell[M * N];

static void
run (void (*block) (), void (*lanes) ())
{
  for (int k = -1; k < 60; k++)
    {
      int want[2][N], want_sum, want_cell[M * N];
      for (int side = 0; side < 2; side++)
	{
	  limit = k;
	  live = sum = 0;
	  for (int i = 0; i < N; i++)
	    {
	      on.lane[i] = true;
	      x[i] = (i * 5 + 2) % N;
	      r[i] = q[i] = 0;
	    }
	  try
	    {
	      (side ? block : lanes) ();
	    }
	  catch (int e)
	    {
	      CHECK (e == limit);
	    }
	  CHECK (live == 0);
	  if (side)
	    {
	      CHECK_SAME (r, want[0], N);
	      CHECK_SAME (q, want[1], N);
	      CHECK_SAME (cell, want_cell, M * N);
	      CHECK (sum == want_sum);
	    }
	  memcpy (want[0], r, sizeof r);
	  memcpy (want[1], q, sizeof q);
	  memcpy (want_cell, cell, sizeof cell);
	  want_sum = sum;
	}
    }
}

#define RUN(name) run (name, name##_lanes)

#endif

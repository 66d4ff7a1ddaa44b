/* { dg-do run } */
// Constructors that throw for one of the lanes: the objects of the lanes in
// front of it are destroyed, each once, and no others.
#include "../ripple-test.h"
#include <string.h>

enum { N = 8, M = 19, TAG = 0x5ca1ab1e };

static int made, live, wrong, limit, x[M], r[M];

NOIPA static void
may (int v)
{
  if (v == limit)
    throw v;
}

struct object
{
  int value, tag;
  NOIPA object (int v) : value (v), tag (0)
  {
    may (v);
    tag = TAG;
    made++;
    live++;
  }
  NOIPA object (const object &o) : object (o.value) { }
  NOIPA ~object ()
  {
    wrong += tag != TAG;
    tag = 0;
    live--;
  }
};

// Seen, and with parts of its own.
struct part
{
  object first, second;
  int *at;
  part (int v, int w) : first (v), second (w), at (&live)
  {
    if (v + w == limit)
      throw 2;
    ++*at;
  }
  ~part ()
  {
    --*at;
  }
};

// Throws nothing when it is made, but may when it goes.
struct known
{
  int value;
  known (int v) : value (v)
  {
    live++;
  }
  ~known () noexcept (false)
  {
    live--;
  }
};

NOIPA static object
give (int v)
{
  return object (v);
}

static object
give_lanes (ripple_block_t, int v)
{
  return object (v);
}

#define BLOCK(name, ...)						\
  NOIPA static void							\
  name (int n)								\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, N);			\
    size_t v = ripple_id (BS, 0);					\
    (void) n;								\
    __VA_ARGS__								\
  }

BLOCK (one, object a (x[v]); r[v] = a.value;)
BLOCK (two, object a (x[v]), b (x[v] + 10);
       r[v] = a.value + b.value;)
BLOCK (parts, part a (x[v], x[v] + 3); r[v] = a.first.value;)
BLOCK (returned, object a = give (x[v]); r[v] = a.value;)
BLOCK (inlined_result, object a = give_lanes (BS, x[v]); r[v] = a.value;)
BLOCK (copied, object a (n); object b (x[v]); object c (b);
       r[v] = a.value + b.value + c.value;)
BLOCK (temporary, r[v] = object (x[v]).value + object (x[v] + 5).value;)
BLOCK (some,
       if (x[v] & 1)
	 {
	   object a (x[v]);
	   r[v] = a.value;
	 })
BLOCK (ways,
       if (x[v] & 1)
	 {
	   object a (x[v]);
	   may (x[v] + 1);
	   r[v] = a.value;
	 }
       else
	 {
	   object a (x[v]);
	   object b (x[v] + 1);
	   r[v] = a.value + b.value;
	   may (x[v] + 2);
	 })
BLOCK (under_known,
       if (x[v] & 1)
	 {
	   known a (x[v]);
	   may (x[v] + 2);
	   r[v] = a.value;
	 })
BLOCK (inlined,
       if (x[v] & 1)
	 {
	   part a (x[v], 3);
	   if (x[v] & 2)
	     may (x[v]);
	   r[v] = a.first.value;
	 })
BLOCK (repeated,
       for (int i = 0; i < 3; i++)
	 {
	   object a (x[v] + i);
	   if (x[v] & 1)
	     {
	       object b (x[v] + 2 * i);
	       r[v] = b.value;
	       if (x[v] & 2)
		 continue;
	     }
	   r[v] += a.value;
	 })
BLOCK (lane_loop,
       for (int i = 0; i < x[v]; i++)
	 {
	   object a (x[v] + i);
	   r[v] += a.value;
	   if (a.value == 7)
	     break;
	   may (a.value + 1);
	 })
BLOCK (round_loop,
       object a (x[v]);
       ripple_parallel (BS, 0);
       for (int i = 0; i < n; i++)
	 {
	   object b (i);
	   r[i] = b.value;
	 }
       r[v] += a.value;)
BLOCK (caught,
       try
	 {
	   object a (x[v]);
	   r[v] = a.value;
	 }
       catch (int e)
	 {
	   CHECK (live == 0);
	   throw e + 1;
	 })

// In an annotated loop all is as in the scalar one.
#define LOOP(name, ...)							\
  NOIPA static void							\
  name (int n)								\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, N);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }									\
  static void								\
  name##_scalar (int n)							\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	__VA_ARGS__							\
      }									\
  }

LOOP (loop_one, object a (x[i]); r[i] = a.value;)
LOOP (loop_some, r[i] = 1;
      if (x[i] & 1)
	{
	  object a (x[i]), b (x[i] + 1);
	  r[i] = a.value + b.value;
	})
LOOP (loop_parts, part a (x[i], 2); r[i] = a.second.value;)
LOOP (loop_given, object a = give (x[i]); r[i] = a.value;)
LOOP (loop_temporary, r[i] = object (x[i]).value;)

// What is thrown when the constructor of lane K throws.
static int
run (void (*f) (int), int n)
{
  int thrown = 0;
  made = live = wrong = 0;
  memset (r, 0, sizeof r);
  try
    {
      f (n);
    }
  catch (int e)
    {
      thrown = e;
    }
  CHECK (live == 0 && wrong == 0);
  return thrown;
}

static void
block (void (*f) (int), bool throws)
{
  int any = 0;
  for (limit = 1; limit < 25; limit++)
    any |= run (f, M);
  CHECK ((any != 0) == throws);
  limit = -1;
  CHECK (run (f, M) == 0);
}

static void
loop (void (*f) (int), void (*scalar) (int))
{
  for (limit = -1; limit < 25; limit++)
    {
      int want = run (scalar, M), all = made;
      CHECK (run (f, M) == want && made == all);
    }
}

int
main ()
{
  for (int i = 0; i < M; i++)
    x[i] = i + 1;
  block (one, true);
  block (two, true);
  block (parts, true);
  block (returned, true);
  block (inlined_result, true);
  block (copied, true);
  block (temporary, true);
  block (some, true);
  block (ways, true);
  block (under_known, true);
  block (inlined, true);
  block (repeated, true);
  block (lane_loop, true);
  block (round_loop, true);
  block (caught, true);

  limit = 4;
  CHECK (run (one, 0) == 4 && made == 3);
  CHECK (run (some, 0) == 0 && made == 4);
  CHECK (run (caught, 0) == 5 && made == 3);
  limit = 5;
  CHECK (run (some, 0) == 5 && made == 2);

#define COMPARE(name) loop (name, name##_scalar)
  COMPARE (loop_one);
  COMPARE (loop_some);
  COMPARE (loop_parts);
  COMPARE (loop_given);
  COMPARE (loop_temporary);
  return 0;
}

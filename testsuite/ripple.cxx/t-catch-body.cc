// { dg-do run }
// Exceptions that are thrown and caught in the bodies of annotated loops:
// each iteration has its own.  The same bodies without the annotation say what
// is right.
#include "../ripple-test.h"

enum { MAX = 37 };

struct failure
{
  int code;
};
struct worse : failure
{
};

static int live, made;

// Counts, so that what is constructed and destroyed is seen.
struct object
{
  int value;
  object (int v) : value (v)
  {
    live++, made++;
  }
  object (const object &o) : value (o.value)
  {
    live++, made++;
  }
  ~object ()
  {
    live--;
  }
};

NOIPA static int
may (int x)
{
  if (x % 5 == 0)
    throw x;
  if (x % 7 == 0)
    throw failure { x };
  if (x % 11 == 0)
    throw worse { { x } };
  return x * 2;
}

NOIPA static int
hold (const object &o)
{
  return may (o.value);
}

#define BODY(name, ...)						\
  NOIPA static int						\
  name##_lanes (int n, const int *x, int *y, int u)		\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, 8);	\
    (void) u;							\
    ripple_parallel (block, 0);					\
    for (int i = 0; i < n; i++)					\
      __VA_ARGS__						\
    return 0;							\
  }								\
  NOIPA static int						\
  name##_scalar (int n, const int *x, int *y, int u)		\
  {								\
    (void) u;							\
    for (int i = 0; i < n; i++)					\
      __VA_ARGS__						\
    return 0;							\
  }

// The handler goes on with the next iteration.
BODY (next, {
  int k = x[i] + 3;
  try
    {
      k += may (x[i]);
      if (k & 1)
	k *= 3;
    }
  catch (int e)
    {
      y[i] = -e;
      continue;
    }
  catch (const failure &f)
    {
      if (f.code > 20)
	continue;
      k = f.code + i;
    }
  y[i] = k + 1;
})

// The handlers fall out; two in a row.
BODY (fall, {
  int k = 0;
  try
    {
      k = may (x[i]);
    }
  catch (worse w)
    {
      k = -w.code;
    }
  catch (failure f)
    {
      k = f.code * 100;
    }
  catch (...)
    {
      k = 3;
    }
  y[i] = k;
  try
    {
      y[i] += may (k);
    }
  catch (...)
    {
      y[i]--;
    }
})

// Thrown here, by all lanes and by some.
BODY (thrown, {
  int k = x[i];
  try
    {
      if (u > 2)
	throw 1L;
      if (k > u)
	throw k;
      y[i] = k;
    }
  catch (long e)
    {
      y[i] = k + e;
    }
  catch (int e)
    {
      y[i] = e * 1000;
    }
})

BODY (always, {
  try
    {
      throw x[i];
    }
  catch (int e)
    {
      y[i] = e + 7;
    }
})

// Under a condition of lanes.
BODY (under, {
  if (x[i] & 1)
    {
      try
	{
	  y[i] = may (x[i]);
	}
      catch (int e)
	{
	  y[i] = e;
	}
      catch (failure)
	{
	}
      y[i] += 5;
    }
  else
    y[i] = 1;
})

// Objects of the try block, of the body and of the handler.
BODY (objects, {
  object a (x[i]);
  int k = 1;
  try
    {
      object b (a);
      b.value++;
      k += hold (b);
      object c (k);
      k += hold (c) + b.value;
    }
  catch (int e)
    {
      object d (e);
      a.value += d.value;
    }
  catch (const failure &f)
    {
      k = f.code;
    }
  y[i] = a.value + k;
})

// Loops round the try block that the handler leaves, and goes on with.
BODY (loops, {
  int sum = 0;
  for (int j = 0; j < 9; j++)
    {
      try
	{
	  sum += may (x[i] + j);
	}
      catch (int e)
	{
	  sum -= e;
	  if (sum & 1)
	    break;
	  continue;
	}
      catch (failure f)
	{
	  j++;
	}
      sum++;
    }
  y[i] = sum;
})

// One in the other, and thrown again.
BODY (nested, {
  int k = 2;
  try
    {
      try
	{
	  k = may (x[i]);
	  k += may (k + 1);
	}
      catch (int e)
	{
	  k = e;
	  if (e > 15)
	    throw;
	}
      catch (worse w)
	{
	  throw 17;
	}
      k += may (k + 2);
    }
  catch (int e)
    {
      k = e * 10;
    }
  catch (failure f)
    {
      k = f.code * 20;
    }
  y[i] = k;
})

// A variable of the body by its address, an array.
NOIPA static void
put (int *p, int v)
{
  *p += may (v);
}

BODY (address, {
  int k = i;
  int a[3] = { 1, x[i], 3 };
  try
    {
      put (&k, x[i]);
      put (&a[1], k);
      a[k & 1]++;
    }
  catch (...)
    {
      k++;
      a[2] = k;
    }
  y[i] = k + a[0] * 2 + a[1] * 3 + a[2] * 5;
})

// What is not caught leaves the loop: no lane behind it calls.
template <bool annotated>
NOIPA static int
leave (int n, const int *x, int *y, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  try
    {
#define LEAVE_BODY				\
      {						\
	try					\
	  {					\
	    y[i] = may (x[i]);			\
	  }					\
	catch (int e)				\
	  {					\
	    y[i] = e + u;				\
	    if (e == u)				\
	      throw 'u';			\
	  }					\
      }
      if (annotated)
	{
	  ripple_parallel (block, 0);
	  for (int i = 0; i < n; i++)
	    LEAVE_BODY
	}
      else
	for (int i = 0; i < n; i++)
	  LEAVE_BODY
    }
  catch (failure f)
    {
      return f.code;
    }
  catch (char c)
    {
      return c;
    }
  return -1;
}

static int
leave_lanes (int n, const int *x, int *y, int u)
{
  return leave<true> (n, x, y, u);
}

static int
leave_scalar (int n, const int *x, int *y, int u)
{
  return leave<false> (n, x, y, u);
}

typedef int function (int, const int *, int *, int);

static void
compare (function *lanes, function *scalar)
{
  for (int n = 0; n < MAX; n++)
    for (int u = 0; u < 15; u += 5)
      {
	int x[MAX], y[MAX], z[MAX];
	for (int i = 0; i < MAX; i++)
	  x[i] = i + 1, y[i] = z[i] = 99;
	made = 0;
	int r = lanes (n, x, y, u), made_lanes = made;
	CHECK (live == 0);
	made = 0;
	CHECK (r == scalar (n, x, z, u));
	CHECK (live == 0);
	// An exception that leaves the loop leaves all lanes of a block.
	if (r > 0)
	  continue;
	CHECK (made == made_lanes);
	CHECK_SAME (y, z, MAX);
      }
}

int
main ()
{
  compare (next_lanes, next_scalar);
  compare (fall_lanes, fall_scalar);
  compare (thrown_lanes, thrown_scalar);
  compare (always_lanes, always_scalar);
  compare (under_lanes, under_scalar);
  compare (objects_lanes, objects_scalar);
  compare (loops_lanes, loops_scalar);
  compare (nested_lanes, nested_scalar);
  compare (address_lanes, address_scalar);
  compare (leave_lanes, leave_scalar);
  return 0;
}

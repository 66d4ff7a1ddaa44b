// { dg-do run }
// Objects of the lanes that an exception destroys when it leaves an annotated
// loop: those that were made, once, and no others.  The same bodies without
// the annotation say what is right: lanes run one after the other from where
// an object is made to where it is destroyed.
#include "../ripple-test.h"
#include <string>

enum { MAX = 19, TAG = 0x5ca1ab1e };

static int live, made, wrong;

struct object
{
  int value, tag;
  NOIPA object (int v = 0, int u = -1) : value (v)
  {
    if (v == u)
      throw 'c';
    tag = TAG;
    live++, made++;
  }
  NOIPA object (const object &o) : value (o.value), tag (o.tag)
  {
    live++, made++;
  }
  NOIPA ~object ()
  {
    wrong += tag != TAG;
    tag = 0;
    live--;
  }
};

// One whose functions can be inlined.
struct guard
{
  int *at;
  guard (int *p)
  {
    ++*p;
    at = p;
  }
  ~guard ()
  {
    --*at;
  }
};

NOIPA static int
may (int x, int u)
{
  if (x == u)
    throw 'u';
  return x * 2;
}

NOIPA static object
make (int x, int u)
{
  object o (x + 1);
  may (x, u);
  return o;
}

NOIPA static int
read (const object &a, const object &b, int u)
{
  return may (a.value, u) + b.value;
}

static int
lane (int x, int u)
{
  object o (x);
  if (x & 1)
    return o.value;
  return may (x, u) + 1;
}

static int held[MAX];

#define BODY(name, ...)						\
  NOIPA static int						\
  name##_lanes (int n, const int *x, int *y, int u)		\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, 8);	\
    object outer (n);						\
    try								\
      {								\
	ripple_parallel (block, 0);				\
	for (int i = 0; i < n; i++)				\
	  __VA_ARGS__						\
      }								\
    catch (char c)						\
      {								\
	return c;						\
      }								\
    return outer.value - n;					\
  }								\
  NOIPA static int						\
  name##_scalar (int n, const int *x, int *y, int u)		\
  {								\
    object outer (n);						\
    try								\
      {								\
	for (int i = 0; i < n; i++)				\
	  __VA_ARGS__						\
      }								\
    catch (char c)						\
      {								\
	return c;						\
      }								\
    return 0;							\
  }

BODY (first, {
  object a (x[i]);
  y[i] = may (x[i], u) + a.value;
})

// No exception is thrown, so that y is stored in vectors.
BODY (constructor, {
  object a (x[i], u);
  object b (x[i] + 2, u + 1);
  y[i] = a.value + b.value;
})

BODY (condition, {
  int k = x[i] + 3;
  if (x[i] & 1)
    {
      object a (k);
      if (x[i] & 2)
	k += may (x[i], u);
      a.value++;
      k += a.value;
    }
  else
    k = 7;
  y[i] = k;
})

BODY (array, {
  object a[3] = { x[i], object (x[i] + 1, u), x[i] + 2 };
  a[1].value += may (x[i], u + 2);
  y[i] = a[1].value + a[2].value;
})

BODY (scopes, {
  object a (x[i]);
  {
    object b (x[i] + 100);
    y[i] = may (x[i], u);
    if (x[i] & 4)
      continue;
    object c (b);
    y[i] += may (c.value, u + 103);
  }
  object d (x[i] + 200, u + 203);
  y[i] += a.value + d.value;
})

// Returned, and temporary.
BODY (temporary, {
  y[i] = read (make (x[i], u), object (x[i]), u + 3) + make (i, u).value;
})

// One for all lanes, or one for each: as many as are made are destroyed.
BODY (uniform, {
  object a (u);
  object b (x[i]);
  y[i] = may (x[i], u) + a.value + b.value;
})

BODY (tried, {
  object a (u);
  try
    {
      object b (x[i]);
      y[i] = may (x[i], u);
      y[i] += may (x[i], u + 1);
    }
  catch (char c)
    {
      y[i] = c + a.value;
      if (x[i] == u)
	throw;
      continue;
    }
  y[i] += may (x[i], u + 2) + a.value;
})

BODY (inlined, {
  guard a (&held[x[i] - 1]);
  y[i] = may (x[i], u) + held[x[i] - 1];
})

BODY (loops, {
  int k = 0;
  for (int j = 0; j < x[i] % 4; j++)
    {
      object a (x[i] + j);
      if (j == 2)
	break;
      k += may (x[i] + j, u + 1);
    }
  y[i] = k;
})

BODY (allocated, {
  object *p = new object[x[i] % 3 + 1] { object (x[i], u) };
  y[i] = p->value;
  delete[] p;
})

BODY (called, {
  y[i] = lane (x[i], u);
})

BODY (lambda, {
  object a (x[i]);
  auto f = [&] (int v) {
    object b (v);
    return may (v, u) + a.value + b.value;
  };
  y[i] = f (x[i]) + f (x[i] + 1);
})

BODY (string, {
  std::string s (x[i] + 30, 'x');
  s.append (may (x[i], u), 'y');
  y[i] = s.size ();
})

// What all lanes do together stands in front of the scope and behind it.
NOIPA static int
together_lanes (int n, const int *x, int *y, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  try
    {
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	{
	  int least = ripple_reducemin (1, x[i]), k;
	  {
	    object a (x[i] + least);
	    k = may (x[i], u) + a.value;
	  }
	  y[i] = ripple_reducemin (1, k);
	}
    }
  catch (char c)
    {
      return c;
    }
  return 0;
}

NOIPA static int
together_scalar (int n, const int *x, int *y, int u)
{
  for (int i = 0; i < n; i++)
    {
      object a (x[i]);
      if (x[i] == u)
	return 'u';
      y[i] = x[i & -8] * 4;
    }
  return 0;
}

// Objects of an inner annotated loop.
NOIPA static int
nested_lanes (int n, const int *x, int *y, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 4);
  try
    {
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	{
	  ripple_parallel (block, 1);
	  for (int j = 0; j < 3; j++)
	    {
	      object a (x[i] + j);
	      if (may (x[i] + j, u) == 2 * x[i])
		y[i] = a.value;
	    }
	}
    }
  catch (char c)
    {
      return c;
    }
  return 0;
}

NOIPA static int
nested_scalar (int n, const int *x, int *y, int u)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 3; j++)
      {
	object a (x[i] + j);
	if (x[i] + j == u)
	  return 'u';
	if (j == 0)
	  y[i] = x[i];
      }
  return 0;
}

typedef int function (int, const int *, int *, int);

static void
compare (function *lanes, function *scalar, bool count = true)
{
  for (int n = 0; n < MAX; n++)
    for (int u = -300; u < MAX + 2; u += u < 0 ? 300 : 1)
      {
	int x[MAX + 1], y[MAX], z[MAX];
	for (int i = 0; i < MAX; i++)
	  x[i] = i + 1, y[i] = z[i] = 99;
	x[MAX] = 0;
	made = 0;
	int r = lanes (n, x, y, u), made_lanes = made;
	CHECK (live == 0 && wrong == 0);
	for (int i = 0; i < MAX; i++)
	  CHECK (held[i] == 0);
	made = 0;
	CHECK (r == scalar (n, x, z, u));
	CHECK (made == made_lanes || !count);
	// Stores behind the scope are missing in the block that threw.
	if (r == 0)
	  CHECK_SAME (y, z, MAX);
      }
}

int
main ()
{
  compare (first_lanes, first_scalar);
  compare (constructor_lanes, constructor_scalar);
  compare (condition_lanes, condition_scalar);
  compare (array_lanes, array_scalar);
  compare (scopes_lanes, scopes_scalar);
  compare (temporary_lanes, temporary_scalar, false);
  compare (uniform_lanes, uniform_scalar, false);
  compare (tried_lanes, tried_scalar, false);
  compare (inlined_lanes, inlined_scalar);
  compare (loops_lanes, loops_scalar);
  compare (allocated_lanes, allocated_scalar);
  compare (called_lanes, called_scalar);
  compare (lambda_lanes, lambda_scalar);
  compare (string_lanes, string_scalar);
  compare (together_lanes, together_scalar);
  compare (nested_lanes, nested_scalar, false);
  return 0;
}

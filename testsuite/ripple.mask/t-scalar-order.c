/* { dg-do run } */
/* { dg-options "-w" } */
/* The ways of a shaped condition run one after the other, each if any lane
   takes it, and see what those before have made of a scalar.  */
#include "../ripple-test.h"
#define B 8

static int
any (unsigned set)
{
  return set != 0;
}

/* Both ways change the scalar from itself.  */

NOIPA static int
both (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 100;
  if (a[v] > 0)
    x += 10;
  else
    x *= 2;
  return x;
}

/* The same by way of memory.  */

NOIPA static int
memory (const int *a, int *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  *p = 100;
  if (a[v] > 0)
    *p += 10;
  else
    *p *= 2;
  return *p;
}

/* No value leaves the ways but by memory.  */

NOIPA static void
used_inside (const int *a, int *p, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 100;
  if (a[v] > 0)
    {
      x += 10;
      *p = x;
    }
  else
    {
      x *= 2;
      *q = x;
    }
}

/* The second way only looks.  C gets the value in its lanes.  */

NOIPA static void
looks (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1;
  if (a[v] > 0)
    x = 2;
  else
    c[v] = x + a[v];
}

/* Three ways, with conditions of two parts.  */

NOIPA static int
chain (const int *a, const int *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1;
  if (a[v] > 0 && b[v] > 0)
    x = x * 3 + 1;
  else if (a[v] > 0 || b[v] > 2)
    x = x * 5 + 2;
  else
    x = x * 7 + 3;
  return x * 2 + 1;
}

NOIPA static int
not_first (const int *a, const int *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1;
  if (!(a[v] > 0 && b[v] > 0))
    x = x * 3 + 1;
  else
    x = x * 5 + 3;
  return x;
}

/* Ways in ways; what an inner one did is seen by the outer one's rest and by
   the other way.  */

NOIPA static int
nested (const int *a, const int *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1, y = 0;
  if (a[v] > 0)
    {
      x = x * 2 + 1;
      if (b[v] > 0)
	{
	  x = x * 3 + 2;
	  y = x;
	}
      else if (n > 3)
	x = x * 5 + 3;
      else
	y += x;
      x += 7;
    }
  else if (b[v] > 0)
    {
      y += x * 2;
      x = 9;
    }
  return x * 1000 + y;
}

/* Uniform control in a way.  */

NOIPA static int
uniform_inside (const int *a, int n, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1;
  if (a[v] > 0)
    {
      if (n > 3)
	x = 2;
      else
	x = 3;
      for (int j = 0; j < n; j++)
	x = x * 2 + j;
      *q = x;
    }
  else
    {
      *q = x + 100;
      switch (n)
	{
	case 2: x = x + 1; break;
	case 5: x = x * 3; break;
	default: x = 0;
	}
    }
  return x;
}

/* A loop around, a shaped condition in a loop in a way.  */

NOIPA static int
loops (const int *a, const int *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1, even = 0;
  for (int j = 0; j < n; j++)
    if (a[v] > j)
      {
	x += even + 1;
	for (int k = 0; k < 2; k++)
	  if (b[v] > k)
	    x = x * 3 + k;
	  else
	    even = x & 15;
      }
    else
      {
	even += x & 7;
	x ^= 5;
      }
  return x * 16 + even;
}

/* What decides a scalar decides where and what lanes store.  */

NOIPA static void
used_as_lane (const int *a, int *c, int stride)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int at = 0;
  if (a[v] > 0)
    {
      c[at + v] = 1;
      at += stride;
    }
  else
    {
      c[at + v] = 2;
      at += stride;
    }
  c[at + v] = at;
}

/* The scalars of a lane function belong to each lane.  */

static int
lane_function (int a, int *p, int *q)
{
  int x = 100;
  if (a > 0)
    {
      x += 10;
      *p = x;
    }
  else
    {
      x *= 2;
      *q = x;
    }
  return 0;
}

NOIPA static void
call (const int *a, int *p, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  lane_function (a[v], p + v, q + v);
}

/* A variable that has a shape in one way is chosen lane by lane.  */

NOIPA static void
mixed (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 1;
  if (a[v] > 0)
    x = 2;
  else
    x += a[v];
  c[v] = x;
}

/* A parameter, other types.  */

NOIPA static double
types (const int *a, double d, const char *s, _Bool b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    {
      d = d * 2;
      s++;
      b = !b;
    }
  else
    {
      d = d + 1;
      s++;
      b = !b;
    }
  return d + *s + b;
}

/* The scalar itself is the condition of the second way: a branch, a way out,
   how often a loop runs.  */

#define VALUE(T, TRUE) ((TRUE) ? (T) 1 : (T) 0)
#define DECIDES(NAME, T)						\
NOIPA static void							\
NAME##_decides (const int *a, T x, T next, int *c)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  switch (a[v] > 0 ? 1 : a[v] < -1 ? 2 : 3)				\
    {									\
    case 1:								\
      x = next;								\
      break;								\
    case 2:								\
      if (x)								\
	return;								\
      c[v] = 2;								\
      break;								\
    default:								\
      if (x)								\
	c[v] = 3;							\
      for (int k = 0; x && k < 3; k++)					\
	c[v] += 10;							\
    }									\
  c[v] += 100;								\
}									\
									\
static void								\
try_##NAME##_decides (const int *a)					\
{									\
  for (int k = 0; k < 4; k++)						\
    {									\
      T x = VALUE (T, k & 1);						\
      T next = VALUE (T, k >> 1);					\
      int c[B] = { 0 }, pos = 0;					\
      NAME##_decides (a, x, next, c);					\
      for (int i = 0; i < B; i++)					\
	pos |= a[i] > 0;						\
      if (pos)								\
	x = next;							\
      for (int i = 0; i < B; i++)					\
	CHECK (c[i] == (a[i] > 0 ? 100 : a[i] >= -1 ? (x ? 133 : 100)	\
			: x ? 0 : 102));				\
    }									\
}

DECIDES (bool, _Bool)
DECIDES (char, unsigned char)
DECIDES (long, long)
DECIDES (double, double)
DECIDES (pointer, const char *)

/* The last block of a loop is not whole.  */

NOIPA static int
remainder_order (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int x = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      x = x * 2 + 1;
    else
      x = x * 3 + 5;
  return x;
}

/* The same with the ways the other way round in the compiler's eyes.  */

NOIPA static int
remainder_not (int n, const int *a, const int *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int x = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (!(a[i] > 0 && b[i] > 0))
      x = x * 2 + 1;
    else
      x = x * 3 + 5;
  return x;
}

int
main (void)
{
  for (int k = 0; k < 3000; k++)
    {
      int a[B], b[B], c[3 * B], p, q;
      unsigned pos = 0, bpos = 0, big = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 6) - (k % 3 == 0 ? 0 : k % 3 == 1 ? 5 : 3);
	  b[i] = (int) (rnd () % 6) - (k & 8 ? 5 : k & 16 ? 0 : 2);
	  pos |= (unsigned) (a[i] > 0) << i;
	  bpos |= (unsigned) (b[i] > 0) << i;
	  big |= (unsigned) (b[i] > 2) << i;
	}
      unsigned neg = pos ^ 255;

      if (k < 50)
	{
	  try_bool_decides (a);
	  try_char_decides (a);
	  try_long_decides (a);
	  try_double_decides (a);
	  try_pointer_decides (a);
	}

      int x = 100;
      if (any (pos))
	x += 10;
      int first = x;
      if (any (neg))
	x *= 2;
      CHECK (both (a) == x);
      CHECK (memory (a, &p) == x);
      p = q = -1;
      used_inside (a, &p, &q);
      CHECK (p == (any (pos) ? first : -1));
      CHECK (q == (any (neg) ? x : -1));

      for (int i = 0; i < B; i++)
	c[i] = 77;
      looks (a, c);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == (a[i] > 0 ? 77 : a[i] + 1 + any (pos)));

      unsigned m1 = pos & bpos, m2 = ~m1 & (pos | big) & 255;
      unsigned m3 = ~m1 & ~m2 & 255;
      x = 1;
      if (any (m1))
	x = x * 3 + 1;
      if (any (m2))
	x = x * 5 + 2;
      if (any (m3))
	x = x * 7 + 3;
      CHECK (chain (a, b) == x * 2 + 1);
      x = 1;
      if (any (m1 ^ 255))
	x = x * 3 + 1;
      if (any (m1))
	x = x * 5 + 3;
      CHECK (not_first (a, b) == x);

      for (int n = 2; n < 6; n++)
	{
	  int y = 0;
	  x = 1;
	  if (any (pos))
	    {
	      x = x * 2 + 1;
	      if (any (pos & bpos))
		{
		  x = x * 3 + 2;
		  y = x;
		}
	      if (any (pos & ~bpos))
		{
		  if (n > 3)
		    x = x * 5 + 3;
		  else
		    y += x;
		}
	      x += 7;
	    }
	  if (any (neg & bpos))
	    {
	      y += x * 2;
	      x = 9;
	    }
	  CHECK (nested (a, b, n) == x * 1000 + y);

	  int want = -1;
	  x = 1;
	  if (any (pos))
	    {
	      x = n > 3 ? 2 : 3;
	      for (int j = 0; j < n; j++)
		x = x * 2 + j;
	      want = x;
	    }
	  if (any (neg))
	    {
	      want = x + 100;
	      x = n == 2 ? x + 1 : n == 5 ? x * 3 : 0;
	    }
	  q = -1;
	  CHECK (uniform_inside (a, n, &q) == x);
	  CHECK (q == want);

	  int even = 0;
	  x = 1;
	  for (int j = 0; j < n; j++)
	    {
	      unsigned m = 0;
	      for (int i = 0; i < B; i++)
		m |= (unsigned) (a[i] > j) << i;
	      if (any (m))
		{
		  x += even + 1;
		  for (int h = 0; h < 2; h++)
		    {
		      unsigned mb = 0;
		      for (int i = 0; i < B; i++)
			mb |= (unsigned) (b[i] > h) << i;
		      if (any (m & mb))
			x = x * 3 + h;
		      if (any (m & ~mb))
			even = x & 15;
		    }
		}
	      if (any (m ^ 255))
		{
		  even += x & 7;
		  x ^= 5;
		}
	    }
	  CHECK (loops (a, b, n) == x * 16 + even);
	}

      int e[3 * B];
      for (int i = 0; i < 3 * B; i++)
	c[i] = e[i] = 0;
      int at = 0;
      if (any (pos))
	{
	  for (int i = 0; i < B; i++)
	    if (a[i] > 0)
	      e[at + i] = 1;
	  at += B;
	}
      if (any (neg))
	{
	  for (int i = 0; i < B; i++)
	    if (a[i] <= 0)
	      e[at + i] = 2;
	  at += B;
	}
      for (int i = 0; i < B; i++)
	e[at + i] = at;
      used_as_lane (a, c, B);
      for (int i = 0; i < 3 * B; i++)
	CHECK (c[i] == e[i]);

      int f[B], g[B];
      for (int i = 0; i < B; i++)
	f[i] = g[i] = -1;
      call (a, f, g);
      for (int i = 0; i < B; i++)
	{
	  CHECK (f[i] == (a[i] > 0 ? 110 : -1));
	  CHECK (g[i] == (a[i] > 0 ? -1 : 200));
	}
      mixed (a, c);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == (a[i] > 0 ? 2 : 1 + a[i]));

      double d = 3;
      int turns = any (pos) + any (neg);
      if (any (pos))
	d *= 2;
      if (any (neg))
	d += 1;
      CHECK (types (a, 3, "abc", 0) == d + "abc"[turns] + (turns & 1));

      for (int n = 0; n <= B; n++)
	{
	  x = 0;
	  if (pos & ((1u << n) - 1))
	    x = x * 2 + 1;
	  if (neg & ((1u << n) - 1))
	    x = x * 3 + 5;
	  CHECK (remainder_order (n, a) == x);
	  x = 0;
	  if (~(pos & bpos) & ((1u << n) - 1))
	    x = x * 2 + 1;
	  if (pos & bpos & ((1u << n) - 1))
	    x = x * 3 + 5;
	  CHECK (remainder_not (n, a, b) == x);
	}
    }
  return 0;
}

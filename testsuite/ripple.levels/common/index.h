/* Index functions in which sanitizers and profilers put statements of their
   own are evaluated all the same: every kind of statement and variable.  */
#include "../../ripple-test.h"

struct pair { unsigned char a; size_t b; };
static const size_t table[4] = { 3, 1, 2, 0 };

static inline size_t
mirror (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
plain (size_t k, size_t n)
{
  return mirror (k, n);
}

/* Variables that are set later, arrays, pointers into them, structures with
   padding.  */
static size_t
objects (size_t k, size_t n)
{
  size_t later, a[4] = { 0, 1, 2, 3 }, *p = a + (k & 3);
  struct pair s = { (unsigned char) k, n };

  if (p > a + 1)
    later = *p;
  else
    later = (size_t) (p - a);
  return (later + table[k % 4] + s.a) % s.b;
}

/* What may overflow, be shifted or divided too far, or be cut.  */
static size_t
numbers (size_t k, size_t n)
{
  int i = (int) k, m = (int) n;
  double d = i;
  unsigned char c = (unsigned char) (d * 3);

  i = (i << 2) * 3 - m / (i + 1) + c % (m - 1);
  return (size_t) ((i % m + m) % m);
}

/* Branches, loops, switches, calls.  */
static size_t
flow (size_t k, size_t n)
{
  size_t r = k;

  switch (k & 3)
    {
    case 0:
      r += 5;
      break;
    case 1:
      for (size_t i = 0; i < k; i++)
	if (i % 3 == 1)
	  r += mirror (i, n);
      break;
    default:
      while (r > 7)
	r -= 7;
    }
  return r % n;
}

/* What pointers from elsewhere point to; variables of a scope.  */
static inline size_t
element (const struct pair *p, const size_t *q)
{
  return p->b + *q;
}

static size_t
scopes (size_t k, size_t n)
{
  size_t r = k;

  for (size_t i = 0; i < 3; i++)
    {
      size_t t = i + 1;
      struct pair s = { 0, n - k };

      r += element (&s, &table[(i + k) % 4]) + *&t;
    }
  return r % n;
}

#define EACH(F) F (plain) F (objects) F (numbers) F (flow) F (scopes)

#define KERNEL(NAME)							\
NOIPA static void							\
shuffle_##NAME (int n, const short *a, short *o)			\
{									\
  ripple_block_t b = ripple_set_block_shape (0, 32);			\
  ripple_parallel_full (b, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      short x = a[i], t[2] = { x, 7 };					\
      if (x > 0)							\
	x = t[x & 1];							\
      o[i] = ripple_shuffle (x, NAME);					\
    }									\
}									\
NOIPA static void							\
expect_##NAME (int n, const short *a, short *o)				\
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      short x = a[i / 32 * 32 + (int) NAME ((size_t) i % 32, 32)];	\
      o[i] = x > 0 && (x & 1) ? 7 : x;					\
    }									\
}
EACH (KERNEL)

int
main (void)
{
  short a[96], got[96], want[96];
  FILL (short, a, 96);
#define TRY_SHUFFLE(NAME)						\
  shuffle_##NAME (96, a, got);						\
  expect_##NAME (96, a, want);						\
  CHECK_SAME (got, want, 96);
  EACH (TRY_SHUFFLE)
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2 avx512" } */
/* What lanes do that do not come there as a rule: a jump over it, and what
   they assign is chosen before they come back.  */
#include "../ripple-test.h"
#define B 8
#define RARE(C) __builtin_expect (C, 0)
#define USUAL(C) __builtin_expect (C, 1)

static inline float
work (float x)
{
  x = x * x + 3;
  x = x * x - 7;
  x = x * x + 1;
  x = x * 0.25f + 5;
  return x * x - x;
}

/* One value, two values, one of which was not known before.  */

static inline float
one (float x)
{
  float y = x + 1;
  if (RARE (x > 6))
    y = work (x);
  return y;
}

static inline float
two (float x)
{
  float y = x + 1, z;
  if (USUAL (x <= 6))
    z = x - 1;
  else
    {
      y = work (x);
      z = work (y);
    }
  return y - z;
}

/* One within another, whose value comes from either.  */

static inline float
nested (float x)
{
  float y = x * 2;
  if (RARE (x > 3))
    {
      if (RARE (x > 6))
	y = work (x);
      y = x == 5 ? x : y;
    }
  return y;
}

/* A value that is used in the block, beside it, and under other masks.  */

static inline float
used (float x, float c)
{
  float y = x * 2, z = 0;
  if (c > 1)
    {
      if (RARE (x > 5))
	{
	  y = work (x);
	  z = work (y) + y;
	}
      z = c > 2 ? y : z;
    }
  return y + z;
}

/* The condition is of one type, the value of another.  */

static inline float
wide (float x)
{
  double d = x;
  int i = (int) x;
  if (RARE (x > 6))
    {
      d = work (x) + (double) work (x + 1) / 3;
      i = (int) work (x) % 100;
    }
  return (float) (d + i);
}

/* Is the branch passed by, is what was there the result.  */

static inline float
kept (float x, float c)
{
  float y = c;
  if (RARE (x > 6))
    y = work (x) + c;
  if (RARE (!(x < 7)))
    y = work (y) + c;
  return y;
}

#define KERNEL(NAME, CALL)						\
  NOIPA static void							\
  NAME (int n, const float *a, const float *b, float *c)		\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      c[i] = CALL (ARGS);						\
  }
#define ARGS a[i]
KERNEL (lanes_one, one)
KERNEL (lanes_two, two)
KERNEL (lanes_nested, nested)
KERNEL (lanes_wide, wide)
#undef ARGS
#define ARGS a[i], b[i]
KERNEL (lanes_used, used)
KERNEL (lanes_kept, kept)

typedef void kernel (int, const float *, const float *, float *);

NOIPA static float
model (int which, float a, float b)
{
  return which == 0 ? one (a) : which == 1 ? two (a)
	 : which == 2 ? nested (a) : which == 3 ? wide (a)
	 : which == 4 ? used (a, b) : kept (a, b);
}

int
main (void)
{
  kernel *const kernels[] = { lanes_one, lanes_two, lanes_nested, lanes_wide,
			      lanes_used, lanes_kept };
  float a[64], b[64], c[65];
  /* Which lanes are rare: none, all, each one, some.  */
  for (int pattern = 0; pattern < 12; pattern++)
    for (int n = 0; n <= 64; n += n < 20 ? 1 : 11)
      for (int which = 0; which < 6; which++)
	{
	  for (int i = 0; i < 64; i++)
	    {
	      a[i] = pattern == 8 ? i % 3 : pattern == 9 ? 7 + i % 3
		     : pattern == 10 ? i % 9
		     : pattern == 11 ? 4 + i % 2
		     : i % 8 == pattern ? 8 : i % 4;
	      b[i] = i % 5;
	      c[i] = -1;
	    }
	  if (pattern == 10)
	    a[3] = __builtin_nanf ("");
	  c[n] = 77;
	  kernels[which] (n, a, b, c);
	  CHECK (c[n] == 77);
	  for (int i = 0; i < n; i++)
	    {
	      float m = model (which, a[i], b[i]);
	      CHECK (c[i] == m || (m != m && c[i] != c[i]));
	    }
	}
  return 0;
}

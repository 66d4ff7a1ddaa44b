/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Switches whose cases stand in loops: Duff's device and its sisters, on
   lanes and on a scalar under a condition of lanes.  */
#include "../ripple-test.h"

enum { MOST = 45 };

/* The counters of these loops differ from lane to lane: what they start with
   does.  */
#define COUNT(N) (y / 64 + (N))

/* BODY from x, y and u to x: in an annotated loop, in a lane function, and
   once for the model.  */
#define ALL(NAME, ...)							\
  NOIPA static void							\
  NAME##_lanes (int n, const int *a, const int *b, int u, int *r)	\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i], y = b[i];						\
	__VA_ARGS__							\
	r[i] = x;							\
      }									\
  }									\
  static int								\
  NAME (int x, int y, int u)						\
  {									\
    __VA_ARGS__								\
    return x;								\
  }									\
  NOIPA static void							\
  NAME##_calls (int n, const int *a, const int *b, int u, int *r)	\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 16);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = NAME (a[i], b[i], u);					\
  }									\
  NOIPA static void							\
  NAME##_model (int n, const int *a, const int *b, int u, int *r)	\
  {									\
    for (int i = 0; i < n; i++)						\
      r[i] = NAME (a[i], b[i], u);					\
  }

ALL (in_do,
  int k = (y & 15) / 4 + 1;
  switch (y & 3)
    {
    case 0: do { x += y;
    case 3:	 x ^= 5;
    case 2:	 x += k;
    case 1:	 x *= 3;
	       }
	     while (--k > 0);
    })

ALL (in_for,
  int k = COUNT (5);
  switch (x & 3)
    for (k = COUNT (0); k < (y & 7); k++)
      {
      case 1:
	x += 3;
      case 2:
	x ^= k;
	break;
      default:
	x *= 5;
      })

ALL (in_while,
  int k = y & 7;
  switch (x % 5)
    {
    case 0:
      x++;
      while (k-- > 0)
	{
	  x += k;
	  if (x & 1)
	    continue;
	case 3:
	  x += 7;
	  if (x % 11 == 4)
	    break;
	}
      x -= 2;
    case 1:
      x *= 2;
    })

ALL (in_nested,
  int j = y & 3;
  int k = COUNT (2);
  switch ((unsigned) x % 6)
    {
    case 0:
      for (j = COUNT (0); j < (y & 3); j++)
	{
	case 1:
	  x += j;
	  for (k = COUNT (0); k < 3; k++)
	    {
	    case 2:
	      x ^= k;
	      if (x & 8)
		{
		case 3:
		  x += 5;
		  continue;
		}
	      x += 2;
	    }
	case 4:
	  x -= 3;
	}
    })

ALL (in_both_arms,
  int k = y & 3;
  switch (x & 7)
    {
      do
	{
	  if (x & 1)
	    {
	    case 0 ... 1:
	      x += 3;
	    }
	  else
	    {
	    case 4:
	    case 6:
	      x = x * 3 + 1;
	    }
	default:;
	}
      while (k-- > 0);
    })

ALL (round_it,
  for (int k = COUNT (0); k < 4; k++)
    switch ((x ^ k) & 3)
      {
      case 0:
	while ((x & 15) > 2)
	  {
	  case 1:
	    x -= 3;
	    if (y-- > 30)
	      continue;
	  case 2:
	    x++;
	    break;
	  }
	x += 8;
      })

ALL (scalar_in_do,
  int k = COUNT (2);
  if (x > y)
    switch (u)
      {
      case 0: do { x += y;
      case 1:	   x ^= 5;
      default:	   x += 3;
		 }
	       while (k-- > 0);
      })

ALL (out_of_all,
  int k = COUNT (0);
  for (;;)
    {
      switch (x & 3)
	{
	case 0:
	  do
	    {
	      x += 3;
	    case 1:
	      x += k;
	      if (k > 6)
		goto out;
	      k++;
	    }
	  while (x & 2);
	  continue;
	case 2:
	  x++;
	}
      if (k++ > 4)
	break;
    }
out:
  x ^= y;)

/* Duff's own: each lane copies so many elements, byte by byte.  */
NOIPA static void
copy_lanes (int n, const int *count, const unsigned char *from,
	    unsigned char *to)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      const unsigned char *f = from + i * 20;
      unsigned char *t = to + i * 20;
      int k = (count[i] + 7) / 8;
      switch (count[i] % 8)
	{
	case 0: do { *t++ = *f++;
	case 7:	     *t++ = *f++;
	case 6:	     *t++ = *f++;
	case 5:	     *t++ = *f++;
	case 4:	     *t++ = *f++;
	case 3:	     *t++ = *f++;
	case 2:	     *t++ = *f++;
	case 1:	     *t++ = *f++;
		   }
		 while (--k > 0);
	}
    }
}

static void
check_copy (void)
{
  static unsigned char from[MOST * 20], to[MOST * 20];
  int count[MOST];
  for (int i = 0; i < MOST; i++)
    count[i] = 1 + rnd () % 20;
  FILL (unsigned char, from, MOST * 20);
  memset (to, 99, sizeof to);
  copy_lanes (MOST, count, from, to);
  for (int i = 0; i < MOST; i++)
    for (int j = 0; j < 20; j++)
      CHECK (to[i * 20 + j] == (j < count[i] ? from[i * 20 + j] : 99));
}

#include "kernels.h"

int
main (void)
{
#define RUN(NAME)							\
  check (NAME##_lanes, NAME##_model), check (NAME##_calls, NAME##_model)
  RUN (in_do);
  RUN (in_for);
  RUN (in_while);
  RUN (in_nested);
  RUN (in_both_arms);
  RUN (round_it);
  RUN (scalar_in_do);
  RUN (out_of_all);
  check_copy ();
  return 0;
}

/* { dg-do run } */
/* { dg-options -w } */
/* What lanes that leave a loop by returning have made of a scalar, though
   their way does not use it any more: the other lanes see it, later.  The
   model goes through the lanes iteration by iteration.  */
#include "../ripple-test.h"

enum { LANES = 16 };

static int x[LANES], y[LANES];

/* In iteration k of the loop T is assigned where COND holds, by lanes that
   leave where LEAVE does.  */
#define KERNEL(NAME, LEAVE, COND, BODY)					\
NOIPA static void							\
NAME (int *out, int n, int m)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (BS, 0);						\
  int t = 17, k;							\
  for (k = 0; k < x[v]; k++)						\
    BODY (LEAVE, COND)							\
  out[v] = t;								\
}									\
static int								\
NAME##_leave (int k, int n, int m, size_t v)				\
{									\
  return LEAVE;								\
}									\
static int								\
NAME##_cond (int t, int n, int m, size_t v)				\
{									\
  return COND;								\
}

#define PLAIN(LEAVE, COND)						\
  if (LEAVE)								\
    {									\
      if (COND)								\
	t = n;								\
      return;								\
    }
#define NESTED(LEAVE, COND)						\
  for (int j = 0; j < 2; j++)						\
    if (LEAVE)								\
      {									\
	if (m > 0)							\
	  {								\
	    if (COND)							\
	      t = n;							\
	  }								\
	else								\
	  t = n;							\
	return;								\
      }
#define LOOP(LEAVE, COND)						\
  if (LEAVE)								\
    {									\
      for (int j = 0; j < m; j++)					\
	if (COND)							\
	  t = n;							\
      return;								\
    }
#define SWITCH(LEAVE, COND)						\
  if (LEAVE)								\
    switch (COND)							\
      {									\
      case 1:								\
	t = n;								\
      default:								\
	return;								\
      }

#define KERNELS(NAME, BODY)						\
KERNEL (NAME##_uniform, k > 0, y[v] + t > 17, BODY)			\
KERNEL (NAME##_lanes, k + y[v] > 1, (y[v] & 1) == 1, BODY)		\
KERNEL (NAME##_scalar, k + y[v] > 1, m > 0, BODY)			\
KERNEL (NAME##_first, m + k > 0, t - y[v] < 17, BODY)			\
KERNEL (NAME##_never, k > 100, y[v] > 0, BODY)

KERNELS (plain, PLAIN)
KERNELS (nested, NESTED)
KERNELS (loop, LOOP)
KERNELS (choice, SWITCH)

static void
check (void (*kernel) (int *, int, int),
       int leave (int, int, int, size_t), int cond (int, int, int, size_t))
{
  int out[LANES] = { 0 }, want[LANES] = { 0 }, left[LANES] = { 0 };
  int t = 17, n = 5, m = 1;

  kernel (out, n, m);
  for (int k = 0; k < 8; k++)
    {
      int was = t;
      for (size_t v = 0; v < LANES; v++)
	if (k < x[v] && !left[v] && leave (k, n, m, v))
	  {
	    left[v] = 1;
	    if (cond (was, n, m, v))
	      t = n;
	  }
    }
  for (size_t v = 0; v < LANES; v++)
    if (!left[v])
      want[v] = t;
  CHECK_SAME (out, want, LANES);
}

#define TRY_ONE(NAME) check (NAME, NAME##_leave, NAME##_cond);
#define TRY(NAME)							\
  TRY_ONE (NAME##_uniform) TRY_ONE (NAME##_lanes) TRY_ONE (NAME##_scalar) \
  TRY_ONE (NAME##_first) TRY_ONE (NAME##_never)

int
main (void)
{
  for (int round = 0; round < 20; round++)
    {
      for (int v = 0; v < LANES; v++)
	{
	  x[v] = (int) (rnd () % 4);
	  y[v] = (int) (rnd () % 3);
	}
      TRY (plain) TRY (nested) TRY (loop) TRY (choice)
    }
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Functions that are called lane by lane in blocks of scalable sizes: all
   element types, masks, order, structures, pointers to functions.  */
#include "ripple-test.h"

enum { N = 300 };

struct pair
{
  float x;
  int64_t y;
};

static int calls, last;
static struct pair p[N], q[N];
static uint8_t on[N];

#define TYPE(T)								\
  static T a_##T[N], got_##T[N], want_##T[N];				\
  NOIPA static T							\
  next_##T (T x, int i)							\
  {									\
    calls++;								\
    return (T) (x + (T) (i % 7));					\
  }									\
  KERNEL (T, 1)								\
  KERNEL (T, 3)								\
  KERNEL (T, 4)								\
  KERNEL (T, 20)							\
  static void								\
  try_##T (int n)							\
  {									\
    TRY_ONE (T, 1)							\
    TRY_ONE (T, 3)							\
    TRY_ONE (T, 4)							\
    TRY_ONE (T, 20)							\
  }

#define KERNEL(T, LANES)						\
  NOIPA static void							\
  all_##T##_##LANES (int n)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      got_##T[i] = next_##T (a_##T[i], i);				\
  }									\
  NOIPA static void							\
  some_##T##_##LANES (int n)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (on[i])							\
	got_##T[i] = next_##T (a_##T[i], 3) + a_##T[i];			\
  }

#define TRY_ONE(T, LANES)						\
  FILL (T, a_##T, N);							\
  memset (got_##T, 0x55, sizeof got_##T);				\
  memset (want_##T, 0x55, sizeof want_##T);				\
  calls = 0;								\
  all_##T##_##LANES (n);						\
  CHECK (calls == n);							\
  for (int i = 0; i < n; i++)						\
    want_##T[i] = next_##T (a_##T[i], i);				\
  CHECK_SAME (got_##T, want_##T, N);					\
  calls = 0;								\
  some_##T##_##LANES (n);						\
  for (int i = 0; i < n; i++)						\
    {									\
      calls -= on[i] != 0;						\
      if (on[i])							\
	want_##T[i] = (T) (next_##T (a_##T[i], 3) + a_##T[i]);		\
      calls -= on[i] != 0;						\
    }									\
  CHECK (calls == 0);							\
  CHECK_SAME (got_##T, want_##T, N);

TYPE (int8_t)
TYPE (uint16_t)
TYPE (int32_t)
TYPE (uint64_t)
TYPE (float)
TYPE (double)

NOIPA static _Bool
odd (int x, _Bool flip)
{
  return (x & 1) != flip;
}

NOIPA static void
booleans (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (8));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (odd (a_int32_t[i], a_int8_t[i] > 0))
      got_int32_t[i] = a_int32_t[i];
}

NOIPA static void
in_order (int i)
{
  CHECK (i == last + 1);
  last = i;
}

NOIPA static void
ordered (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 2, ripple_vscale ());
  ripple_parallel (block, 0, 1);
  for (int i = 0; i < n; i++)
    in_order (i);
}

NOIPA static struct pair
turn (struct pair from, int by)
{
  struct pair r = { from.x + (float) by, -from.y };
  return r;
}

NOIPA static void
structures (int n, int by)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    q[i] = turn (p[i], by);
}

NOIPA static void
set (int *to, int value)
{
  *to = value;
}

NOIPA static void
pointers (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (2));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    set (&got_int32_t[n - 1 - i], a_int32_t[i]);
}

static int
plus_one (int x)
{
  return x + 1;
}

static int
minus (int x)
{
  return -x;
}

NOIPA static void
chosen (int n, int (*const *f) (int))
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    got_int32_t[i] = f[on[i] & 1] (i);
}

int
main (void)
{
  int (*const f[2]) (int) = { plus_one, minus };
  for (int n = 0; n < N; n += n < 18 ? 1 : 93)
    {
      for (int i = 0; i < N; i++)
	on[i] = rnd () % 3;
      try_int8_t (n);
      try_uint16_t (n);
      try_int32_t (n);
      try_uint64_t (n);
      try_float (n);
      try_double (n);
      memcpy (want_int32_t, got_int32_t, sizeof want_int32_t);
      booleans (n);
      for (int i = 0; i < n; i++)
	if (odd (a_int32_t[i], a_int8_t[i] > 0))
	  want_int32_t[i] = a_int32_t[i];
      CHECK_SAME (got_int32_t, want_int32_t, N);
      last = -1;
      ordered (n);
      CHECK (last == n - 1);
      for (int i = 0; i < N; i++)
	{
	  p[i].x = (float) i;
	  p[i].y = rnd ();
	}
      structures (n, 3);
      for (int i = 0; i < n; i++)
	CHECK (q[i].x == p[i].x + 3 && q[i].y == -p[i].y);
      pointers (n);
      for (int i = 0; i < n; i++)
	CHECK (got_int32_t[n - 1 - i] == a_int32_t[i]);
      chosen (n, f);
      for (int i = 0; i < n; i++)
	CHECK (got_int32_t[i] == f[on[i] & 1] (i));
    }
  return 0;
}

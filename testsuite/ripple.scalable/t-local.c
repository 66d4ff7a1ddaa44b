/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Local arrays and structures with an element for each lane in blocks of
   scalable sizes.  */
#include "ripple-test.h"

enum { N = 300 };
static uint8_t which[N];

#define TYPE(T)								\
  static T a_##T[4 * N], got_##T[N], want_##T[N];			\
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
  choose_##T##_##LANES (int n)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T own[4];							\
	for (int k = 0; k < 4; k++)					\
	  own[k] = a_##T[4 * i + k];					\
	own[which[i] & 3] = a_##T[i];					\
	if (which[i] & 8)						\
	  own[0] = own[which[i] >> 4 & 3];				\
	got_##T[i] = own[which[i] >> 6];				\
      }									\
  }

#define TRY_ONE(T, LANES)						\
  FILL (T, a_##T, 4 * N);						\
  memset (got_##T, 0x55, sizeof got_##T);				\
  memset (want_##T, 0x55, sizeof want_##T);				\
  choose_##T##_##LANES (n);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T own[4];								\
      memcpy (own, a_##T + 4 * i, sizeof own);				\
      own[which[i] & 3] = a_##T[i];					\
      if (which[i] & 8)							\
	own[0] = own[which[i] >> 4 & 3];				\
      want_##T[i] = own[which[i] >> 6];					\
    }									\
  CHECK_SAME (got_##T, want_##T, N);

TYPE (int8_t)
TYPE (uint16_t)
TYPE (int32_t)
TYPE (uint64_t)
TYPE (float)
TYPE (double)

static _Bool got_bool[N];

NOIPA static void
flags (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 3, ripple_vscale ());
  ripple_parallel (block, 0, 1);
  for (int i = 0; i < n; i++)
    {
      _Bool seen[8] = { 0 };
      seen[which[i] & 7] = 1;
      seen[which[i] >> 3 & 7] = which[i] & 64;
      got_bool[i] = seen[5] || seen[2];
    }
}

struct state
{
  int16_t count;
  double sum[3];
};

static void
add (struct state *s, int k, double x)
{
  s->count = (int16_t) (s->count + 1);
  s->sum[k] += x;
}

/* The addresses are given away.  */

static void (*volatile add_it) (struct state *, int, double) = add;

NOIPA static void
states (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      struct state s = { which[i], { 0, 1, 2 } };
      void (*f) (struct state *, int, double) = add_it;
      f (&s, which[i] % 3, a_double[i]);
      if (which[i] & 1)
	f (&s, 1, 2);
      got_double[i] = s.sum[0] + 3 * s.sum[1] + 5 * s.sum[2] + s.count;
    }
}

/* Sort four numbers by exchanges.  */

NOIPA static void
sort (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (8));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int32_t v[4];
      for (int k = 0; k < 4; k++)
	v[k] = a_int32_t[4 * i + k];
      for (int k = 0; k < 3; k++)
	for (int j = 0; j < 3 - k; j++)
	  if (v[j] > v[j + 1])
	    {
	      int32_t t = v[j];
	      v[j] = v[j + 1];
	      v[j + 1] = t;
	    }
      for (int k = 0; k < 4; k++)
	a_int32_t[4 * i + k] = v[k];
    }
}

int
main (void)
{
  for (int n = 0; n < N; n += n < 18 ? 1 : 93)
    {
      for (int i = 0; i < N; i++)
	which[i] = (uint8_t) rnd ();
      try_int8_t (n);
      try_uint16_t (n);
      try_int32_t (n);
      try_uint64_t (n);
      try_float (n);
      try_double (n);
      flags (n);
      for (int i = 0; i < n; i++)
	{
	  _Bool seen[8] = { 0 };
	  seen[which[i] & 7] = 1;
	  seen[which[i] >> 3 & 7] = which[i] & 64;
	  CHECK (got_bool[i] == (seen[5] || seen[2]));
	}
      states (n);
      for (int i = 0; i < n; i++)
	{
	  struct state s = { which[i], { 0, 1, 2 } };
	  add (&s, which[i] % 3, a_double[i]);
	  if (which[i] & 1)
	    add (&s, 1, 2);
	  CHECK (got_double[i] == s.sum[0] + 3 * s.sum[1] + 5 * s.sum[2]
				  + s.count);
	}
      sort (n);
      for (int i = 0; i < n; i++)
	for (int k = 0; k < 3; k++)
	  CHECK (a_int32_t[4 * i + k] <= a_int32_t[4 * i + k + 1]);
    }
  return 0;
}

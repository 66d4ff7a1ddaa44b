/* { dg-do run } */
/* { dg-options "-w" } */
/* Queries, loops over distinct values and updates in blocks of scalable sizes,
   where all lanes are on, and where some are, or none.  */
#include "ripple-test.h"

enum { MOST = 2048, BINS = 7 };

static int b[MOST];

struct told
{
  int any, all, none, visits;
  size_t count;
  long long first, lane, first_lane;
};

#define QUERIES(T)							\
    t->any = ripple_any (x > 3);					\
    t->all = ripple_all (x > 3);					\
    t->none = ripple_none (x > 3);					\
    t->count = ripple_count (x > 3);					\
    t->first = ripple_first (x > 3);					\
    t->lane = (long long) ripple_lane (x, k);				\
    t->first_lane = (long long) ripple_first_lane (x);			\
    ripple_foreach_unique (value, x)					\
      {									\
	r[v] = value + visits++;					\
	if (visits == 5)						\
	  break;							\
      }									\
    ripple_updateadd (&h[b[v] & 3], x);

#define TEST(T, X, LANES)						\
NOIPA static size_t							\
kernel_##T##_##X##_##LANES (const T *a, T *r, T *h, long k,		\
			    struct told *t, int some)			\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, X, ripple_scalable (LANES));		\
  size_t n = X * ripple_get_block_size (block, 1);			\
  size_t v = ripple_id (block, 0) + X * ripple_id (block, 1);		\
  T x = a[v];								\
  int visits = 0;							\
  if (!some)								\
    {									\
      QUERIES (T)							\
    }									\
  else if (b[v] % 3)							\
    {									\
      QUERIES (T)							\
    }									\
  t->visits = visits;							\
  return n;								\
}									\
static void								\
try_##T##_##X##_##LANES (int kind)					\
{									\
  static T a[MOST], r[MOST], h[BINS], bins[BINS];			\
  struct told got = { 0 }, want = { 0 };				\
  T seen[MOST];								\
  for (int k = 0; k < MOST; k++)					\
    a[k] = (T) (kind == 2 ? 4 + k % 2 : kind == 3 ? k % 3 : rnd () % 9); \
  for (int some = 0; some < 2; some++)					\
    {									\
      long k = rnd () % 5000 - 2500L;					\
      memset (h, 0, sizeof h);						\
      memset (bins, 0, sizeof bins);					\
      memset (r, 1, sizeof r);						\
      T none = r[0];							\
      memset (&got, 0, sizeof got);					\
      memset (&want, 0, sizeof want);					\
      size_t n = kernel_##T##_##X##_##LANES (a, r, h, k, &got, some);	\
      int active = 0;							\
      want.all = 1;							\
      want.first = -1;							\
      want.lane = (long long) a[(k % (long) n + (long) n) % (long) n];	\
      for (size_t i = 0; i < n; i++)					\
	{								\
	  int p = 0;							\
	  if (some && b[i] % 3 == 0)					\
	    {								\
	      CHECK (r[i] == none);					\
	      continue;							\
	    }								\
	  if (!active++)						\
	    want.first_lane = (long long) a[i];				\
	  want.all &= a[i] > 3;						\
	  want.any |= a[i] > 3;						\
	  want.count += a[i] > 3;					\
	  if (a[i] > 3 && want.first < 0)				\
	    want.first = i;						\
	  while (p < want.visits && seen[p] != a[i])			\
	    p++;							\
	  if (p == want.visits && p < 5)				\
	    seen[want.visits++] = a[i];					\
	  CHECK (r[i] == (p < want.visits ? (T) (a[i] + p) : none));	\
	  bins[b[i] & 3] = (T) (bins[b[i] & 3] + a[i]);			\
	}								\
      want.none = !want.any;						\
      CHECK (memcmp (h, bins, sizeof h) == 0);				\
      CHECK (got.visits == want.visits);				\
      if (!active)							\
	continue;							\
      CHECK (got.any == want.any && got.all == want.all);		\
      CHECK (got.none == want.none && got.count == want.count);		\
      CHECK (got.first == want.first && got.lane == want.lane);		\
      CHECK (got.first_lane == want.first_lane);			\
    }									\
}

#define ALL(M)								\
  M (int, 1, 4)								\
  M (float, 3, 4)							\
  M (double, 1, 2)							\
  M (int8_t, 1, 16)							\
  M (uint8_t, 1, 32)							\
  M (int16_t, 1, 5)							\
  M (int64_t, 1, 3)

ALL (TEST)

int
main (void)
{
  for (int t = 0; t < 8; t++)
    {
      for (int k = 0; k < MOST; k++)
	b[k] = (t == 5 ? 0 : t == 6 ? 3 * (k % 5) + (k == 3)
		: (int) (rnd () % 1000));
#define TRY_ONE(T, X, LANES) try_##T##_##X##_##LANES (t % 4);
      ALL (TRY_ONE)
    }
  return 0;
}

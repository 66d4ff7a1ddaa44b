/* Queries and loops over distinct values of elements T, in blocks of one and
   two dimensions, also of odd sizes; where all lanes are on, where some are,
   and where none is.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"
#include <stdbool.h>

/* What a function tells.  */
struct told
{
  bool any, all, none, any_element, unequal;
  size_t count, count_element, visits, first_of;
  int64_t first, first_element;
  T lane, negative, least;
};

#define QUERIES								\
  {									\
    t->any = ripple_any (x < y);					\
    t->all = ripple_all (x < y);					\
    t->none = ripple_none (x < y);					\
    t->count = ripple_count (x < y);					\
    t->first = ripple_first (x < y);					\
    t->any_element = ripple_any (z);					\
    t->count_element = ripple_count (z);				\
    t->first_element = ripple_first (z);				\
    t->unequal = !ripple_all (x == x);					\
    t->lane = ripple_lane (x, k);					\
    t->negative = ripple_lane (x, -k - 1);				\
    t->least = ripple_first_lane (x);					\
  }

#define UNIQUE								\
  {									\
    ripple_foreach_unique (value, z)					\
      {									\
	values[n] = value;						\
	counts[n] = ripple_count (v + 1);				\
	r[v] = (int) n;							\
	n++;								\
	if (n == stop)							\
	  break;							\
	if (b[v] & 8)							\
	  continue;							\
	r[v] += 1000;							\
      }									\
  }

/* The model: N lanes, those with an ON.  */
static void
model (const T *x, const T *y, const T *z, const int *b, bool some, int n,
       int k, int stop, struct told *t, T *values, size_t *counts, int *r,
       size_t *visits)
{
  bool on[256], left[256];
  int lane, m, active = 0;
  memset (t, 0, sizeof *t);
  t->first = t->first_element = -1;
  t->all = true;
  for (lane = 0; lane < n; lane++)
    {
      on[lane] = left[lane] = !some || b[lane] % 3 != 0;
      if (!on[lane])
	continue;
      if (active++ == 0)
	t->least = x[lane];
      t->unequal |= x[lane] != x[lane];
      if (x[lane] < y[lane] && t->count++ == 0)
	t->first = lane;
      if (!(x[lane] < y[lane]))
	t->all = false;
      if (z[lane] != 0 && t->count_element++ == 0)
	t->first_element = lane;
    }
  t->any = t->count != 0;
  t->none = !t->any;
  t->any_element = t->count_element != 0;
  t->lane = x[k % n];
  t->negative = x[((-k - 1) % n + n) % n];
  for (lane = 0, *visits = 0; lane < n; lane++)
    if (left[lane])
      {
	values[*visits] = z[lane];
	counts[*visits] = 0;
	for (m = lane; m < n; m++)
	  if (left[m] && (z[m] == z[lane]
			  || memcmp (z + m, z + lane, VALUE_BYTES (z)) == 0))
	    {
	      left[m] = false;
	      counts[*visits]++;
	      r[m] = (int) *visits + ((int) *visits + 1 == stop || b[m] & 8
				      ? 0 : 1000);
	    }
	++*visits;
	if ((int) *visits == stop)
	  return;
      }
}

#define TEST(NAME, X, Y)						\
NOIPA static void							\
kernel_##NAME (const T *px, const T *py, const T *pz, const int *b, int k, \
	       int stop, struct told *t, T *values, size_t *counts, int *r, \
	       size_t *visits)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v = ripple_id (BS, 0) + X * ripple_id (BS, 1);			\
  T x = px[v], y = py[v], z = pz[v];					\
  int n = 0;								\
  QUERIES								\
  UNIQUE								\
  *visits = n;								\
}									\
NOIPA static void							\
some_##NAME (const T *px, const T *py, const T *pz, const int *b, int k, \
	     int stop, struct told *t, T *values, size_t *counts, int *r, \
	     size_t *visits)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v = ripple_id (BS, 0) + X * ripple_id (BS, 1);			\
  T x = px[v], y = py[v], z = pz[v];					\
  int n = 0;								\
  if (b[v] % 3 != 0)							\
    {									\
      QUERIES								\
      UNIQUE								\
    }									\
  *visits = n;								\
}									\
static void								\
try_##NAME (int t)							\
{									\
  enum { N = X * Y };							\
  struct told got, want;						\
  T values[N], got_values[N];						\
  size_t counts[N], got_counts[N], visits, got_visits;			\
  int want_r[N];							\
  BUF (T, x, N, t % PLACES);						\
  BUF (T, y, N, t % PLACES);						\
  BUF (T, z, N, t % PLACES);						\
  BUF (int, b, N, t % PLACES);						\
  BUF (int, r, N, t % PLACES);						\
  int stop = t % 3 == 2 ? 2 : -1, k = rnd () % 1000;			\
  for (int i = 0; i < N; i++)						\
    {									\
      if (t % 4 == 1)							\
	y[i] = x[i];							\
      if (t % 4 == 3)							\
	y[i] = i + 1 == N ? x[i] + 1 : x[i];				\
      if (t % 5 != 4)							\
	z[i] = (T) (t % 4 == 0 ? 0 : rnd () % 5);			\
      if (t % 6 == 5)							\
	b[i] = 3 * (b[i] / 4);						\
    }									\
  SPECIAL (x, z, N)							\
  for (int some = 0; some < 2; some++)					\
    {									\
      memcpy (want_r, r, sizeof want_r);				\
      memset (&got, 0, sizeof got);					\
      got_visits = 0;							\
      model (x, y, z, b, some, N, k, stop, &want, values, counts,	\
	     want_r, &visits);						\
      (some ? some_##NAME : kernel_##NAME) (x, y, z, b, k, stop, &got,	\
					    got_values, got_counts, r,	\
					    &got_visits);		\
      CHECK_SAME (r, want_r, N);					\
      CHECK (got_visits == visits);					\
      CHECK_SAME (got_values, values, visits);				\
      CHECK_SAME (got_counts, counts, visits);				\
      if (visits == 0)							\
	continue;							\
      CHECK (got.any == want.any && got.all == want.all);		\
      CHECK (got.none == want.none && got.unequal == want.unequal);	\
      CHECK (got.any_element == want.any_element);			\
      CHECK (got.count == want.count && got.first == want.first);	\
      CHECK (got.count_element == want.count_element);			\
      CHECK (got.first_element == want.first_element);			\
      CHECK_SAME (&got.lane, &want.lane, 1);				\
      CHECK_SAME (&got.negative, &want.negative, 1);			\
      CHECK_SAME (&got.least, &want.least, 1);				\
    }									\
  buf_free_all ();							\
}

#ifdef FLOAT
# define SPECIAL(X, Z, N)						\
  for (int i = 0; i < N; i++)						\
    {									\
      if (rnd () % 16 == 0)						\
	X[i] = (T) __builtin_nanf ("");					\
      if (rnd () % 8 == 0)						\
	Z[i] = (T) (rnd () & 1 ? -0.0 : 0.0);				\
      if (rnd () % 8 == 0)						\
	Z[i] = (T) (rnd () & 1 ? __builtin_nanf ("")			\
		    : -__builtin_nanf ("1"));				\
    }
#else
# define SPECIAL(X, Z, N)
#endif

TEST (small, 8, 1)
TEST (three, 3, 1)
TEST (odd_rows, 5, 7)
#ifndef FEW
TEST (one, 1, 1)
TEST (full, 64, 1)
TEST (more, 130, 1)
TEST (square, 8, 4)
#endif

int
main (void)
{
  for (int t = 0; t < 24; t++)
    {
      try_small (t);
      try_three (t);
      try_odd_rows (t);
#ifndef FEW
      try_one (t);
      try_full (t);
      try_more (t);
      try_square (t);
#endif
    }
  return 0;
}

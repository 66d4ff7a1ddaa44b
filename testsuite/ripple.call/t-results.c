/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Structures of all sizes, unions, and complex numbers, as arguments and
   results of calls that are done lane by lane: in registers and in memory.  */
#include "../ripple-test.h"
#define N 29

/* FIELDS, of which A and B are two; calls under a condition and under none;
   results stored, changed in a variable, passed on, and only in part used.  */
#define RECORD(ID, FIELDS, A, B)					\
struct ID { FIELDS };							\
NOIPA_NORMAL static struct ID						\
make_##ID (struct ID x, int k)						\
{									\
  x.A += k;								\
  x.B -= 2;								\
  return x;								\
}									\
NOIPA static void							\
use_##ID (int n, const int *on, struct ID *a, struct ID *c, double *d)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      c[i] = make_##ID (a[i], i & 7);					\
      if (on[i])							\
	{								\
	  struct ID x = make_##ID (c[i], 3);				\
	  x.B++;							\
	  a[i] = make_##ID (x, on[i]);					\
	  d[i] = make_##ID (make_##ID (x, 1), 2).A;			\
	}								\
    }									\
}									\
static void								\
try_##ID (void)								\
{									\
  struct ID a[N], c[N];							\
  double d[N];								\
  int on[N];								\
  memset (a, 0, sizeof a);						\
  for (int i = 0; i < N; i++)						\
    {									\
      a[i].A = i;							\
      a[i].B = 2 * i;							\
      d[i] = -1;							\
      on[i] = i % 3;							\
    }									\
  use_##ID (N, on, a, c, d);						\
  for (int i = 0; i < N; i++)						\
    {									\
      struct ID e, x;							\
      memset (&e, 0, sizeof e);						\
      e.A = i;								\
      e.B = 2 * i;							\
      x = make_##ID (e, i & 7);						\
      CHECK (c[i].A == x.A && c[i].B == x.B);				\
      if (on[i])							\
	{								\
	  x = make_##ID (x, 3);						\
	  x.B++;							\
	  e = make_##ID (x, on[i]);					\
	  x = make_##ID (make_##ID (x, 1), 2);				\
	}								\
      CHECK (a[i].A == e.A && a[i].B == e.B);				\
      CHECK (d[i] == (on[i] ? (double) x.A : -1));			\
    }									\
}

RECORD (bytes, signed char a; signed char b;, a, b)
RECORD (words, short a; int b;, a, b)
RECORD (floats, float a; float b;, a, b)
RECORD (doubles, double a; double b;, a, b)
RECORD (mixed, long long a; double b;, a, b)
RECORD (three, float a; float x; float b;, a, b)
RECORD (large, int a; long long x[5]; double b;, a, b)
RECORD (array, short x[4];, x[1], x[3])
RECORD (extended, long double a; char b;, a, b)
RECORD (fields, int a : 9; unsigned x : 4; int b : 11;, a, b)
RECORD (nested, struct { float a; short x; } r;
	union { long long b; char c; } u;, r.a, u.b)

/* Complex numbers.  */
#define COMPLEX(T, ID)							\
NOIPA_NORMAL static _Complex T						\
turn_##ID (T x, _Complex T y)						\
{									\
  return x + y * (_Complex T) 2.0i;					\
}									\
NOIPA static void							\
use_##ID (int n, const T *a, _Complex T *z, _Complex T *y)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      y[i] = turn_##ID (a[i], z[i]);					\
      if (a[i] > 3)							\
	{								\
	  _Complex T q = turn_##ID (a[i], z[i]);			\
	  z[i] = q * turn_##ID (1, q) + 1;				\
	}								\
    }									\
}									\
static void								\
try_##ID (void)								\
{									\
  T a[N];								\
  _Complex T z[N], y[N];						\
  for (int i = 0; i < N; i++)						\
    {									\
      a[i] = i % 7;							\
      z[i] = i + 3.0i;							\
    }									\
  use_##ID (N, a, z, y);						\
  for (int i = 0; i < N; i++)						\
    {									\
      _Complex T e = i + 3.0i, q = turn_##ID (a[i], e);			\
      CHECK (y[i] == q);						\
      if (a[i] > 3)							\
	e = q * turn_##ID (1, q) + 1;					\
      CHECK (z[i] == e);						\
    }									\
}

COMPLEX (float, cf)
COMPLEX (double, cd)
COMPLEX (long double, cl)

int
main (void)
{
  try_bytes ();
  try_words ();
  try_floats ();
  try_doubles ();
  try_mixed ();
  try_three ();
  try_large ();
  try_array ();
  try_extended ();
  try_fields ();
  try_nested ();
  try_cf ();
  try_cd ();
  try_cl ();
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Elements that no vector has, long double, _Float128 and __int128: what the
   functions of the API, flow, masks, calls and memory do with them.  */
/* A change of the mode raises all exceptions.  */
#undef STREAMING
#include "../ripple-test.h"
#include <fenv.h>
#include <math.h>
#define V 4
#define H 3
#define N (V * H)
#define LANES 40

static size_t
reversed (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
every_second (size_t k, size_t n)
{
  return 2 * k % (2 * n);
}

enum { TOTAL, LEAST, MOST, ORDERED, PART, PRODUCT = 8, SUM = PRODUCT + V,
       MIXED = SUM + H, BOTH = MIXED + N, ROW = BOTH + N, SPREAD = ROW + V,
       LOCAL = SPREAD + N, SOME = LOCAL + N, STACKED = SOME + N,
       OUT = STACKED + 2 * N };

/* Functions of the API on T.  */
#define TENSORS(T, ID)							\
NOIPA static void							\
tensors_##ID (const T *a, const T *b, const int *c, T *o)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, V, H);			\
  ripple_block_t B2 = ripple_set_block_shape (0, V, H, 2);		\
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1), k = v + V * w;	\
  T x = a[k], y = b[v], l[3];						\
  o[TOTAL] = ripple_reduceadd (3, x);					\
  o[LEAST] = ripple_reducemin (3, x);					\
  o[MOST] = ripple_reducemax (3, x * y);				\
  o[ORDERED] = ripple_reduceadd_ordered (3, b[1], x);			\
  o[PART] = ripple_slice (x, 1, 2);					\
  o[PRODUCT + v] = ripple_reducemul (2, x);				\
  o[SUM + w] = ripple_reduceadd (1, x);					\
  o[MIXED + k] = ripple_shuffle (x, reversed);				\
  o[BOTH + k] = ripple_shuffle_pair (x, x * y, every_second);		\
  o[ROW + v] = ripple_slice (x, -1, 1);					\
  o[SPREAD + k] = ripple_broadcast (BS, 3, a[5]) + x;			\
  l[0] = x;								\
  l[1] = y;								\
  l[2] = x + y;								\
  T s = 0;								\
  for (int i = 0; i < 3; i++)						\
    s += l[(i + c[v]) % 3] * i;						\
  o[LOCAL + k] = s;							\
  o[SOME + k] = 0;							\
  if (c[k] & 1)								\
    o[SOME + k] = ripple_reduceadd (3, x) + x;				\
  o[STACKED + ripple_id (B2, 0) + V * ripple_id (B2, 1)			\
    + N * ripple_id (B2, 2)]						\
    = ripple_stack (B2, x, (T) (x + 1));				\
}									\
static void								\
try_tensors_##ID (void)							\
{									\
  T a[N], b[N], o[OUT], e[OUT], on = 0;					\
  int c[N];								\
  for (int i = 0; i < N; i++)						\
    {									\
      a[i] = i * 7 % 11 + 1;						\
      b[i] = i + 2;							\
      c[i] = i % 3;							\
      if (c[i] & 1)							\
	on += a[i];							\
    }									\
  for (int i = 0; i < OUT; i++)						\
    o[i] = e[i] = 99;							\
  tensors_##ID (a, b, c, o);						\
  e[TOTAL] = 0;								\
  e[LEAST] = e[MOST] = a[0];						\
  e[ORDERED] = b[1];							\
  e[PART] = a[1 + 2 * V];						\
  for (int v = 0; v < V; v++)						\
    {									\
      e[PRODUCT + v] = 1;						\
      e[ROW + v] = a[V + v];						\
    }									\
  for (int w = 0; w < H; w++)						\
    e[SUM + w] = 0;							\
  for (int k = 0; k < N; k++)						\
    {									\
      T x = a[k], y = b[k % V], l[3] = { x, y, x + y }, s = 0;		\
      e[TOTAL] += x;							\
      e[ORDERED] += x;							\
      e[LEAST] = x < e[LEAST] ? x : e[LEAST];				\
      e[MOST] = x * y > e[MOST] ? x * y : e[MOST];			\
      e[PRODUCT + k % V] *= x;						\
      e[SUM + k / V] += x;						\
      e[MIXED + N - 1 - k] = x;						\
      e[BOTH + k] = 2 * k < N ? a[2 * k]				\
		    : a[2 * k - N] * b[(2 * k - N) % V];		\
      e[SPREAD + k] = a[5] + x;						\
      for (int i = 0; i < 3; i++)					\
	s += l[(i + c[k % V]) % 3] * i;					\
      e[LOCAL + k] = s;							\
      e[SOME + k] = c[k] & 1 ? on + x : 0;				\
      e[STACKED + k] = x;						\
      e[STACKED + N + k] = x + 1;					\
    }									\
  for (int i = 0; i < OUT; i++)						\
    CHECK (o[i] == e[i]);						\
}

/* Lanes that are off touch nothing, in blocks of many lanes, too: below 0 the
   index is another one.  Loops that lanes leave, ways of a switch, calls.  */
#define FLOW(T, ID)							\
NOIPA static T								\
twice_##ID (T x, int n)							\
{									\
  return x * 2 + n;							\
}									\
NOIPA static void							\
flow_##ID (int n, int m, const T *a, const int *c, T *o, double *d)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = 1;								\
      if (i < m)							\
	x = a[i] + 1;							\
      if (c[i] > 0)							\
	x += a[c[i] % m];						\
      T y = x < 5 ? -x + 9 : x * 3;					\
      while (y > 7)							\
	y = y - 5 + (x > 50);						\
      switch (c[i])							\
	{								\
	case 1:								\
	  y = twice_##ID (y, c[i]);					\
	  break;							\
	case 2:								\
	  y = y / 2;							\
	  break;							\
	case 3:								\
	  if (y)							\
	    y = 60 / y;							\
	}								\
      o[2 * i] = y;							\
      if (!(c[i] & 1))							\
	d[i] = (double) x + (y == x) + (float) y + (int) y;		\
    }									\
}									\
static void								\
try_flow_##ID (void)							\
{									\
  enum { COUNT = 2 * LANES + 13, MANY = COUNT - 7 };			\
  int c[COUNT];								\
  for (int i = 0; i < COUNT; i++)					\
    c[i] = i * 5 % 7 - 2;						\
  for (int place = 0; place < PLACES; place++)				\
    {									\
      T *a = (T *) buf_new (MANY * sizeof *a, place);			\
      for (int i = 0; i < MANY; i++)					\
	a[i] = i * 11 % 17;						\
      T *o = (T *) buf_new (2 * COUNT * sizeof *o, place);		\
      double d[COUNT] = { 0 };						\
      for (int i = 0; i < 2 * COUNT; i++)				\
	o[i] = 77;							\
      flow_##ID (COUNT, MANY, a, c, o, d);				\
      for (int i = 0; i < COUNT; i++)					\
	{								\
	  T x = i < MANY ? a[i] + 1 : 1;				\
	  x += c[i] > 0 ? a[c[i] % MANY] : 0;				\
	  T y = x < 5 ? -x + 9 : x * 3;					\
	  while (y > 7)							\
	    y = y - 5 + (x > 50);					\
	  y = c[i] == 1 ? y * 2 + 1 : c[i] == 2 ? y / 2			\
	      : c[i] == 3 && y ? 60 / y : y;				\
	  double z = (double) x + (y == x) + (float) y + (int) y;	\
	  CHECK (o[2 * i] == y && o[2 * i + 1] == 77);			\
	  CHECK (c[i] & 1 ? d[i] == 0 : d[i] == z);			\
	}								\
      buf_free_all ();							\
    }									\
}									\
NOIPA static T								\
clause_##ID (int n, const T *a, T *r)				\
{									\
  ripple_block_t B = ripple_set_block_shape (0, 8);			\
  T s = 3, m = a[0];							\
_Pragma ("ripple parallel Block(B) Dims(0) reduction(+:s) reduction(max:m)")\
  for (int i = 0; i < n; i++)						\
    {									\
      s += a[i];							\
      m = a[i] > m ? a[i] : m;						\
    }									\
  *r = m;								\
  return s;								\
}									\
static void								\
try_clause_##ID (void)							\
{									\
  T a[29], sum = 3, m;							\
  for (int i = 0; i < 29; i++)						\
    sum += a[i] = i * 5 % 29;						\
  CHECK (clause_##ID (29, a, &m) == sum && m == 28);			\
}

#define ALL(T, ID) TENSORS (T, ID) FLOW (T, ID)
#define TRY_ALL(ID)							\
  try_tensors_##ID (), try_flow_##ID (), try_clause_##ID ()

ALL (long double, ld)
#ifdef __FLT128_MAX__
ALL (_Float128, f128)
#endif
#ifdef __SIZEOF_INT128__
ALL (__int128, i128)
ALL (unsigned __int128, u128)

typedef __int128 i128;
typedef unsigned __int128 u128;

/* What only integers have.  */
NOIPA static void
bits (const i128 *a, const i128 *b, i128 *o, u128 *u, int *over)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  i128 x = a[v], y = b[v], r;
  int k = y & 127;
  u[0] = ripple_reduceand (1, (u128) x | 5);
  u[1] = ripple_reduceor (1, (u128) x);
  u[2] = ripple_reducexor (1, (u128) x);
  o[v] = ripple_add_sat (x, y);
  o[8 + v] = ripple_sub_sat (x, y);
  u[8 + v] = ripple_shl_sat ((u128) x, (u128) 3);
  u[16 + v] = (u128) x << k | (u128) x >> (-k & 127);
  u[24 + v] = __builtin_bswap64 (x >> 64);
  over[v] = __builtin_add_overflow (x, y, &r);
  o[16 + v] = r;
  over[8 + v] = __builtin_mul_overflow (x, y, &r);
  o[24 + v] = r;
}

static void
try_bits (void)
{
  i128 a[8], b[8], o[32], low = (i128) 1 << 127, high = ~low, r;
  u128 u[32], all[3] = { ~(u128) 0, 0, 0 };
  int over[16];
  FILL (i128, a, 8);
  FILL (i128, b, 8);
  a[1] = high, b[1] = 1;
  a[2] = low, b[2] = -1;
  bits (a, b, o, u, over);
  for (int v = 0; v < 8; v++)
    {
      int k = b[v] & 127;
      u128 x = a[v];
      CHECK (over[v] == __builtin_add_overflow (a[v], b[v], &r));
      CHECK (o[16 + v] == r);
      CHECK (o[v] == (!over[v] ? r : b[v] > 0 ? high : low));
      k = __builtin_sub_overflow (a[v], b[v], &r);
      CHECK (o[8 + v] == (!k ? r : b[v] > 0 ? low : high));
      CHECK (over[8 + v] == __builtin_mul_overflow (a[v], b[v], &r));
      CHECK (o[24 + v] == r);
      k = b[v] & 127;
      CHECK (u[8 + v] == (x >> 125 ? ~(u128) 0 : x << 3));
      CHECK (u[16 + v] == (x << k | x >> (-k & 127)));
      CHECK (u[24 + v] == __builtin_bswap64 (a[v] >> 64));
      all[0] &= x | 5;
      all[1] |= x;
      all[2] ^= x;
    }
  CHECK (u[0] == all[0] && u[1] == all[1] && u[2] == all[2]);
}

/* A divisor that is the same in all lanes, of which none is on.  */
NOIPA static void
divide (const int *on, i128 x, i128 *y, i128 *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  if (on[v])
    {
      r[v] = y[v] / x;
      r[0] = y[0] % x;
    }
}
#endif

/* Functions of the library, the order of zeros, NaN.  */
NOIPA static void
library (const long double *a, long double *o, int *i)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  long double x = a[v];
  o[v] = sinl (x) + fabsl (x);
  o[8 + v] = copysignl (2, x);
  o[16 + v] = floorl (x);
  o[24] = ripple_reducemin (1, x);
  o[25] = ripple_reducemax (1, x);
  o[26] = ripple_reduceminimum (1, x);
  o[27] = ripple_reducemaximum (1, x);
  i[v] = !!signbit (x) + 2 * !!isnan (x) + 4 * !!isinf (x)
	 + 8 * !!isfinite (x) + 16 * !!isnormal (x);
  if (x > 0)
    o[28 + v] = sqrtl (x);
}

static void
try_library (void)
{
  static const long double a[2][8]
    = { { 0.0L, 1.5L, 2, 3, 0.0L, -0.0L, 4, 0.0L },
	{ 0.0L, -1.5L, NAN, -3, INFINITY, -0.0L, -INFINITY, 1e-4945L } };
  for (int t = 0; t < 2; t++)
    {
      long double o[36];
      int i[8];
      for (int v = 0; v < 36; v++)
	o[v] = 9;
      library (a[t], o, i);
      for (int v = 0; v < 8; v++)
	{
	  long double x = a[t][v], e = sinl (x) + fabsl (x);
	  CHECK (i[v] == !!signbit (x) + 2 * !!isnan (x) + 4 * !!isinf (x)
			 + 8 * !!isfinite (x) + 16 * !!isnormal (x));
	  CHECK (o[v] == e || (isnan (o[v]) && isnan (e)));
	  CHECK (o[8 + v] == (signbit (x) ? -2 : 2));
	  CHECK (o[16 + v] == floorl (x) || isnan (x));
	  CHECK (o[28 + v] == (x > 0 ? sqrtl (x) : 9));
	}
      if (t)
	CHECK (o[24] == -INFINITY && o[25] == INFINITY && isnan (o[26])
	       && isnan (o[27]));
      else
	CHECK (o[24] == 0 && signbit (o[24]) && o[26] == 0
	       && signbit (o[26]) && o[25] == 4 && o[27] == 4);
    }
}

/* What is off raises nothing.  */
NOIPA static void
quiet (int n, const long double *a, const int *on, double *d, long *l,
       float *f, long double *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (on[i])
      {
	d[i] = a[i];
	l[i] = a[i];
	f[i] = a[i];
	q[i] = 1 / (a[i] - 3);
      }
}

static void
try_quiet (void)
{
  static const long double off[] = { 3, 1e4000L, NAN, -1e300L };
  long double a[13], q[13];
  double d[13];
  long l[13];
  float f[13];
  int on[13];
  for (int i = 0; i < 13; i++)
    {
      on[i] = i % 3 == 0;
      a[i] = on[i] ? i + 4 : sizeof (long double) > 8 ? off[i % 4] : 3;
    }
  feclearexcept (FE_ALL_EXCEPT);
  quiet (13, a, on, d, l, f, q);
  CHECK (!fetestexcept (FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW));
  for (int i = 0; i < 13; i += 3)
    CHECK (d[i] == i + 4 && l[i] == i + 4 && f[i] == i + 4
	   && q[i] == 1 / (a[i] - 3));
}

/* Members, alone and in complex numbers.  */
struct mixed
{
  char c;
  long double l;
  _Complex long double z;
  short s;
};

NOIPA static void
members (int n, struct mixed *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      struct mixed m = a[i];
      m.l = m.l * m.s + m.c;
      m.z = m.z * m.z + m.l;
      if (m.s > 3)
	a[i] = m;
      else
	a[i].l = -m.l;
    }
}

static void
try_members (void)
{
  struct mixed a[21], e[21];
  for (int i = 0; i < 21; i++)
    {
      e[i].c = i;
      e[i].l = i * 3;
      e[i].z = i + 2.0iL;
      e[i].s = i % 7;
      memcpy (&a[i], &e[i], sizeof a[i]);
    }
  members (21, a);
  for (int i = 0; i < 21; i++)
    {
      long double l = e[i].l * e[i].s + e[i].c;
      if (e[i].s > 3)
	CHECK (a[i].l == l && a[i].z == e[i].z * e[i].z + l);
      else
	CHECK (a[i].l == -l && a[i].z == e[i].z);
      CHECK (a[i].c == i && a[i].s == i % 7);
    }
}

int
main (void)
{
  TRY_ALL (ld);
#ifdef __FLT128_MAX__
  TRY_ALL (f128);
#endif
#ifdef __SIZEOF_INT128__
  TRY_ALL (i128);
  TRY_ALL (u128);
  try_bits ();
  int none[8] = { 0 };
  i128 y[8] = { 0 }, r[8];
  divide (none, 0, y, r);
#endif
  try_library ();
  try_quiet ();
  try_members ();
  return 0;
}

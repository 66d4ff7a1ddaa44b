/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All operators on bit-fields of lanes of many widths, of one bit above all;
   what lies beside them stays as it is.  */
#include "../ripple-test.h"
#define N 21

enum side { LEFT, RIGHT };
typedef unsigned long long ull;

/* Statements on the bit-fields d.f and d.e, the lane x, the uniform u and the
   affine i.  */
#define OPERATORS(X, S)							\
  X (S, assign, d.f = x >> 3)						\
  X (S, add, d.f += x)							\
  X (S, subtract, d.f -= x)						\
  X (S, multiply, d.f *= x)						\
  X (S, divide, d.f /= (x & 7) + 1)					\
  X (S, modulo, d.f %= (x & 7) + 1)					\
  X (S, left, d.f <<= x & 1)						\
  X (S, right, d.f >>= x & 1)						\
  X (S, and, d.f &= x)							\
  X (S, or, d.f |= x)							\
  X (S, exclusive, d.f ^= x)						\
  X (S, increment, x = ++d.f; d.e = x)					\
  X (S, increment_after, x = d.f++; d.e = x)				\
  X (S, decrement, x = --d.f; d.e = x)					\
  X (S, decrement_after, x = d.f--; d.e = x)				\
  X (S, complement, d.e = ~(int) d.f & 7; d.f = ~(int) d.f)		\
  X (S, negate, d.e = -d.f; d.f = -d.f)					\
  X (S, not, d.e = !d.f; d.f = !d.f)					\
  X (S, compare, d.e = d.f < (x & 3); d.f = d.f == x)			\
  X (S, choose, d.f = x & 2 ? d.f : x; d.e = d.f ? x : 1)		\
  X (S, condition, if (d.f) d.e = x; else d.f = 1)			\
  X (S, logic, d.f = d.f && x > 3; d.e = d.f || x < 9)			\
  X (S, truth, d.f = x > 9; d.e = d.f & (x > 3))			\
  X (S, uniform, d.f = u; d.e = d.f ^ u)				\
  X (S, mixed, d.f = d.f & d.e; d.e = (d.f | d.e) ^ (x != 0))		\
  X (S, several, d.f++; d.f = d.f * d.f - d.e; d.e ^= d.f)		\
  X (S, affine, d.f = i; d.e = d.f + i)					\
  X (S, booleans, d.f = x & 4 || x & 8 ? (ull) q[i] : 0x12345678ull;	\
     w[i] = x & 2 ? d.e : q[i]; d.e = w[i])				\
  X (S, load, d.f = q[i]; if (x & 1) d.e = q[i]; w[i] = d.f; d.f = w[i]) \
  X (S, loop, for (int k = 0; k < 3; k++) d.f += x)

#define d s[i]

/* Booleans in memory.  */
static _Bool q[N], w[N];

#define KERNEL(S, NAME, ...)						\
NOIPA static void							\
S##_##NAME (int n, struct S *s, const unsigned *a, unsigned u)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  (void) u;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      unsigned x = a[i];						\
      __VA_ARGS__;							\
      (void) x;								\
    }									\
}									\
NOIPA __attribute__ ((optimize ("no-tree-vectorize"))) static void	\
S##_##NAME##_ref (int n, struct S *s, const unsigned *a, unsigned u)	\
{									\
  (void) u;								\
  for (int i = 0; i < n; i++)						\
    {									\
      unsigned x = a[i];						\
      __VA_ARGS__;							\
      (void) x;								\
    }									\
}

#define CHECK_OPERATOR(S, NAME, ...)					\
  memcpy (t, s, sizeof s);						\
  memcpy (r, s, sizeof s);						\
  S##_##NAME (N, t, a, a[3]);						\
  S##_##NAME##_ref (N, r, a, a[3]);					\
  CHECK_SAME ((char *) t, (char *) r, sizeof s);

#define FIELDS(S, BEFORE, TYPE, WIDTH)					\
struct S								\
{									\
  unsigned b : BEFORE;							\
  TYPE f : WIDTH;							\
  TYPE e : WIDTH;							\
  unsigned z : 5;							\
};									\
OPERATORS (KERNEL, S)							\
static void								\
check_##S (void)							\
{									\
  struct S s[N], t[N], r[N];						\
  unsigned a[N];							\
  for (int i = 0; i < N; i++)						\
    {									\
      memset (&s[i], rnd (), sizeof s[i]);				\
      s[i].f = rnd ();							\
      s[i].e = rnd ();							\
      a[i] = rnd () >> (i & 31);					\
      q[i] = rnd () & 1;						\
    }									\
  OPERATORS (CHECK_OPERATOR, S)						\
}

FIELDS (unsigned_1, 3, unsigned, 1)
FIELDS (boolean_1, 2, _Bool, 1)
FIELDS (enum_1, 3, enum side, 1)
FIELDS (int_2, 1, int, 2)
FIELDS (unsigned_17, 3, unsigned, 17)
FIELDS (ull_40, 3, ull, 40)

/* Rotations in the width of a bit-field, which is no element's.  */

NOIPA static void
rotate (int n, struct ull_40 *s, unsigned u)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      d.f = d.f << 7 | d.f >> 33;
      d.e = d.e >> u | d.e << (40 - u);
    }
}

static void
check_rotate (void)
{
  const ull all = (1ull << 40) - 1;
  struct ull_40 s[N];
  ull f[N], e[N];
  for (unsigned u = 1; u < 40; u++)
    {
      for (int i = 0; i < N; i++)
	{
	  f[i] = s[i].f = rnd_bits ();
	  e[i] = s[i].e = rnd_bits ();
	  f[i] &= all;
	  e[i] &= all;
	}
      rotate (N, s, u);
      for (int i = 0; i < N; i++)
	{
	  CHECK (s[i].f == ((f[i] << 7 | f[i] >> 33) & all));
	  CHECK (s[i].e == ((e[i] >> u | e[i] << (40 - u)) & all));
	}
    }
}

int
main (void)
{
  check_unsigned_1 ();
  check_boolean_1 ();
  check_enum_1 ();
  check_int_2 ();
  check_unsigned_17 ();
  check_ull_40 ();
  check_rotate ();
  return 0;
}

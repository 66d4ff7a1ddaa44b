/* { dg-do run } */
/* Every operator and conversion of complex numbers, in values, in conditions
   and in annotated loops, on all types that have them.  */
#include "../ripple-test.h"

enum { N = 21, LANES = 8 };

/* NAME: the results of E, of type R, which may use the complex numbers x and
   y, z, which is the same in all lanes, and the real number t.  */
#define ONE(name, C, T, R, E)						\
  static R name##_of (C x, C y, C z, T t)				\
  {									\
    (void) y, (void) z, (void) t;					\
    return E;								\
  }									\
  NOIPA static void							\
  name##_block (const C *a, const C *b, const T *c, C z, R *r)		\
  {									\
    size_t v = ripple_id (ripple_set_block_shape (0, LANES), 0);	\
    C x = a[v], y = b[v];						\
    T t = c[v];								\
    (void) y, (void) z, (void) t;					\
    r[v] = E;								\
  }									\
  NOIPA static void							\
  name##_under (const C *a, const C *b, const T *c, C z, R *r)		\
  {									\
    size_t v = ripple_id (ripple_set_block_shape (0, LANES), 0);	\
    r[v] = 0;								\
    if (c[v] > 1)							\
      r[v] = name##_of (a[v], b[v], z, c[v]);				\
  }									\
  NOIPA static void							\
  name##_if (const C *a, const C *b, const T *c, C z, R *r)		\
  {									\
    size_t v = ripple_id (ripple_set_block_shape (0, LANES), 0);	\
    C x = a[v], y = b[v];						\
    T t = c[v];								\
    (void) y, (void) z, (void) t;					\
    r[v] = 3;								\
    if (E)								\
      r[v] = 4;								\
  }									\
  NOIPA static void							\
  name##_loop (int n, const C *a, const C *b, const T *c, C z, R *r)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, LANES);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	C x = a[i], y = b[i];						\
	T t = c[i];							\
	(void) y, (void) z, (void) t;					\
	r[i] = E;							\
      }									\
  }									\
  static void								\
  name (void)								\
  {									\
    C a[N], b[N], z = 1 + 2i;						\
    T c[N];								\
    R r[N], s[N];							\
    for (int i = 0; i < N; i++)						\
      {									\
	a[i] = i % 3 + i % 5 / 2 * 1i;					\
	b[i] = 2 - i % 4 / 2 + i % 5 / 2 * 1i;				\
	c[i] = i % 4;							\
	s[i] = name##_of (a[i], b[i], z, c[i]);				\
      }									\
    name##_block (a, b, c, z, r);					\
    CHECK (same (r, s, LANES * sizeof (R)));				\
    name##_loop (N, a, b, c, z, r);					\
    CHECK (same (r, s, N * sizeof (R)));				\
    name##_if (a, b, c, z, r);						\
    for (int i = 0; i < LANES; i++)					\
      CHECK (r[i] == (R) (s[i] ? 4 : 3));				\
    name##_under (a, b, c, z, r);					\
    for (int i = 0; i < LANES; i++)					\
      CHECK (r[i] == (c[i] > 1 ? s[i] : 0));				\
  }

static int
same (const void *x, const void *y, size_t n)
{
  return memcmp (x, y, n) == 0;
}

#define ALL(C, T, V, name)						\
  ONE (name##_add, C, T, C, x + y)					\
  ONE (name##_sub, C, T, C, x - z)					\
  ONE (name##_mul, C, T, C, x * y)					\
  ONE (name##_div, C, T, C, x / (y + 1))				\
  ONE (name##_neg, C, T, C, -x)						\
  ONE (name##_conj, C, T, C, ~x)					\
  ONE (name##_plus, C, T, C, +x)					\
  ONE (name##_real, C, T, T, __real__ x)				\
  ONE (name##_imag, C, T, T, __imag__ x)				\
  ONE (name##_mixed, C, T, C, x * t + t - y)				\
  ONE (name##_mixed_div, C, T, C, x / (t + 1))				\
  ONE (name##_equal, C, T, int, x == y)					\
  ONE (name##_differs, C, T, int, x != y)				\
  ONE (name##_uniform, C, T, int, x == z)				\
  ONE (name##_number, C, T, int, x != 1)				\
  ONE (name##_lane, C, T, int, x == t)					\
  ONE (name##_not, C, T, int, !x)					\
  ONE (name##_both, C, T, int, x && y != z)				\
  ONE (name##_chosen, C, T, C, x == y ? x : z)				\
  ONE (name##_truth, C, T, C, x ? y : x)				\
  ONE (name##_to_real, C, T, T, (T) x)					\
  ONE (name##_from_real, C, T, C, t)					\
  ONE (name##_to_bool, C, T, _Bool, (_Bool) x)				\
  ONE (name##_to_int, C, T, long, (long) (x * 3))			\
  ONE (name##_wider, C, T, __complex__ V, x)				\
  ONE (name##_comma, C, T, C, (x += y, x -= 1, x *= z, x))		\
  ONE (name##_count, C, T, C, (x++, --y, x + y))			\
  ONE (name##_parts, C, T, C, (__real__ x = t, __imag__ x += 2, x))	\
  ONE (name##_swapped, C, T, C, __imag__ x + __real__ y * (C) 1i)

#define EACH(name)							\
  name##_add (), name##_sub (), name##_mul (), name##_div (),		\
  name##_neg (), name##_conj (), name##_plus (), name##_real (),	\
  name##_imag (), name##_mixed (), name##_mixed_div (),			\
  name##_equal (), name##_differs (), name##_uniform (),		\
  name##_number (), name##_lane (), name##_not (), name##_both (),	\
  name##_chosen (), name##_truth (), name##_to_real (),			\
  name##_from_real (), name##_to_bool (), name##_to_int (),		\
  name##_wider (), name##_comma (), name##_count (), name##_parts (),	\
  name##_swapped ()

ALL (__complex__ float, float, double, f)
ALL (__complex__ double, double, float, d)
ALL (__complex__ int, int, short, i)
ALL (__complex__ short, short, long, s)
ALL (__complex__ unsigned char, unsigned char, unsigned, b)

int
main (void)
{
  EACH (f);
  EACH (d);
  EACH (i);
  EACH (s);
  EACH (b);
  return 0;
}

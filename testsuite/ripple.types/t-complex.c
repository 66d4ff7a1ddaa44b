/* { dg-do run } */
/* Complex numbers in blocks of every small number of lanes: products and
   quotients are calls that get the addresses of lanes.  */
#include "../ripple-test.h"

#define PART(T, L)							\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, L);			\
    size_t v = ripple_id (BS, 0);					\
    _Complex T z = a[v] + b[v] * (_Complex T) 1.0i, w = z;		\
    z = z * (T) 0.5 * (w - (T) 2);					\
    if (a[v] > 0)							\
      z /= w;								\
    c[v] = __real__ z;							\
    d[v] = __imag__ z;							\
    a += L, b += L, c += L, d += L;					\
  }

#define MODEL(T, L)							\
  for (int v = 0; v < L; v++)						\
    {									\
      _Complex T z = a[v] + b[v] * (_Complex T) 1.0i, w = z;		\
      z = z * (T) 0.5 * (w - (T) 2);					\
      if (a[v] > 0)							\
	z /= w;								\
      c[v] = __real__ z;						\
      d[v] = __imag__ z;						\
    }									\
  a += L, b += L, c += L, d += L;

#define EACH(X, T)							\
  X (T, 2) X (T, 3) X (T, 4) X (T, 5) X (T, 7) X (T, 8) X (T, 9)	\
  X (T, 13) X (T, 16) X (T, 17)
#define ADD(T, L) + L
enum { LANES = 0 EACH (ADD, ) };

#define TEST(T)								\
NOIPA static void							\
kernel_##T (const T *a, const T *b, T *c, T *d)				\
{									\
  EACH (PART, T)							\
}									\
NOIPA static void							\
model_##T (const T *a, const T *b, T *c, T *d)				\
{									\
  EACH (MODEL, T)							\
}									\
static void								\
try_##T (void)								\
{									\
  T a[LANES], b[LANES], c[LANES], d[LANES], e[LANES], f[LANES];		\
  FILL (T, a, LANES);							\
  FILL (T, b, LANES);							\
  kernel_##T (a, b, c, d);						\
  model_##T (a, b, e, f);						\
  CHECK_SAME (c, e, LANES);						\
  CHECK_SAME (d, f, LANES);						\
}

TEST (float)
TEST (double)

int
main (void)
{
  try_float ();
  try_double ();
  return 0;
}

/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rotations in lanes: of all element types, by constants, uniform values,
   lanes and affine values, in every spelling that GCC takes for one.  */
#include "../ripple-test.h"
#define N 37

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

/* X (name, expression) on x and y (lanes), u (uniform) and i (affine), of
   elements of W bits.  */
#define SPELLINGS(X, T, W)						\
  X (constant, T, (T) ((T) (x << 5) | (x >> (W - 5))))			\
  X (one, T, (T) ((x >> 1) | (T) (x << (W - 1))))			\
  X (uniform, T, (T) ((T) (x << (u & (W - 1)))				\
		      | (x >> (-u & (W - 1)))))				\
  X (uniform_right, T, (T) ((x >> (u & (W - 1)))			\
			    | (T) (x << (-u & (W - 1)))))		\
  X (lane, T, (T) ((T) (x << (y & (W - 1))) | (x >> (-y & (W - 1)))))	\
  X (lane_right, T, (T) ((x >> (y & (W - 1)))				\
			 | (T) (x << (-y & (W - 1)))))			\
  X (bare, T, (T) ((T) (x << (y % (W - 1) + 1))				\
		   | (x >> (W - (y % (W - 1) + 1)))))			\
  X (affine, T, (T) ((T) (x << (i & (W - 1))) | (x >> (-i & (W - 1)))))	\
  X (of_uniform, T, (T) ((T) ((T) u << (y & (W - 1)))			\
			 | ((T) u >> (-y & (W - 1)))))			\
  X (of_affine, T, (T) ((T) ((T) i << (y & (W - 1)))			\
			| ((T) i >> (-y & (W - 1)))))			\
  X (of_constant, T, (T) ((T) ((T) 0xc3a5 << (y & (W - 1)))		\
			  | ((T) 0xc3a5 >> (-y & (W - 1)))))		\
  X (sum, T, (T) ((T) (x << 7 % W) + (x >> (W - 7 % W))))		\
  X (exclusive, T, (T) ((T) (x << 3) ^ (x >> (W - 3))))			\
  X (twice, T, (T) (((T) (x << 3) | (x >> (W - 3)))			\
		    ^ ((T) (y << (u & (W - 1))) | (y >> (-u & (W - 1))))))\
  X (masked, T, x & 4 ? (T) ((x >> 3) | (T) (x << (W - 3))) : (T) ~y)

#define KERNEL(NAME, T, E)						\
NOIPA static void							\
f_##T##_##NAME (int n, unsigned u, const T *a, const T *b, T *r)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 16);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      (void) y, (void) u;						\
      r[i] = E;								\
    }									\
}									\
NOIPA static void							\
b_##T##_##NAME (unsigned u, const T *a, const T *b, T *r)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 13);			\
  size_t i = ripple_id (BS, 0);						\
  T x = a[i], y = b[i];							\
  (void) y, (void) u;							\
  r[i] = E;								\
}									\
NOIPA __attribute__ ((optimize ("no-tree-vectorize"))) static void	\
g_##T##_##NAME (int n, unsigned u, const T *a, const T *b, T *r)	\
{									\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      (void) y, (void) u;						\
      r[i] = E;								\
    }									\
}

#define TEST(NAME, T, E)						\
  memset (r, 0, sizeof r);						\
  f_##T##_##NAME (N, u, a, b, r);					\
  g_##T##_##NAME (N, u, a, b, s);					\
  CHECK_SAME (r, s, N);							\
  memset (r, 0, sizeof r);						\
  b_##T##_##NAME (u, a, b, r);						\
  CHECK_SAME (r, s, 13);

#define TYPE(T, W)							\
SPELLINGS (KERNEL, T, W)						\
static void								\
test_##T (void)								\
{									\
  T a[N], b[N], r[N], s[N];						\
  for (unsigned u = 0; u < 2 * W; u += 3)				\
    {									\
      for (int i = 0; i < N; i++)					\
	{								\
	  a[i] = rnd ();						\
	  b[i] = i < W ? i : rnd ();					\
	}								\
      SPELLINGS (TEST, T, W)						\
    }									\
}

TYPE (u8, 8)
TYPE (u16, 16)
TYPE (u32, 32)
TYPE (u64, 64)

int
main (void)
{
  test_u8 ();
  test_u16 ();
  test_u32 ();
  test_u64 ();
  return 0;
}

/* { dg-do run } */
/* Lane numbers times large factors where a block is no multiple of a vector:
   GCC makes steps of loops of the products (late/large-multiples.cc).  */
#include "../ripple-test.h"

#define LOOP(T, ROWS, LANES, FACTOR)					\
  NOIPA static void							\
  loop_##T##_##ROWS##_##LANES (int n, T *product, T *divided,	\
				    T *masked, T *one)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ROWS, ripple_scalable (LANES));	\
									\
    ripple_parallel (block, 0, 1)					\
    for (int i = 0; i < n; i++)						\
      {									\
	T k = i;							\
									\
	product[i] = k * (T) FACTOR + 5;				\
	divided[i] = k / 5 + (k % 7 == 3 ? 100 : 0);			\
      }									\
    ripple_parallel (block, 0, 1)					\
    for (int i = 0; i < n; i++)						\
      if (i % 5)							\
	masked[i] = i;							\
    for (int i = 0, k = 0; i < n; i += ROWS * ripple_scalable (LANES))	\
      one[k++] = (T) i * (T) FACTOR;					\
  }									\
									\
  static void								\
  try_##T##_##ROWS##_##LANES (void)					\
  {									\
    int size = ROWS * (int) ripple_scalable (LANES), n = 5 * size + 1;	\
    BUF (T, product, n, BUF_END);					\
    BUF (T, divided, n, BUF_END);					\
    BUF (T, masked, n, BUF_END);					\
    BUF (T, one, n, BUF_END);						\
    T *before = (T *) buf_copy (masked, n * sizeof (T), BUF_MIDDLE);	\
									\
    loop_##T##_##ROWS##_##LANES (n, product, divided, masked,	\
				    one);				\
    for (int i = 0; i < n; i++)						\
      {									\
	T k = i;							\
									\
	CHECK (product[i] == (T) (k * (T) FACTOR + 5));			\
	CHECK (divided[i] == k / 5 + (k % 7 == 3 ? 100 : 0));		\
	CHECK (masked[i] == (i % 5 ? k : before[i]));			\
	CHECK (i % size || one[i / size] == (T) (k * (T) FACTOR));	\
      }									\
    buf_free_all ();							\
  }

#ifdef __RIPPLE__
#define SIZES(DO, T, F)							\
  DO (T, 3, 1, F) DO (T, 7, 3, F) DO (T, 1, 5, F) DO (T, 2, 4, F)
#define TYPES(DO)							\
  SIZES (DO, uint32_t, 0xcccccccd)					\
  SIZES (DO, int64_t, 0xccccccccccccd)				\
  SIZES (DO, uint64_t, 0x924924924924924f)				\
  SIZES (DO, uint16_t, 0xcccd)						\
  SIZES (DO, uint8_t, 0xcd)
#define TRY_ONE(T, ROWS, LANES, F) try_##T##_##ROWS##_##LANES ();

TYPES (LOOP)
#else
#define TYPES(DO)
#endif

int
main (void)
{
  TYPES (TRY_ONE)
  return 0;
}

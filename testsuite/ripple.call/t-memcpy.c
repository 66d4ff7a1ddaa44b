/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* memcpy, memmove and memset of a few bytes for each lane.  */
#include "../ripple-test.h"
#define B 6

#define LOOP								\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)

#define KERNELS(S)							\
  NOIPA static void							\
  copy_##S (int n, unsigned char *p, const unsigned char *q)		\
  {									\
    LOOP								\
      memcpy (p + i * S, q + (n - 1 - i) * S, S);			\
  }									\
  NOIPA static void							\
  move_##S (int n, unsigned char *p)					\
  {									\
    LOOP								\
      if (i % 3)							\
	memmove (p + i * (S + 3), p + i * (S + 3) + 2, S);		\
  }									\
  NOIPA static void							\
  set_##S (int n, unsigned char *p, int x)				\
  {									\
    LOOP								\
      {									\
	memset (p + i * S, x + i, S);					\
	*(unsigned char *) memset (p + i * S, x, S / 2) += S / 2 ? 5 : 0; \
      }									\
  }
KERNELS (1)
KERNELS (3)
KERNELS (8)
KERNELS (12)
KERNELS (31)
KERNELS (64)
KERNELS (100)

#define N 20
#define CHECK_ALL(S)							\
  {									\
    BUF (unsigned char, p, n * S, n % PLACES);				\
    BUF (unsigned char, q, n * S, n % PLACES);				\
    BUF (unsigned char, r, n * (S + 3), n % PLACES);			\
    unsigned char e[(N + 1) * (S + 3)];					\
    for (int i = 0; i < n * S; i++)					\
      p[i] = rnd (), q[i] = rnd ();					\
    copy_##S (n, p, q);							\
    for (int i = 0; i < n; i++)						\
      CHECK_SAME (p + i * S, q + (n - 1 - i) * S, S);			\
    for (int i = 0; i < n * (S + 3); i++)				\
      r[i] = e[i] = rnd ();						\
    move_##S (n, r);							\
    for (int i = 0; i < n; i++)						\
      if (i % 3)							\
	memmove (e + i * (S + 3), e + i * (S + 3) + 2, S);		\
    CHECK_SAME (r, e, n * (S + 3));					\
    set_##S (n, p, n * 50);						\
    for (int i = 0; i < n; i++)						\
      for (int k = 0; k < S; k++)					\
	CHECK (p[i * S + k]						\
	       == (unsigned char) (k >= S / 2 ? n * 50 + i		\
				   : n * 50 + (k ? 0 : 5)));		\
  }

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      CHECK_ALL (1)
      CHECK_ALL (3)
      CHECK_ALL (8)
      CHECK_ALL (12)
      CHECK_ALL (31)
      CHECK_ALL (64)
      CHECK_ALL (100)
      buf_free_all ();
    }
  return 0;
}

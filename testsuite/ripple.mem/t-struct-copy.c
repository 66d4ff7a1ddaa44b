/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Whole structures with and without holes, of several sizes and alignments:
   copied in order, gathered, under masks, from one place, cleared.  */
#include "../ripple-test.h"
#define B 16

struct point { float x, y, z; };
struct big { char c; short s[3]; struct point p; double d; };
struct pair { int a, b; };
struct one { char c; };
struct __attribute__ ((packed)) odd { char c; int i; short s; };
struct __attribute__ ((aligned (16))) wide { long a, b; };

#define TEST(S)								\
  NOIPA static void							\
  copy_##S (int n, const int *at, const struct S *a, struct S *r,	\
	    struct S *q)						\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int v = 0; v < n; v++)						\
      {									\
	r[v] = a[v];							\
	if (at[v] % 3)							\
	  q[v] = a[at[v]];						\
	else if (at[v] % 2)						\
	  q[v] = *a;							\
	else								\
	  q[v] = (struct S) { 0 };					\
      }									\
  }									\
  static void								\
  test_##S (int n)							\
  {									\
    struct S a[64], r[64], q[64], zero[64];				\
    int at[64];								\
    FILL (unsigned char, (unsigned char *) a, sizeof a);		\
    memset (r, 0, sizeof r);						\
    memset (q, 0, sizeof q);						\
    memset (zero, 0, sizeof zero);					\
    for (int i = 0; i < 64; i++)					\
      at[i] = i * 7 & 63;						\
    copy_##S (n, at, a, r, q);						\
    CHECK (!memcmp (r, a, n * sizeof *a));				\
    CHECK (!memcmp (r + n, zero, (64 - n) * sizeof *a));		\
    for (int i = 0; i < n; i++)						\
      CHECK (!memcmp (q + i, at[i] % 3 ? a + at[i]			\
		      : at[i] % 2 ? a : zero, sizeof *a));		\
    CHECK (!memcmp (q + n, zero, (64 - n) * sizeof *a));		\
  }
TEST (point)
TEST (big)
TEST (pair)
TEST (one)
TEST (odd)
TEST (wide)

int
main (void)
{
  for (int n = 0; n < 50; n++)
    {
      test_point (n);
      test_big (n);
      test_pair (n);
      test_one (n);
      test_odd (n);
      test_wide (n);
    }
  return 0;
}

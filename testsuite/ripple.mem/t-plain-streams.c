/* Fields of records that come from arrays by as many pointers, which may point
   anywhere: each store is seen by the loads behind it, wherever they overlap,
   also where the arrays lie inside of the records.  */
/* { dg-do run } */
/* { dg-options "-w -fno-strict-aliasing -fwrapv -ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"

enum { BYTES = 8192, AT = 3072, SIDE = 200 };

#define ALL_LANES(D, V)							\
  for (int i = first; i < end; i++)					\
    all[i - first] = V;							\
  for (int i = first; i < end; i++)					\
    D = all[i - first];

/* A kernel of blocks of BLOCK lanes that stores V0 to D0, then V1 to D1 and so
   on.  */

#define KERNEL(NAME, T, BLOCK, D0, V0, D1, V1, D2, V2, D3, V3)		\
  NOIPA static void							\
  NAME##_lanes (int n, T *a, T *b, T *c, T *d)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      { D0 = V0; D1 = V1; D2 = V2; D3 = V3; }				\
  }									\
  NOIPA static void							\
  NAME##_model (int n, T *a, T *b, T *c, T *d)				\
  {									\
    T all[BLOCK];							\
    for (int first = 0; first < n; first += BLOCK)			\
      {									\
	int end = first + BLOCK < n ? first + BLOCK : n;		\
	ALL_LANES (D0, V0) ALL_LANES (D1, V1) ALL_LANES (D2, V2)	\
	ALL_LANES (D3, V3)						\
      }									\
  }

#define F(k) a[4 * i + k]
KERNEL (four, int, 8, F (0), b[i], F (1), c[i], F (2), d[i], F (3), 0)
KERNEL (long_blocks, int, 32, F (0), b[i], F (1), c[i], F (2), d[i], F (3), 7)
KERNEL (other_order, int, 8, F (3), b[i], F (1), c[i] + 1, F (0), d[i],
	F (2), b[i + 1])
KERNEL (bytes, unsigned char, 32, F (0), b[i], F (1), c[i], F (2), d[i],
	F (3), b[i] ^ 5)
KERNEL (shorts, short, 16, F (0), b[i], F (1), c[i], F (2), d[i + 2], F (3),
	c[i])
KERNEL (wide, int64_t, 5, F (0), b[i], F (1), c[i], F (2), d[i], F (3), b[i])
KERNEL (records, int, 8, F (0), b[4 * i + 1], F (1), b[4 * i], F (2),
	b[4 * i + 3], F (3), c[4 * i])
KERNEL (some, int, 8, F (0), b[i], F (1), F (2) + c[i], F (0), F (0) + d[i],
	F (1), F (1) + 3)
KERNEL (twelve, int, 8, a[3 * i], b[i], a[3 * i + 1], c[i], a[3 * i + 2],
	d[i], b[i], 1)

typedef void kernel (int, void *, void *, void *, void *);

static void
check_at (kernel *lanes, kernel *model, int n, int b, int c, int d)
{
  static _Alignas (64) unsigned char m[2][BYTES];
  for (int i = 0; i < BYTES; i++)
    m[0][i] = m[1][i] = i * 7 % 251;
  lanes (n, m[0] + AT, m[0] + AT + b, m[0] + AT + c, m[0] + AT + d);
  model (n, m[1] + AT, m[1] + AT + b, m[1] + AT + c, m[1] + AT + d);
  CHECK_SAME (m[0], m[1], BYTES);
}

/* STEP: the bytes of an element.  BLOCK: lanes.  Far away is what does not
   overlap.  */

static void
check (kernel *lanes, kernel *model, int step, int block)
{
  enum { BEFORE = -AT, BEHIND = 2600 };
  const int counts[] = { 0, 1, block - 1, block, block + 1, 2 * block + 3 };
  for (int k = 0; k < 6; k++)
    {
      int n = counts[k];
      check_at (lanes, model, n, BEFORE, BEHIND, BEHIND + 800);
      for (int shift = -SIDE; shift <= SIDE; shift += step)
	{
	  check_at (lanes, model, n, shift, BEFORE, BEHIND);
	  check_at (lanes, model, n, BEFORE, shift, BEHIND);
	  check_at (lanes, model, n, BEFORE, BEHIND, shift);
	  check_at (lanes, model, n, shift, shift + step, shift - 3 * step);
	}
      /* Right behind what is stored, right before it, and one inside.  */
      int end = 4 * n * step;
      for (int in = -step; in <= step; in += step)
	{
	  check_at (lanes, model, n, end + in, end, end);
	  check_at (lanes, model, n, -n * step, -n * step + in, end);
	  check_at (lanes, model, n, end, end, -n * step + in);
	}
    }
}

#define CHECK_ONE(NAME, T, BLOCK) \
  check ((kernel *) NAME##_lanes, (kernel *) NAME##_model, sizeof (T), BLOCK)

int
main (void)
{
  CHECK_ONE (four, int, 8);
  CHECK_ONE (long_blocks, int, 32);
  CHECK_ONE (other_order, int, 8);
  CHECK_ONE (bytes, unsigned char, 32);
  CHECK_ONE (shorts, short, 16);
  CHECK_ONE (wide, int64_t, 5);
  CHECK_ONE (records, int, 8);
  CHECK_ONE (some, int, 8);
  CHECK_ONE (twelve, int, 8);
  return 0;
}

/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* What lanes leave the loop of a function with, one by one, beside, in and
   outside loops whose few rounds are unrolled.  */
#include "ripple-test.h"

enum { N = 70, BLOCK = 16 };

static short in[N + 4];
static int out[N], expected[N];

static int
digits (unsigned x)
{
  int n = 0;
  for (; x; x /= 3)
    n++;
  return n;
}

static int
rounds (unsigned x, int least)
{
  unsigned power = 1;
  int i;
  for (i = 0; i < 20; i++, power *= 3)
    if (power * least > x)
      return i;
  return -1;
}

#define SUM4						\
  int sum = 0;						\
  for (int k = 0; k < 4; k++)				\
    sum += in[i + k];

#define BESIDE { SUM4 out[i] = sum + digits (i * i); }
#define RETURNS { SUM4 out[i] = sum + rounds (i, 2); }
#define INSIDE						\
  {							\
    int sum = 0;					\
    for (int k = 0; k < 4; k++)				\
      sum += in[i + k] * digits (i + k);		\
    out[i] = sum;					\
  }
#define SUM { SUM4 out[i] = sum; }

#define KERNEL(NAME, BODY, OUTSIDE)				\
  NOIPA static void						\
  NAME (int n, int *restrict out, const short *restrict in)	\
  {								\
    ripple_block_t bs = ripple_set_block_shape (0, BLOCK);	\
    int lane = ripple_id (bs, 0), d = OUTSIDE (lane);		\
    _Pragma ("ripple parallel Block(bs) Dims(0)")		\
    for (int i = 0; i < n; i++)					\
      BODY							\
    out[lane] += d;						\
  }								\
								\
  static void							\
  NAME##_expected (int n, int *out)				\
  {								\
    for (int i = 0; i < n; i++)					\
      BODY							\
    for (int lane = 0; lane < BLOCK; lane++)			\
      out[lane] += OUTSIDE (lane);				\
  }

#define NOTHING(X) 0
#define SQUARE(X) digits ((X) * (X))
#define ROUNDS(X) rounds (X, 3)

KERNEL (beside, BESIDE, NOTHING)
KERNEL (returns, RETURNS, NOTHING)
KERNEL (inside, INSIDE, NOTHING)
KERNEL (outside, SUM, SQUARE)
KERNEL (left, SUM, ROUNDS)
KERNEL (both, BESIDE, SQUARE)

static void
compare (void (*f) (int, int *, const short *), void (*g) (int, int *))
{
  for (int n = 0; n <= N; n += n < 34 ? 1 : 12)
    {
      memset (out, 0, sizeof out);
      memset (expected, 0, sizeof expected);
      f (n, out, in);
      g (n, expected);
      CHECK (memcmp (out, expected, sizeof out) == 0);
    }
}

int
main (void)
{
  for (int i = 0; i < N + 4; i++)
    in[i] = i * 37 % 100;
  compare (beside, beside_expected);
  compare (returns, returns_expected);
  compare (inside, inside_expected);
  compare (outside, outside_expected);
  compare (left, left_expected);
  compare (both, both_expected);
  return 0;
}

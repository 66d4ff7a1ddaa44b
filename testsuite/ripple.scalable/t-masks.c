/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conditions, and loops that lanes leave one by one, in blocks of scalable
   sizes; masks for elements of several sizes.  */
#include "ripple-test.h"
#include <stdbool.h>

enum { N = 300 };
static int8_t a8[N];
static int16_t a16[N];
static int32_t a32[N], got[N], want[N];
static int64_t a64[N];
static float f32[N];
static double f64[N];

static int
choose (int i)
{
  if (a8[i] > 0)
    return a64[i] < 0 ? a16[i] : -a16[i];
  if (f32[i] < 10 && f64[i] > -20)
    return a32[i];
  return 7;
}

static int
collatz (unsigned x)
{
  int steps = 0;
  for (x &= 255; x > 1; x = x & 1 ? 3 * x + 1 : x / 2)
    if (++steps == 100)
      break;
  return steps;
}

static int
find (int x)
{
  for (int k = 0; k < 20; k++)
    {
      if (k == 5 && x < 0)
	continue;
      if (a32[k] == x)
	return k;
      x ^= k;
    }
  return -1;
}

static int
choose_case (int x)
{
  switch (x & 7)
    {
    case 0:
      return x;
    case 1:
    case 2:
      x += 3;
      /* Fall through.  */
    case 5:
      x *= 2;
      break;
    default:
      x = -x;
    }
  return x / 3;
}

#define KERNEL(NAME, LANES, BODY)					\
  NOIPA static void							\
  NAME##_kernel (int n)							\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (LANES));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	BODY;								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_model (int n)							\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	BODY;								\
      }									\
  }

KERNEL (choose4, 4, got[i] = choose (i))
KERNEL (choose16, 16, got[i] = choose (i))
KERNEL (collatz, 4, got[i] = collatz (a32[i]))
KERNEL (collatz8, 16, got[i] = collatz (a8[i]))
KERNEL (find, 4, got[i] = find (a32[i] & 31))
KERNEL (cases, 8, got[i] = choose_case (a32[i]))
KERNEL (divide, 4, if (a16[i]) got[i] = a32[i] / a16[i] % 9)
KERNEL (divide8, 16, if (a8[i]) got[i] = a16[i] / a8[i] + a8[i] % 5)
KERNEL (divide64, 4, got[i] = (int) (a32[i] % (a64[i] | 1)))
KERNEL (any, 4, bool t = f32[i] > 5; if (t || a8[i]) got[i] = t + a8[i])
KERNEL (clear, 16, if (a8[i] > 100) got[i] = 0)

#define ONE(NAME)							\
  memset (got, 0x55, sizeof got);					\
  NAME##_model (n);							\
  memcpy (want, got, sizeof got);					\
  memset (got, 0x55, sizeof got);					\
  NAME##_kernel (n);							\
  CHECK_SAME (got, want, N)

int
main (void)
{
  FILL (int8_t, a8, N);
  FILL (int16_t, a16, N);
  FILL (int32_t, a32, N);
  FILL (int64_t, a64, N);
  FILL (float, f32, N);
  FILL (double, f64, N);
  for (int n = 0; n <= N; n += n < 40 ? 1 : 65)
    {
      ONE (choose4);
      ONE (choose16);
      ONE (collatz);
      ONE (collatz8);
      ONE (find);
      ONE (cases);
      ONE (divide);
      ONE (divide8);
      ONE (divide64);
      ONE (any);
      ONE (clear);
    }
  return 0;
}

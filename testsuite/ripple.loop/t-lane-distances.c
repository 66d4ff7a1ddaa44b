/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* Loops from a place of each lane's own to one a distance behind it that all
   lanes share are loops of all lanes, without masks; whatever the pointers and
   the numbers are, they end where those of the program do.  */
#include "../ripple-test.h"
#include <limits.h>

#define N 77

static int x[4096], start[N], out[N], expected[N];

#define KERNEL(NAME, TYPE, ...)					\
  __attribute__ ((noipa)) static void					\
  NAME (int n, int width)						\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 16);			\
    ripple_parallel (BS, 0);						\
    for (TYPE i = 0; i < n; i++)					\
      __VA_ARGS__							\
  }									\
  __attribute__ ((noipa, optimize ("O0"))) static void			\
  NAME##_plain (int n, int width)					\
  {									\
    for (TYPE i = 0; i < n; i++)					\
      __VA_ARGS__							\
  }

/* Pointers: not equal, below, downwards, by more than one, with two ends.  */

KERNEL (pointer, int,
  {
    int sum = 0;
    const int *end = x + i * width + width;
    for (const int *p = x + i * width; p != end; p++)
      sum = sum * 3 + *p;
    out[i] = sum;
  })

KERNEL (below, int,
  {
    int sum = 0;
    for (const int *p = x + i * width; p < x + (i + 1) * width; p += 3)
      sum = sum * 3 + *p;
    out[i] = sum;
  })

KERNEL (down, int,
  {
    int sum = 0;
    const int *row = x + start[i], *p = row + width;
    while (p-- > row)
      sum = sum * 3 + *p;
    out[i] = sum;
  })

KERNEL (pairs, int,
  {
    int sum = 0;
    const int *row = x + start[i], *end = row + width * 2;
    for (const int *p = row; p != end;)
      {
	int a = *p++;
	sum += a * *p++;
      }
    out[i] = sum;
  })

KERNEL (left, int,
  {
    const int *p = x + start[i], *end = p + width;
    while (p != end && *p != 5)
      p++;
    out[i] = p - x + 1000 * (end - p) + 7 * (end == p);
  })

KERNEL (some, int,
  {
    int sum = i;
    const int *p = x + start[i], *end = p + width;
    if (start[i] & 1)
      for (; p != end; p++)
	{
	  if (*p == 3)
	    continue;
	  if (*p == 11)
	    break;
	  sum += *p * (end - p);
	}
    out[i] = sum + (p == end);
  })

/* Numbers: rows, loaded bounds, the greatest and the smallest ones, narrow and
   without sign, where sums wrap.  */

KERNEL (rows, int,
  {
    int sum = 0;
    for (int k = i * width; k < (i + 1) * width; k++)
      sum = sum * 3 + x[k];
    out[i] = sum;
  })

KERNEL (loaded, long,
  {
    int sum = 0, from = start[i];
    for (int k = from + 1; k <= from + width; k += 2)
      sum = sum * 3 + x[k];
    out[i] = sum;
  })

KERNEL (greatest, int,
  {
    int sum = 0, from = INT_MAX - width - (start[i] & 7);
    for (int k = from; k < from + width; k++)
      sum += k & 15;
    out[i] = sum;
  })

KERNEL (smallest, int,
  {
    int sum = 0, from = INT_MIN + (start[i] & 7);
    for (int k = from + width; k > from; k--)
      sum += k & 15;
    out[i] = sum;
  })

KERNEL (wrapping, int,
  {
    int sum = 0;
    unsigned from = 0u - (start[i] & 7);
    for (unsigned k = from; k < from + width; k++)
      sum += k & 15;
    out[i] = sum;
  })

KERNEL (wrapping_equal, int,
  {
    int sum = 0;
    unsigned from = 0u - (start[i] & 7);
    for (unsigned k = from; k != from + width; k++)
      sum += k & 15;
    out[i] = sum;
  })

KERNEL (wrapping_wide, int,
  {
    unsigned from = 0u - (start[i] & 7);
    unsigned long to = (unsigned long) (from + width), at = from;
    out[i] = (to < at) + 2 * (int) (to - at);
  })

KERNEL (narrow, int,
  {
    int sum = 0;
    unsigned char from = start[i], to = from + width;
    for (unsigned char k = from; k != to; k++)
      sum += k;
    out[i] = sum;
  })

KERNEL (narrow_below, int,
  {
    int sum = 0;
    signed char from = start[i], to = from + width;
    for (signed char k = from; k < to; k++)
      sum += k;
    out[i] = sum;
  })

KERNEL (wide, int,
  {
    int sum = 0;
    long from = (long) start[i] << 40;
    for (long k = from + 3; k < from + width; k++)
      sum += k >> 40;
    out[i] = sum;
  })

/* What is the same for all lanes at first keeps the shape that it has.  */

KERNEL (kept, int,
  {
    const int *p = x + start[i], *end = p + width;
    long far = end - p;
    int more = end != p, less = (end - p) / 2 > 3, twice = 2 * (end - p);
    if (start[i] & 1)
      far = 3, more = 7;
    if (start[i] & 2)
      less = 5;
    if (start[i] & 4)
      twice++;
    out[i] = far + 16 * more + 256 * less + 4096 * twice;
  })

KERNEL (halves, int,
  {
    int sum = 0;
    const int *p = x + start[i], *end = p + width;
    for (long trips = (end - p) >> 1; trips > 0; trips--)
      {
	sum = sum * 3 + *p++;
	sum = sum * 5 + *p++;
	if (sum % 7 == 3)
	  break;
      }
    if (end - p == 1)
      sum += *p;
    out[i] = sum + (p - x);
  })

/* Loops that would not end, but for lanes that are off or leave them.  */

KERNEL (off, int,
  {
    int sum = 0;
    const int *p = x + start[i], *end = p + width;
    if (start[i] < 0)
      for (; p != end; p += 3)
	sum += *p;
    for (; p != end; p += 3)
      {
	sum += *p;
	if (width % 3 != 0 || *p == 5)
	  break;
      }
    out[i] = sum;
  })

/* Other lanes have other bounds, or go on by other steps.  */

KERNEL (own_steps, int,
  {
    int sum = 0, step = 1 + (start[i] & 1);
    const int *p = x + start[i], *end = p + width;
    for (; p < end; p += step)
      sum += *p;
    out[i] = sum;
  })

KERNEL (inner, int,
  {
    int sum = 0;
    const int *p = x + start[i];
    for (int r = 0; r < 3; r++)
      {
	const int *end = p + width;
	for (; p != end; p++)
	  sum = sum * 3 + *p;
	p++;
      }
    out[i] = sum + (p - x);
  })

#define TEST(NAME)							\
  for (int n = 0; n <= N; n += n < 3 || n > 61 ? 1 : 14)		\
    for (int width = 0; width < 12; width += 1 + width / 4)		\
      {									\
	memset (out, 0, sizeof out);					\
	NAME##_plain (n, width);					\
	memcpy (expected, out, sizeof out);				\
	memset (out, 0, sizeof out);					\
	NAME (n, width);						\
	CHECK_SAME (out, expected, N);					\
      }

int
main (void)
{
  for (int i = 0; i < 4096; i++)
    x[i] = (i * 7 + i / 5) % 13;
  for (int i = 0; i < N; i++)
    start[i] = i * 37 % 101 + (i % 5) * 300;
  TEST (pointer)
  TEST (below)
  TEST (down)
  TEST (pairs)
  TEST (left)
  TEST (some)
  TEST (rows)
  TEST (loaded)
  TEST (greatest)
  TEST (smallest)
  TEST (wrapping)
  TEST (wrapping_equal)
  TEST (wrapping_wide)
  TEST (narrow)
  TEST (narrow_below)
  TEST (wide)
  TEST (off)
  TEST (kept)
  TEST (halves)
  TEST (own_steps)
  TEST (inner)
  return 0;
}

/* What is joined twice is joined once, but not what only looks so: other
   values, other types, values of the last round.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
#include "../ripple-test.h"

enum { N = 67 };

static int a[N], b[N], out[4][N], expected[4][N];

#define KERNEL(NAME, KIND, LOOP)					\
  KIND static void							\
  NAME (int (*o)[N], int n)						\
  {									\
    LOOP								\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i], y = b[i], low, same, high, k;			\
	unsigned bits;							\
	const int *p;							\
	if (x < y)							\
	  low = x, same = x, high = y, bits = x, p = &a[i];		\
	else								\
	  low = y, same = y, high = x, bits = y, p = &b[i];		\
	o[0][i] = low < same + 3 ? low * 2 : high;			\
	o[1][i] = (bits >> 3) + (low >> 3) + *p;			\
	int last = 0, now = 0;						\
	for (k = 0; k < (x & 7); k++)					\
	  {								\
	    last = now;							\
	    now = k & 1 ? last + y : last + x;				\
	  }								\
	o[2][i] = last * 3 + now;					\
	int first = x, second = x;					\
	for (k = 0; k < (y & 7); k++)					\
	  {								\
	    first += k;							\
	    second += k;						\
	    if (first > 12)						\
	      break;							\
	  }								\
	o[3][i] = first == second ? first : -1;				\
      }									\
  }

KERNEL (lanes, NOIPA,
	ripple_block_t bs = ripple_set_block_shape (0, 16);
	_Pragma ("ripple parallel Block(bs) Dims(0)"))
KERNEL (plain, __attribute__ ((noipa, optimize ("O0"))), )

int
main (void)
{
  for (int i = 0; i < N; i++)
    {
      a[i] = i * 37 % 101 - 40;
      b[i] = i * 59 % 97 - 30;
    }
  for (int n = 0; n <= N; n++)
    {
      memset (out, 0, sizeof out);
      memset (expected, 0, sizeof expected);
      lanes (out, n);
      plain (expected, n);
      CHECK_SAME (&out[0][0], &expected[0][0], 4 * N);
    }
  return 0;
}

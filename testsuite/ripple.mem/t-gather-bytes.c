/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* Elements of one and two bytes at addresses of lanes, under a mask, at both
   ends of accessible memory.  */
#include "../ripple-test.h"
#include <stdbool.h>

enum { N = 70 };

#define LOOKUP(NAME, T, I)						\
  NOIPA static void							\
  NAME (int n, const I *x, const T *t, int *y)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 32);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (x[i] != 7)							\
	y[i] = t[x[i]];							\
  }									\
  HELPER void								\
  try_##NAME (void)							\
  {									\
    static I x[N];							\
    static int y[N];							\
    for (int place = 0; place < PLACES; place++)			\
      for (int size = 8; size < 60; size += 1 + size / 8)		\
	{								\
	  BUF (T, t, size, place);					\
	  for (int n = 0; n < N; n += 1 + n / 8)			\
	    {								\
	      for (int i = 0; i < N; i++)				\
		y[i] = -999, x[i] = rnd () % size;			\
	      NAME (n, x, t, y);					\
	      for (int i = 0; i < N; i++)				\
		CHECK (y[i] == (i < n && x[i] != 7 ? t[x[i]] : -999));	\
	    }								\
	  buf_free_all ();						\
	}								\
  }

LOOKUP (bytes_int, unsigned char, int)
LOOKUP (bytes_byte, signed char, unsigned char)
LOOKUP (bytes_long, signed char, long)
LOOKUP (shorts_int, short, unsigned)
LOOKUP (shorts_byte, unsigned short, unsigned char)
LOOKUP (booleans, bool, short)

/* Members of records, and indices of which some are negative.  */

struct record
{
  int number;
  signed char small[3];
  unsigned short half;
};

NOIPA static void
members (int n, const int *x, const struct record *r, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (x[i] & 1)
      y[i] = r[-x[i]].small[1] * 100000 + r[-x[i]].half;
}

static int
length (const char *s)
{
  int n = 0;
  while (s[n])
    n++;
  return n;
}

NOIPA static void
lengths (int n, const char *const *s, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = length (s[i]);
}

int
main (void)
{
  static struct record r[64];
  static int x[N], y[N];
  static const char *s[N];
  try_bytes_int ();
  try_bytes_byte ();
  try_bytes_long ();
  try_shorts_int ();
  try_shorts_byte ();
  try_booleans ();
  for (int i = 0; i < 64; i++)
    {
      r[i].small[1] = i * 7 - 100;
      r[i].half = i * 1013;
    }
  for (int i = 0; i < N; i++)
    x[i] = i % 60, y[i] = -1;
  members (N, x, r + 63, y);
  for (int i = 0; i < N; i++)
    CHECK (y[i] == (x[i] & 1 ? r[63 - x[i]].small[1] * 100000
			       + r[63 - x[i]].half : -1));
  char *text = (char *) buf_new (40, BUF_END);
  for (int i = 0; i < 40; i++)
    text[i] = i < 39 ? 'a' : 0;
  for (int i = 0; i < N; i++)
    s[i] = text + i % 40;
  lengths (N, s, y);
  for (int i = 0; i < N; i++)
    CHECK (y[i] == 39 - i % 40);
  return 0;
}

/* { dg-do run } */
/* A counter that lives on has the value of the scalar loop; bound and start
   are evaluated once.  */
#include <ripple.h>
#include <limits.h>

static int calls;
static int a[64];
static volatile int vol = 10;

static int
bound (int n)
{
  calls++;
  return n;
}

/* Run the same loop twice and compare the counter behind it.  */
#define TRY(TYPE, INIT, COND, STEP)					\
  do									\
    {									\
      TYPE i, j;							\
      for (INIT; COND; STEP)						\
	;								\
      j = i;								\
      i = 1;								\
      ripple_parallel (BS, 0);						\
      for (INIT; COND; STEP)						\
	;								\
      if (i != j)							\
	return __LINE__ % 100 + 1;					\
    }									\
  while (0)

int
main (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int n = 10, i;

  TRY (int, i = 0, i < n, i++);
  TRY (int, i = 0, i <= n, i += 3);
  TRY (int, i = n, i > -n, i -= 3);
  TRY (int, i = n, i >= -n, i = i - 5);
  TRY (int, i = 20, i < n, i++);
  TRY (int, i = 20, n >= i, i++);
  TRY (short, i = 32000, i < 32760, i += 7);
  TRY (short, i = 0, n > i, i++);
  TRY (signed char, i = 100, i != -100, i++);
  TRY (unsigned char, i = 250, i != 5, ++i);
  TRY (unsigned char, i = 0, i != 7, i += 3);
  TRY (unsigned char, i = 255, i > 5, --i);
  TRY (unsigned, i = UINT_MAX - 20, i < UINT_MAX, i = 1 + i);
  TRY (unsigned, i = n, i > 0, i--);
  TRY (unsigned, i = n, i != 0u, i--);
  TRY (unsigned, i = 0, i < 1, i++);
  TRY (int, i = INT_MAX - 9, i < INT_MAX, i += 3);
  TRY (int, i = INT_MIN + 9, i > INT_MIN, i -= 3);
  TRY (int, i = INT_MIN, i < INT_MAX - (1 << 30), i += 1 << 30);
  TRY (long, i = LONG_MIN, i < LONG_MIN + 20, i++);
  TRY (unsigned long, i = ULONG_MAX, i > ULONG_MAX - 17, i -= 2);
  TRY (int, i = -5, (unsigned long) i < ULONG_MAX - 1, i++);
  TRY (int, i = -5, (unsigned long) i < 10, i++);

  calls = 0;
  ripple_parallel (BS, 0);
  for (i = 0; i < bound (40); i++)
    a[i] = i;
  if (calls != 1 || i != 40 || a[39] != 39)
    return 101;
  ripple_parallel (BS, 0);
  for (i = bound (3); bound (23) >= i; ++i)
    a[i] = -i;
  if (calls != 3 || i != 24 || a[3] != -3 || a[23] != -23 || a[24] != 24)
    return 102;
  ripple_parallel (BS, 0);
  for (i = 0; i < vol; i++)
    {
      vol = 50;
      a[i] = 7;
    }
  if (i != 10 || a[9] != 7 || a[10] != -10)
    return 103;
  /* No initialisation: the counter goes on.  */
  ripple_parallel (BS, 0);
  for (; i < 20; i++)
    a[i] = 8;
  if (i != 20 || a[9] != 7 || a[10] != 8 || a[19] != 8 || a[20] != -20)
    return 104;
  return 0;
}

/* The address of a loop's counter: each iteration has a counter of its
   own.  */
/* { dg-do run } */

#include <ripple.h>
#include "../ripple-test.h"

enum { N = 29 };

static int a[N];
static int calls;

NOIPA static int
reads (const int *i)
{
  calls++;
  return *i * 3;
}

static inline int
inlined (int *i)
{
  return *i + 1;
}

/* What a function that the compiler does not see does to the copy is nothing
   to the loop.  */

static void
add (int *i)
{
  *i += 100;
}

static void (*volatile writes) (int *) = add;

NOIPA static void
all (int n, int step)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    a[i] = reads (&i);
  CHECK (calls == n);
  for (int i = 0; i < n; i++)
    CHECK (a[i] == 3 * i);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (a[i] & 1)
      a[i] = inlined (&i);
  for (int i = 0; i < n; i++)
    CHECK (a[i] == (i & 1 ? i + 1 : 3 * i));

  ripple_parallel (block, 0);
  for (int i = n - 1; i >= 0; i--)
    {
      int k = i;
      writes (&i);
      a[k] = i;
    }
  for (int i = 0; i < n; i++)
    CHECK (a[i] == i + 100);

  ripple_parallel_peel (block, 0);
  for (unsigned char i = 0; i < n; i += 2)
    {
      const unsigned char *p = &i, *q = step ? p : &i;
      a[*q] = *p + step;
    }
  for (int i = 0; i < n; i++)
    CHECK (a[i] == (i & 1 ? i + 100 : i + step));

  /* Different places, even with a block of one lane.  */
  ripple_block_t one = ripple_set_block_shape (0, 1);
  ripple_parallel (one, 0);
  for (int i = 0; i < n; i++)
    {
      const int *p = &i;
      a[i] = *p - 1;
    }
  for (int i = 0; i < n; i++)
    CHECK (a[i] == i - 1);
}

/* The same where the counter is declared outside of the loop, or is a
   parameter, and where other loops of the function use it.  */

NOIPA static int
outside (int n, int p)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int i;

  ripple_parallel (block, 0);
  for (i = 0; i < n; i++)
    a[i] = reads (&i);
  CHECK (i == (n > 0 ? n : 0));
  for (int k = 0; k < n; k++)
    CHECK (a[k] == 3 * k);

  ripple_parallel (block, 0);
  for (i = n - 1; i >= 0; i--)
    {
      int k = i;
      writes (&i);
      a[k] = i;
    }
  CHECK (i == (n > 0 ? -1 : n - 1));
  for (i = 0; i < n; i++)
    CHECK (a[i] == i + 100);

  ripple_parallel (block, 0);
  for (i = 1; i < n; i += 3)
    a[i] = inlined (&i);
  ripple_parallel (block, 0);
  for (; p < n; p++)
    if (p & 1)
      a[p] += reads (&p);
  for (int k = 0; k < n; k++)
    CHECK (a[k] == (k % 3 == 1 ? k + 1 : k + 100)
		   + (k >= 5 && k & 1 ? 3 * k : 0));
  return p;
}

int
main (void)
{
  CHECK (outside (N, 5) == N);
  CHECK (outside (0, 5) == 5);
  calls = 0;
  all (N, 5);
  calls = 0;
  all (0, 5);
  return 0;
}

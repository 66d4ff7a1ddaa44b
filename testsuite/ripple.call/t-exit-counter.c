/* { dg-do run } */
/* Functions whose lanes leave a loop with its counter: each lane counts for
   itself, whatever the counter's type, start and step, also if the loop is
   left at several places, or left by all lanes at once.  */
#include "../ripple-test.h"
#define B 16

static inline int
length (unsigned x, int most)
{
  int k = 0;
  while (x != 1 && k < most)
    {
      x = x & 1 ? 3 * x + 1 : x / 2;
      k++;
    }
  return k;
}

static inline unsigned char
wraps (int x)
{
  unsigned char k = 250;
  for (;;)
    {
      if (x <= 0)
	return k;
      x--;
      k += 3;
    }
}

static inline long
down (int x, int from)
{
  long k = from;
  do
    {
      if ((x >> 1) == k)
	break;
      k -= 2;
      if (x == k)
	break;
    }
  while (k > -8);
  return k;
}

static inline int
find (const int *a, int x)
{
  int k;
  for (k = 0; k < 9; k++)
    if (a[k] == x)
      return k;
  return -1;
}

static inline int
nested (int x)
{
  int n = 0, k;
  for (k = 1; k < 6; k++)
    {
      int j = k;
      while (j < x)
	j += 4;
      n += j;
      if (n > 20)
	break;
    }
  return 100 * n + k;
}

NOIPA static void
kernel (int n, int most, const int *a, const int *table, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[5 * i] = length (1 + (a[i] & 63), most);
      c[5 * i + 1] = wraps (a[i] & 15);
      c[5 * i + 2] = (int) down (a[i] & 7, most);
      c[5 * i + 3] = find (table, a[i] & 7);
      c[5 * i + 4] = nested (a[i] & 31);
    }
}

int
main (void)
{
  static const int table[] = { 3, 1, 4, 1, 5, 9, 2, 6, 7 };

  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B), most = 3 * (k % 10);
      BUF (int, a, n, k % PLACES);
      BUF (int, c, 5 * n, k % PLACES);
      kernel (n, most, a, table, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[5 * i] == length (1 + (a[i] & 63), most));
	  CHECK (c[5 * i + 1] == wraps (a[i] & 15));
	  CHECK (c[5 * i + 2] == down (a[i] & 7, most));
	  CHECK (c[5 * i + 3] == find (table, a[i] & 7));
	  CHECK (c[5 * i + 4] == nested (a[i] & 31));
	}
      buf_free_all ();
    }
  return 0;
}

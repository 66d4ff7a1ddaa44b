/* { dg-do run } */
/* Where lanes leave a loop for a place far behind it, what follows the loop
   still comes before the other way of the branch round it.  */
#include <stdbool.h>
#include "../ripple-test.h"

enum { N = 8, SIZE = 40 };

struct local { int a; long b; short c[4]; };

static int to[SIZE], limit[N], stop[N];

/* Lane K of the one way stores to the place that lane N - 1 - K of the other
   one adds to; WAY: which lanes go the first way.  */
#define LEAVE(NAME, LOOP, LEAVING, BEHIND) \
  NOIPA static void \
  NAME (int p, unsigned way, int value) \
  { \
    ripple_block_t block = ripple_set_block_shape (0, N); \
    size_t v = ripple_id (block, 0); \
    if (way >> v & 1) \
      { \
	if (p & 1) \
	  for (int k = 0; k < limit[v]; k++) \
	    LOOP \
	      if (stop[v] == k) \
		{ \
		  LEAVING; \
		} \
	to[v] = value + v; \
      } \
    else \
      to[N - 1 - v]++; \
    struct local held = { p, way, { 1, 2, 3, 4 } }; \
    to[N + v] = held.c[v & 3]; \
    BEHIND; \
  }

LEAVE (by_return, , return, )
LEAVE (by_goto, , goto out, out: to[2 * N + v]++)
LEAVE (of_two, for (int j = 0; j < 2; j++), return, )
LEAVE (of_two_by_goto, for (int j = 0; j < 2; j++), goto out,
       out: to[2 * N + v]++)

static void
check (void (*f) (int, unsigned, int), bool returns, int p, unsigned way)
{
  int want[SIZE];
  bool left[N];
  for (int i = 0; i < SIZE; i++)
    to[i] = want[i] = 100 * i;
  f (p, way, 1000);
  for (int v = 0; v < N; v++)
    left[v] = (way >> v & 1) && (p & 1) && stop[v] >= 0
	      && stop[v] < limit[v];
  for (int v = 0; v < N; v++)
    if ((way >> v & 1) && !left[v])
      want[v] = 1000 + v;
  int old[N];
  for (int v = 0; v < N; v++)
    old[v] = want[v];
  for (int v = 0; v < N; v++)
    if (!(way >> v & 1))
      want[N - 1 - v] = old[N - 1 - v] + 1;
  for (int v = 0; v < N; v++)
    {
      if (!left[v])
	want[N + v] = (v & 3) + 1;
      if (!returns)
	want[2 * N + v]++;
    }
  for (int i = 0; i < SIZE; i++)
    CHECK (to[i] == want[i]);
}

int
main (void)
{
  for (unsigned way = 0; way < 256; way += 5)
    for (int p = 0; p < 4; p++)
      {
	for (int v = 0; v < N; v++)
	  {
	    limit[v] = (v * 5 + p) % 4;
	    stop[v] = (v * 3 + (int) way) % 5 - 1;
	  }
	check (by_return, true, p, way);
	check (by_goto, false, p, way);
	check (of_two, true, p, way);
	check (of_two_by_goto, false, p, way);
      }
  return 0;
}

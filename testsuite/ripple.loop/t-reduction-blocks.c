/* Loops with clause reduction in long blocks: those that only add may run
   over shorter ones, those in which lanes can be told from each other do
   not.  */
/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times {vpaddd\t[^,]*\(%r.*%ymm} 5 sum } */
#include <limits.h>
#include <ripple.h>
#include <stddef.h>
#include <stdlib.h>

#define NOIPA __attribute__ ((noipa))
#define CHECK(c) do { if (!(c)) abort (); } while (0)

enum { BS = 200, MOST = 1000 };

static int a[MOST], b[MOST], out[MOST], out_ref[MOST];

/* NAME, and NAME_ref, which does the same lane by lane; both combine the lanes
   by COMBINE, from FIRST on.  */
#define REDUCE(NAME, OP, FIRST, COMBINE, BODY) \
  NOIPA int \
  NAME (size_t n, int *out) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, BS); \
    int s = FIRST; \
    _Pragma (OP) \
    for (size_t i = 0; i < n; i++) \
      { \
	BODY; \
      } \
    return s; \
  } \
  NOIPA static int \
  NAME##_ref (size_t n, int *out) \
  { \
    static int lane[BS]; \
    for (size_t l = 0; l < BS; l++) \
      { \
	int s = FIRST; \
	for (size_t i = l; i < n; i += BS) \
	  { \
	    BODY; \
	  } \
	lane[l] = s; \
      } \
    int r = FIRST; \
    for (size_t l = 0; l < BS; l++) \
      { \
	int s = lane[l]; \
	r = COMBINE; \
      } \
    return r; \
  }

#define ADD "ripple parallel Block (bs) Dims (0) reduction (+: s)"
#define XOR "ripple parallel Block (bs) Dims (0) reduction (^: s)"
#define MIN "ripple parallel Block (bs) Dims (0) reduction (min: s)"
#define MAX "ripple parallel Block (bs) Dims (0) reduction (max: s)"

REDUCE (sum, ADD, 0, r + s, s += a[i])
REDUCE (difference, ADD, 0, r + s, s -= a[i]; s += b[i])
REDUCE (under_condition, ADD, 0, r + s,
	if (a[i] > b[i]) s += a[i]; else if (a[i] & 1) s -= b[i])
REDUCE (chosen, ADD, 0, r + s, s = a[i] & 2 ? s + a[i] : s)
REDUCE (parity, XOR, 0, r ^ s, s ^= a[i]; if (b[i] < 0) s ^= b[i])
REDUCE (least, MIN, INT_MAX, s < r ? s : r, s = a[i] < s ? a[i] : s)
REDUCE (with_store, ADD, 0, r + s, out[i] = a[i] + b[i]; s += a[i] * b[i])

/* Lanes can be told.  */
REDUCE (reset, ADD, 0, r + s, s += a[i]; if (a[i] % 7 == 0) s = 0)
REDUCE (assigned, ADD, 0, r + s, if (a[i] % 7 == 0) s = b[i])
REDUCE (doubled, ADD, 0, (int) ((unsigned) r + s),
	s = (int) (2u * s + a[i]))
REDUCE (itself, ADD, 0, (int) ((unsigned) r + s),
	s += a[i]; s = (int) ((unsigned) s + s))
REDUCE (turned, ADD, 0, r + s, s = a[i] - s)
REDUCE (running, ADD, 0, r + s, s += a[i]; out[i] = s)
REDUCE (decided, ADD, 0, r + s, if (s < 500) s += a[i] & 255)
REDUCE (last, MAX, INT_MIN, s > r ? s : r, s = a[i])
REDUCE (last_of_some, MAX, INT_MIN, s > r ? s : r, if (b[i] > 0) s = a[i])
REDUCE (counted, MAX, INT_MIN, s > r ? s : r,
	if (a[i] > s) { s = a[i]; out[i] = 1; })

#define TEST(NAME) \
  do \
    { \
      for (size_t i = 0; i < MOST; i++) \
	out[i] = out_ref[i] = -1; \
      CHECK (NAME (n, out) == NAME##_ref (n, out_ref)); \
      for (size_t i = 0; i < MOST; i++) \
	CHECK (out[i] == out_ref[i]); \
    } \
  while (0)

int
main (void)
{
  for (int i = 0; i < MOST; i++)
    {
      a[i] = (i * 7919) % 3001 - 1500;
      b[i] = (i * 104729) % 2999 - 1400;
    }
  for (size_t n = 0; n <= MOST; n += n < 20 || (n > 180 && n < 220) ? 1 : 37)
    {
      TEST (sum);
      TEST (difference);
      TEST (under_condition);
      TEST (chosen);
      TEST (parity);
      TEST (least);
      TEST (with_store);
      TEST (reset);
      TEST (assigned);
      TEST (doubled);
      TEST (itself);
      TEST (turned);
      TEST (running);
      TEST (decided);
      TEST (last);
      TEST (last_of_some);
      TEST (counted);
    }
  return 0;
}

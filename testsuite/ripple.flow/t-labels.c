/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native sse2" } */
/* Labels in the bodies of annotated loops: jumps ahead, back, out of and into
   what stands in the body, of some lanes and of all.  */
#include "../ripple-test.h"

enum { ROWS = 5, COLS = 21, MOST = ROWS * COLS };

#define ON(D) ripple_parallel (BS, D);
#define OFF(D)

/* BODY, once for the model, from x, y and u to x.  */
#define BOTH_AS(NAME, P, ...)						\
  NOIPA static void							\
  NAME (int n, const int *a, const int *b, int u, int *r)		\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8, 2);		\
    (void) BS;								\
    P (0)								\
    for (int i = 0; i < n; i++)						\
      {									\
	int x = a[i], y = b[i];						\
	__VA_ARGS__							\
	r[i] = x;							\
      }									\
  }
#define BOTH(NAME, ...)							\
  BOTH_AS (NAME##_lanes, ON, __VA_ARGS__)				\
  BOTH_AS (NAME##_model, OFF, __VA_ARGS__)

BOTH (ahead,
  if (x > 30)
    goto done;
  x *= 2;
  if (y & 1)
    goto done;
  x += y;
done:)

BOTH (unused,
  x += y;
never:
  x *= 3;)

BOTH (crossed,
  if (y < 20)
    goto zero;
  x = x * 3 + 1;
  goto end;
zero:
  x ^= y;
  if (x & 4)
    goto end;
  x += 7;
end:
  x -= 2;)

BOTH (all_lanes,
  if (u == 3)
    goto three;
  x += y;
  goto end;
three:
  x -= y;
end:
  x++;)

BOTH (back,
again:
  x += 3;
  if (x < y)
    goto again;)

BOTH (back_all,
  int c = 0;
again:
  x = x * 3 + y;
  if (c++ < u)
    goto again;)

BOTH (both_ways,
  int c = y & 7;
again:
  if (c == 0)
    goto out;
  c--;
  if ((x + c) % 3 == 0)
    goto again;
  x += c;
  goto again;
out:
  x++;)

BOTH (out_of_loops,
  for (int j = 0; j < 4; j++)
    for (int k = 0; k < u; k++)
      {
	x += k;
	if ((x ^ y) % 7 == 0)
	  goto found;
      }
  x = -x;
found:
  x++;)

BOTH (into,
  int c = y & 3;
  if (x & 1)
    goto in;
  while (c > 0)
    {
      c--;
      x += c;
    in:
      x ^= 5;
    })

BOTH (local,
  {
    __label__ end;
    switch (x & 3)
      {
      case 0:
	x += y;
	goto end;
      case 1:
	if (y > 40)
	  goto end;
      default:
	x--;
      }
    x *= 2;
  end:;
  })

BOTH (dead_end,
  if (x < 0)
    goto wrong;
  x += y;
  goto end;
wrong:
  abort ();
end:)

BOTH (stores,
  r[i] = 1;
  if (x > y)
    goto less;
  r[i] = 2;
  x = r[i] + a[i];
  goto end;
less:
  x = r[i] - b[i];
end:)

/* In nested annotated loops each body has its own.  */
#define NESTED(NAME, P)							\
  NOIPA static void							\
  NAME (int m, int n, const int *a, const int *b, int *r)		\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, 8, 2);		\
    (void) BS;								\
    P (1)								\
    for (int j = 0; j < m; j++)						\
      {									\
	int k = b[j];							\
	if (k & 1)							\
	  goto next;							\
      more:								\
	P (0)								\
	for (int i = 0; i < n; i++)					\
	  {								\
	    int x = a[j * COLS + i];					\
	    if (x & 1)							\
	      goto inner;						\
	    x += k;							\
	    if (x > 60)							\
	      goto inner;						\
	    x *= 3;							\
	  inner:							\
	    r[j * COLS + i] = x;					\
	  }								\
	k -= 2;								\
	if (k > 20)							\
	  goto more;							\
      next:								\
	b += 0;								\
      }									\
  }
NESTED (nested_lanes, ON)
NESTED (nested_model, OFF)

typedef void kernel (int, const int *, const int *, int, int *);

static int a[MOST], b[MOST], got[MOST], want[MOST];

static void
fill (void)
{
  for (int i = 0; i < MOST; i++)
    {
      a[i] = (int) (rnd () % 64);
      b[i] = (int) (rnd () % 64);
      got[i] = want[i] = (int) (rnd () % 64);
    }
}

static void
check (kernel *lanes, kernel *model)
{
  for (int n = 0; n <= COLS; n++)
    for (int u = 2; u < 5; u++)
      {
	fill ();
	lanes (n, a, b, u, got);
	model (n, a, b, u, want);
	CHECK_SAME (got, want, MOST);
      }
}

int
main (void)
{
  check (ahead_lanes, ahead_model);
  check (unused_lanes, unused_model);
  check (crossed_lanes, crossed_model);
  check (all_lanes_lanes, all_lanes_model);
  check (back_lanes, back_model);
  check (back_all_lanes, back_all_model);
  check (both_ways_lanes, both_ways_model);
  check (out_of_loops_lanes, out_of_loops_model);
  check (into_lanes, into_model);
  check (local_lanes, local_model);
  check (dead_end_lanes, dead_end_model);
  check (stores_lanes, stores_model);
  for (int m = 0; m <= ROWS; m++)
    for (int n = 0; n <= COLS; n += 3)
      {
	fill ();
	nested_lanes (m, n, a, b, got);
	nested_model (m, n, a, b, want);
	CHECK_SAME (got, want, MOST);
      }
  return 0;
}

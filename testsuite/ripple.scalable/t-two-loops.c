/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native avx2 sse2" } */
/* SPMD code of blocks of which two sizes are scalable, with loops that store:
   all lanes do an iteration before any does the next one, whatever
   overlaps.  */
#include "ripple-test.h"

enum { N = 150, MOST = 64, STEPS = 6 };

static float a[N * N + N], b[N * N], c[N * N], e[N * N];
static float room[MOST * MOST], t[MOST * MOST], u[MOST * MOST];
static int rows;

#define IDS								\
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4),	\
					      ripple_scalable (4));	\
  size_t x = ripple_id (bs, 0), y = ripple_id (bs, 1)
#define EACH for (int y = 0; y < rows; y++) for (int x = 0; x < rows; x++)
#define LANE(V) V[y * rows + x]
#define SET(PLACE, VALUE)						\
  do									\
    {									\
      EACH LANE (room) = VALUE;						\
      EACH PLACE = LANE (room);						\
    }									\
  while (0)
#define SET_IF(COND, PLACE, VALUE)					\
  do									\
    {									\
      EACH if (COND) LANE (room) = VALUE;				\
      EACH if (COND) PLACE = LANE (room);				\
    }									\
  while (0)

static void
fill (void)
{
  for (int i = 0; i < N * N; i++)
    {
      c[i] = e[i] = i % 13;
      b[i] = i % 5 - 2;
    }
  for (int i = 0; i < N * N + N; i++)
    a[i] = i % 7 - 3;
}

/* Under a condition; B may be C.  */
NOIPA static void
kept (const float *b, float *c, int n, int m, int k)
{
  IDS;
  if (x < m && y < m)
    for (int l = 0; l < k; l++)
      c[y * n + x] += a[l * n + y] * b[l * n + x];
}

/* A value that each lane carries.  */
NOIPA static void
carried (float *c, int n, int m, int k)
{
  IDS;
  float s = a[y];
  for (int l = 0; l < k; l++)
    {
      c[y * n + x] += s;
      s = c[x * n + y] - s;
    }
}

/* Two that change places and are used behind the loop, like the counter.  */
NOIPA static void
behind (float *c, int n, int m, int k)
{
  IDS;
  float s = c[y * n + x], t = x + 3 * y;
  int l;
  for (l = 0; l < k; l++)
    {
      c[x * n + y] = s - l;
      float f = s;
      s = t;
      t = f;
    }
  if (x > y || k > 2)
    c[y * n + x + 1] = s + 2 * t + l;
}

/* Loops in loops, and conditions.  */
NOIPA static void
inner (float *c, int n, int m, int k)
{
  IDS;
  for (int o = 0; o < 3; o++)
    for (int l = k; l-- > o; )
      {
	if (c[y * n + x] > 5)
	  continue;
	if (x & 1)
	  c[x * n + y] += l + o * a[x];
	else
	  c[y * n + x + 1] -= 3;
      }
}

/* More of the same, around and between; a bound that is computed.  */
NOIPA static void
several (float *c, int n, int m, int k)
{
  IDS;
  float s = c[x * n + y];
  c[y * n + x] = s + 1;
  if (x >= m)
    return;
  for (int l = 0; l < 2 * k - m; l += 2)
    c[y * n + x] += c[y * n + x + l];
  float t = c[x * n + y];
  for (unsigned l = 0; l < k; l++)
    {
      c[y * n + x + 1] = t;
      t += c[y * n + x];
    }
  c[x * n + y] = s + t;
}

/* Lanes leave an inner loop one by one; an inner loop that only loads.  */
NOIPA static void
leaving (float *c, int n, int m, int k)
{
  IDS;
  for (int l = 0; l < k; l++)
    {
      float s = 0;
      for (int i = 0; i < m; i++)
	s += c[x * n + y + i];
      int i = x ^ y;
      while (i > l)
	i /= 2;
      c[y * n + x] = s - 2 * i;
    }
}

/* The loop's number stays, with pointers that move.  */
NOIPA static void
moving (float *c, int n, int m, int k)
{
  IDS;
  float *p = c;
  const float *q = a;
  for (int l = k; l > 0; l--, p += 2, q++)
    p[y * n + x] = p[x * n + y] + q[x] * l;
  p[y * n + x] += 1;
}

/* On one side of a condition; the other one stores, too, however often the
   loop is done.  */
NOIPA static void
sides (float *c, int n, int m, int k)
{
  IDS;
  if (y & 1)
    for (int l = 0; l < k - 2; l++)
      c[x * n + y] += l;
  else
    c[y * n + x + 1] = 7;
}

#define TEST(NAME, ...)							\
  static void								\
  NAME##_expected (int n, int m, int k)					\
  {									\
    int l;								\
    __VA_ARGS__								\
  }
#define STEPS_OF(L) for (l = 0; l < L; l++)

TEST (kept,
  STEPS_OF (k)
    SET_IF (x < m && y < m, e[y * n + x],
	    e[y * n + x] + a[l * n + y] * e[l * n + x]);)

TEST (carried,
  SET (LANE (t), a[y]);
  STEPS_OF (k)
    {
      SET (e[y * n + x], e[y * n + x] + LANE (t));
      SET (LANE (t), e[x * n + y] - LANE (t));
    })

TEST (behind,
  SET (LANE (t), e[y * n + x]);
  SET (LANE (u), x + 3 * y);
  STEPS_OF (k)
    {
      SET (e[x * n + y], LANE (t) - l);
      EACH
	{
	  float f = LANE (t);
	  LANE (t) = LANE (u);
	  LANE (u) = f;
	}
    }
  SET_IF (x > y || k > 2, e[y * n + x + 1], LANE (t) + 2 * LANE (u) + l);)

TEST (inner,
  for (int o = 0; o < 3; o++)
    for (l = k; l-- > o; )
      {
	SET (LANE (t), e[y * n + x] <= 5);
	SET_IF (LANE (t) && x & 1, e[x * n + y],
		e[x * n + y] + l + o * a[x]);
	SET_IF (LANE (t) && !(x & 1), e[y * n + x + 1],
		e[y * n + x + 1] - 3);
      })

TEST (several,
  SET (LANE (t), e[x * n + y]);
  SET (e[y * n + x], LANE (t) + 1);
  for (l = 0; l < 2 * k - m; l += 2)
    SET_IF (x < m, e[y * n + x], e[y * n + x] + e[y * n + x + l]);
  SET (LANE (u), e[x * n + y]);
  STEPS_OF (k)
    {
      SET_IF (x < m, e[y * n + x + 1], LANE (u));
      SET_IF (x < m, LANE (u), LANE (u) + e[y * n + x]);
    }
  SET_IF (x < m, e[x * n + y], LANE (t) + LANE (u));)

TEST (leaving,
  STEPS_OF (k)
    {
      EACH
	{
	  LANE (t) = 0;
	  for (int i = 0; i < m; i++)
	    LANE (t) += e[x * n + y + i];
	  int i = x ^ y;
	  while (i > l)
	    i /= 2;
	  LANE (t) -= 2 * i;
	}
      SET (e[y * n + x], LANE (t));
    })

TEST (moving,
  STEPS_OF (k)
    SET (e[2 * l + y * n + x],
	 e[2 * l + x * n + y] + a[l + x] * (k - l));
  SET (e[2 * k + y * n + x], e[2 * k + y * n + x] + 1);)

TEST (sides,
  STEPS_OF (k - 2)
    SET_IF (y & 1, e[x * n + y], e[x * n + y] + l);
  SET_IF (!(y & 1), e[y * n + x + 1], 7);)

static void
check (int line)
{
  for (int i = 0; i < N * N; i++)
    if (c[i] != e[i])
      {
	fprintf (stderr, "line %d: element %d is %g, not %g\n", line, i,
		 (double) c[i], (double) e[i]);
	abort ();
      }
}

#define RUN(NAME, ...)							\
  do									\
    {									\
      fill ();								\
      NAME (__VA_ARGS__ c, n, m, k);					\
      NAME##_expected (n, m, k);					\
      check (__LINE__);							\
    }									\
  while (0)

int
main (void)
{
  static const int widths[] = { 1, 3, 17, 64, 140 };
  rows = ripple_scalable (4);
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < STEPS; k += 1 + k / 2)
      {
	int n = widths[i], m = (k * 5 + i) % 9;
	RUN (kept, c,);
	RUN (carried);
	RUN (behind);
	RUN (inner);
	RUN (several);
	RUN (leaving);
	RUN (moving);
	RUN (sides);
      }
  return 0;
}

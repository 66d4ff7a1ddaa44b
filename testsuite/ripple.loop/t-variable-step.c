/* Steps that only the program knows: how often the loop runs, what its counter
   is and where it ends, for counters of all kinds, as far as the scalar loop
   does not overflow or run through the end of its type once more.  */
/* { dg-do run } */
#include "../ripple-test.h"

#define MOST 300

struct result
{
  unsigned long count, sum, end;
};

static int same, others;

/* The scalar loop says so, if it has an end.  */
static int
plain_end (int wraps, int more, unsigned long count)
{
  if (count > MOST || (wraps && more))
    return 0;
  return 1;
}

#define STEP(NAME, T, K, REL, MOVE, BACK)				      \
  NOIPA static struct result						      \
  NAME##_lanes (T lo, T bound, K k)					      \
  {									      \
    ripple_block_t bs = ripple_set_block_shape (0, 8);			      \
    struct result r;							      \
    unsigned long count = 0, sum = 0;					      \
    T i;								      \
    _Pragma ("ripple parallel Block (bs) Dims (0) reduction (+: count, sum)") \
    for (i = lo; i REL bound; MOVE)					      \
      {									      \
	count += 1;							      \
	sum += (unsigned long) i * (unsigned long) i + 3;		      \
      }									      \
    r.count = count;							      \
    r.sum = sum;							      \
    r.end = (unsigned long) i;						      \
    return r;								      \
  }									      \
  __attribute__ ((optimize ("O0", "wrapv"))) static int			      \
  NAME##_plain (T lo, T bound, K k, struct result *r)			      \
  {									      \
    const T first = (T) 1 << (8 * sizeof (T) - 1);			      \
    const int is_signed = first < 1, narrow = sizeof (T) < sizeof (int);      \
    T i = lo;								      \
    long step = (BACK) ? -(long) k : (long) k;				      \
    r->count = r->sum = 0;						      \
    step = sizeof (T) == 8 ? step					      \
	   : sizeof (T) == 4 ? (int) step				      \
	   : sizeof (T) == 2 ? (short) step : (signed char) step;	      \
    while (i REL bound)							      \
      {									      \
	T old = i;							      \
	int wraps;							      \
	r->count++;							      \
	r->sum += (unsigned long) i * (unsigned long) i + 3;		      \
	MOVE;								      \
	wraps = step > 0 ? i < old : i > old;				      \
	if (wraps && is_signed && !narrow)				      \
	  return 0;							      \
	if (!plain_end (wraps, i REL bound, r->count))			      \
	  return 0;							      \
      }									      \
    r->end = (unsigned long) i;						      \
    return 1;								      \
  }									      \
  static void								      \
  NAME (void)								      \
  {									      \
    const T top = (T) ~((T) 1 << (8 * sizeof (T) - 1));			      \
    const T at[] = { 0, 1, 7, 100, (T) -1, (T) -9, (T) -100, top,	      \
		     (T) (top - 11), (T) (top + 1ul), (T) (top + 30ul) };     \
    const K by[] = { 0, 1, 2, 3, 7, 8, 50, 127, (K) -1, (K) -2, (K) -5,	      \
		     (K) -99, (K) top, (K) (top + 1ul) };		      \
    for (unsigned i = 0; i < sizeof at / sizeof *at; i++)		      \
      for (unsigned j = 0; j < sizeof at / sizeof *at; j++)		      \
	for (unsigned k = 0; k < sizeof by / sizeof *by; k++)		      \
	  {								      \
	    struct result want, got;					      \
	    if (!NAME##_plain (at[i], at[j], by[k], &want))		      \
	      {								      \
		others++;						      \
		continue;						      \
	      }								      \
	    got = NAME##_lanes (at[i], at[j], by[k]);			      \
	    CHECK (got.count == want.count);				      \
	    CHECK (got.sum == want.sum);				      \
	    CHECK (got.end == want.end);				      \
	    same++;							      \
	  }								      \
  }

#define STEPS(NAME, T, K)						      \
  STEP (NAME##_lt, T, K, <, i += k, 0)					      \
  STEP (NAME##_le, T, K, <=, i = i + k, 0)				      \
  STEP (NAME##_gt, T, K, >, i -= k, 1)					      \
  STEP (NAME##_ge, T, K, >=, i = k + i, 0)				      \
  STEP (NAME##_less, T, K, <, i = i - k, 1)

#define ALL(OF) OF (ints, int, int) OF (unsigneds, unsigned, unsigned)	      \
  OF (longs, long, int) OF (sizes, size_t, long) OF (wide, int, long)	      \
  OF (mixed, unsigned, int) OF (shorts, short, int)			      \
  OF (chars, signed char, short) OF (bytes, unsigned char, int)		      \
  OF (words, unsigned short, unsigned short)
ALL (STEPS)

#define RUN(NAME, T, K)							      \
  NAME##_lt (); NAME##_le (); NAME##_gt (); NAME##_ge (); NAME##_less ();

/* Steps that are expressions, in loops with counters of their own.  */
NOIPA static void
expressions (int n, int *a, const int *b, int k)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(bs) Dims(0)
  for (int i = 0; i < n; i += b[0] + k)
    a[i] = i;
#pragma ripple parallel Block(bs) Dims(0)
  for (int i = n - 1; i >= 0; i -= k * 2 - 1)
    a[i] += 1000;
#pragma ripple parallel Block(bs) Dims(0)
  for (int i = n - 1; 0 <= i; i += -k)
    a[i] += 100000;
}

int
main (void)
{
  int a[103], want[103], b = 4;
  ALL (RUN)
  CHECK (same > 5000);
  for (int k = 1; k < 12; k++)
    for (int n = 0; n < 103; n++)
      {
	memset (a, 0, sizeof a);
	memset (want, 0, sizeof want);
	expressions (n, a, &b, k);
	for (int i = 0; i < n; i += b + k)
	  want[i] = i;
	for (int i = n - 1; i >= 0; i -= k * 2 - 1)
	  want[i] += 1000;
	for (int i = n - 1; i >= 0; i -= k)
	  want[i] += 100000;
	CHECK_SAME (a, want, 103);
      }
  return 0;
}

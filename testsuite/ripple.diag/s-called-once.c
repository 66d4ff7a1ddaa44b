/* Calls in annotated loops that are done once for a block, though it matters
   how often they are done.  */
/* { dg-do compile } */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ripple.h>

static int counter;
static int next (void) { return counter++; }
static int twice (int k) { return 2 * k; }
static int own (int k) { int t[2] = { k, 1 }; t[k & 1]++; return t[0] + t[1]; }
static int power (int k, int n) { return n ? k * power (k, n - 1) : 1; }
static int even (int n);
static int odd (int n) { return n ? even (n - 1) : 0; }
static int even (int n) { return n ? odd (n - 1) : 1; }
static int counts (int n) { counter++; return n ? counts (n - 1) : 1; }
int elsewhere (int);
__attribute__ ((const)) int number (int);
__attribute__ ((pure)) int length (const char *);
_Noreturn void stop (void);

#define LOOP								\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)

void
warned (int n, int *x, int k)
{
  LOOP
    {
      x[i] = rand ();		/* { dg-warning "14: this call of 'rand' is done once for 8 iterations of the loop, since none of its arguments has lanes.*ripple-called-once" } */
      x[i] += next ();		/* { dg-warning "call of 'next'" } */
      x[i] += elsewhere (k);	/* { dg-warning "call of 'elsewhere'" } */
      x[i] += counts (k);	/* { dg-warning "call of 'counts'" } */
      if (x[i] < 0)
	puts ("negative");	/* { dg-warning "call of 'puts'" } */
    }
}

void
not_warned (int n, int *x, int k, const char *s)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  LOOP
    {
      int t[4];
      memset (t, 0, sizeof t);
      t[1] = x[i];
      x[i] = twice (k) + own (k) + number (k) + power (k, 3) + odd (k)
	     + length (s) + elsewhere (x[i])
	     + abs (k) + t[1];
      x[i] -= elsewhere ((short) ripple_reduceadd (1, x[i]));
      if (x[i] == 77)
	abort ();
      if (x[i] == 78)
	stop ();
    }
  #pragma ripple parallel Block(B) Dims(0) BlockIndependent
  for (int i = 0; i < n; i++)
    x[i] += elsewhere (k);
  #pragma ripple parallel Block(B) Dims(0) NoWarn(called-once)
  for (int i = 0; i < n; i++)
    x[i] += elsewhere (k);
}

/* In a block function its author thinks in lanes.  */

void
block_function (int *x, int k)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (B, 0);
  x[v] = elsewhere (k);
}

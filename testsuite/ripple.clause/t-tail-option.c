/* The option tail=peel: what a loop means does not change.  */
/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-tail=peel -fplugin-arg-ripple-report=all" } */

#include <ripple.h>
#include "../ripple-test.h"

enum { N = 37, LANES = 16 };

static int a[N], b[N];
static int stored, called;
static int square[N][N];

NOIPA static void
count (void)
{
  called++;
}

NOIPA static int
plain (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  int blocks = 0;

  ripple_parallel (block, 0);	/* { dg-note "vectorized: .*remainder: scalar" } */
  for (int i = 0; i < n; i++)
    a[i] = 2 * i;

  ripple_parallel (block, 0);	/* { dg-note "remainder: masked" } */
  /* { dg-note "is masked, not peeled .*: a value goes from block to block .ripple-tail" "" { target *-*-* } .-1 } */
  for (int i = 0; i < n; i++)
    {
      blocks++;
      b[i] = 1;
    }

  ripple_parallel (block, 0);	/* { dg-note "not peeled .*: something is stored once for a block" } */
  for (int i = 0; i < n; i++)
    {
      stored++;
      b[i] = 2;
    }

  ripple_parallel (block, 0);	/* { dg-note "not peeled .*: a call is made once for a block" } */
  for (int i = 0; i < n; i++)
    {
      count ();			/* { dg-warning "ripple-called-once" } */
      b[i] = 3;
    }

  ripple_parallel (block, 0);	/* { dg-note "not peeled .*: its body uses the lanes of the block" } */
  for (int i = 0; i < n; i++)
    b[i] = ripple_reducemax (1, a[i]);

#pragma ripple parallel Block (block) Dims (0) Tail (mask)
  for (int i = 0; i < n; i++)	/* { dg-note "remainder: masked" .-1 } */
    a[i]++;
#pragma ripple parallel Block (block) Dims (0) NoRemainder
  for (int i = 0; i < n / LANES * LANES; i++)	/* { dg-note "remainder: none" .-1 } */
    a[i]++;
  return blocks;
}

NOIPA static void
nested (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 3);

  ripple_parallel (block, 1);	/* { dg-note "remainder: scalar" } */
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);	/* { dg-note "remainder: scalar" } */
      for (int j = 0; j < n; j++)
	if (i != j)
	  square[i][j] += i + j;
    }
}

int
main (void)
{
  int blocks = plain (N);

  CHECK (blocks == (N + LANES - 1) / LANES);
  CHECK (stored == blocks && called == blocks);
  for (int i = 0; i < N; i++)
    {
      CHECK (a[i] == 2 * i + 1 + (i < N / LANES * LANES));
      CHECK (b[i] == 2 * (i / LANES * LANES + LANES - 1 < N
			  ? i / LANES * LANES + LANES - 1 : N - 1));
    }
  CHECK (plain (0) == 0);
  for (int n = 0; n < 8; n++)
    {
      nested (n);
      for (int i = 0; i < N; i++)
	for (int j = 0; j < N; j++)
	  {
	    CHECK (square[i][j] == (i < n && j < n && i != j ? i + j : 0));
	    square[i][j] = 0;
	  }
    }
  return 0;
}

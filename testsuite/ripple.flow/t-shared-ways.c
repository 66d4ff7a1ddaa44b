/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Loops and switches that all lanes leave together, by ways that some lanes
   take under a condition of their own.  */
#include "common/lanes.h"

static int g, h;

static int
loop_out (int x, int y)
{
  x &= 63, y &= 63;
  int r = 0;
  if (x > 3)
    {
      for (int k = 0; k < 5; k++)
	{
	  if (g == k)
	    return r;
	  r += x;
	  if (h == k)
	    goto out;
	}
      r += 1;
    }
  r += 20;
out:
  r += 2;
  return r - y;
}

static int
nested_out (int x, int y)
{
  x &= 63, y &= 63;
  int r = y;
  if (x & 1)
    for (int k = 0; k < 4; k++)
      {
	for (int m = 0; m < 3; m++)
	  {
	    if (g == k * m)
	      goto twice;
	    if (h == m + k)
	      return r;
	    r += x;
	    if (r > 100)
	      break;
	  }
	r ^= k;
      }
  else if (y & 1)
    {
    twice:
      r *= 2;
    }
  return r + 1;
}

static int
switch_out (int x, int y)
{
  x &= 63, y &= 63;
  int r = 0;
  switch (g)
    {
    case 1:
      if (x & 1)
	goto one;
      r = 3;
      break;
    case 2:
      r = 5;
      if (x & 2)
	return r;
      goto two;
    case 3:
      if (y & 1)
	{
	two:
	  r += 3;
	}
      break;
    case 4:
    one:
      r += 7;
      break;
    default:
      if (x > y)
	return 9;
    }
  return r + x;
}

static int
switch_in_loop (int x, int y)
{
  x &= 63, y &= 63;
  int r = 0, k = 0;
  if (x > y)
    for (;;)
      {
	switch ((g + k++) & 7)
	  {
	  case 0:
	    r += x;
	    continue;
	  case 1:
	    if (y & 1)
	      r++;
	  case 2:
	    r -= y;
	    break;
	  case 6:
	    return r;
	  case 7:
	    goto out;
	  }
	r *= 2;
      }
  r = 3;
out:
  return r + k;
}

/* The loops end in front of the condition.  */

static int
loop_before (int x, int y)
{
  int r = 1;
  for (int m = 0; m < 2; m++)
    for (int k = 0;; k++)
      {
	if (k == g)
	  return r;
	r += x;
	if (k == h)
	  goto out;
	if (k == 3)
	  break;
      }
  if (x < y)
    return r;
  r *= 2;
out:
  return r - y;
}

/* In a block function a scalar is assigned if any lane is active.  */

NOIPA static void
counter (const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t i = ripple_id (block, 0);
  int r = a[i], k = 100;
  if (r & 1)
    for (k = 0; k < 5; k++)
      {
	if (g == k)
	  goto out;
	r += k;
	if (h == k++)
	  goto low;
      }
  else
    r = -r;
low:
  r += 7;
out:
  c[i] = r + k;
}

static void
try_counter (void)
{
  int a[16], c[16];
  for (int odd = 0; odd < 2; odd++)
    {
      for (int i = 0; i < 16; i++)
	a[i] = i * 2 + (odd && i % 3 == 1);
      counter (a, c);
      for (int i = 0; i < 16; i++)
	{
	  int r = 0, k = 100, low = 7;
	  if (odd)
	    for (k = 0; k < 5; k++)
	      {
		if (g == k)
		  {
		    low = 0;
		    break;
		  }
		r += k;
		if (h == k++)
		  break;
	      }
	  CHECK (c[i] == (a[i] & 1 ? a[i] + r + low : -a[i] + 7) + k);
	}
    }
}

LANES (loop_out, int, 16)
LANES (nested_out, int, 16)
LANES (loop_before, int, 16)
LANES (switch_out, int, 16)
LANES (switch_in_loop, int, 5)

int
main (void)
{
  for (g = -1; g < 8; g++)
    for (h = -1; h < 7; h++)
      {
	try_counter ();
	loop_out_try_16 ();
	nested_out_try_16 ();
	loop_before_try_16 ();
	if (h < 0)
	  {
	    switch_out_try_16 ();
	    switch_in_loop_try_5 ();
	  }
      }
  return 0;
}

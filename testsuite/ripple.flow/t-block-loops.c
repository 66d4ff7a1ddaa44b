/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* Loops that lanes leave one by one in functions that use blocks: variables
   that have a shape are those of each lane; scalars are assigned if any lane
   is active.  */
#include "../ripple-test.h"

#define N 133

NOIPA static void
escape (int n, const float *re, const float *im, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float zr = re[i], zi = im[i];
      int count = ripple_broadcast (block, 1, 0);
      for (int k = 0; k < 50; k++)
	{
	  float a = zr * zr, b = zi * zi;
	  if (a + b > 4)
	    break;
	  zi = 2 * zr * zi + im[i];
	  zr = a - b + re[i];
	  count++;
	}
      out[i] = count;
    }
}

static int
escape_model (float re, float im)
{
  float zr = re, zi = im;
  int k;
  for (k = 0; k < 50; k++)
    {
      float a = zr * zr, b = zi * zi;
      if (a + b > 4)
	break;
      zi = 2 * zr * zi + im;
      zr = a - b + re;
    }
  return k;
}

/* The counter and the bound: the counter is a scalar, the bound is not.  */

NOIPA static void
segments (int n, const int *length, const int *in, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int sum = ripple_broadcast (block, 1, 0);
      for (int k = 0; k < length[i]; k++)
	sum += in[i + k];
      out[i] = sum;
    }
}

/* A scalar after the loop: as often as the slowest lane went round.  */

NOIPA static int
slowest (const int *length)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int v = (int) ripple_id (block, 0), k = 0;
  while (k < length[v])
    k++;
  return k;
}

/* Stores in the loop, and to where other lanes have been.  */

NOIPA static void
stores (int n, const int *length, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int k = length[i];
      while (k > 0)
	{
	  out[i] += k;
	  if (out[i] > 60)
	    {
	      out[i] = -k;
	      break;
	    }
	  k -= 1;
	}
    }
}

NOIPA static void
two_dimensions (int n, const int *rows, const int *columns, int *out)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (block, 1);
  for (int y = 0; y < n; y++)
    {
      int r = rows[y];
      while (r > 3)		/* One lane a row.  */
	r -= 3;
      ripple_parallel (block, 0);
      for (int x = 0; x < n; x++)
	{
	  int c = columns[x] + r;
	  do
	    c = c * 3 % 101;
	  while (c > 20);
	  out[y * n + x] = c;
	}
    }
}

int
main (void)
{
  float re[N], im[N];
  int length[N], in[N + 32], out[N];
  static int square[N * N];

  for (int i = 0; i < N + 32; i++)
    in[i] = i * 37 % 101;
  for (int i = 0; i < N; i++)
    {
      re[i] = -2 + i * 0.0234375f;
      im[i] = 0.25f + 0.00390625f * i;
      length[i] = i * 7 % 23;
    }
  for (int n = 0; n <= N; n += n < 40 ? 1 : 31)
    {
      memset (out, -1, sizeof out);
      escape (n, re, im, out);
      for (int i = 0; i < N; i++)
	/* Contraction of products and sums may change the last bit.  */
	CHECK (i < n ? abs (out[i] - escape_model (re[i], im[i])) <= 2
	       : out[i] == -1);
      segments (n, length, in, out);
      for (int i = 0; i < n; i++)
	{
	  int sum = 0;
	  for (int k = 0; k < length[i]; k++)
	    sum += in[i + k];
	  CHECK (out[i] == sum);
	}
      memset (out, 0, sizeof out);
      stores (n, length, out);
      for (int i = 0; i < n; i++)
	{
	  int o = 0;
	  for (int k = length[i]; k > 0; k--)
	    if ((o += k) > 60)
	      {
		o = -k;
		break;
	      }
	  CHECK (out[i] == o);
	}
      two_dimensions (n, length, in, square);
      for (int y = 0; y < n; y++)
	for (int x = 0; x < n; x++)
	  {
	    int r = length[y];
	    while (r > 3)
	      r -= 3;
	    int c = in[x] + r;
	    do
	      c = c * 3 % 101;
	    while (c > 20);
	    CHECK (square[y * n + x] == c);
	  }
    }
  CHECK (slowest (length) == 22);
  return 0;
}

/* { dg-do run } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* Annotated loops in loops, statement expressions and OpenMP-free odd places;
   ripple_parallel_idx is resolved to the innermost loop that it names.  */
#include <ripple.h>

#define H 7
#define W 21

static int out[H][W];

static int
check (void)
{
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++)
      {
	if (out[y][x] != y * 100 + x)
	  return 1;
	out[y][x] = 0;
      }
  return 0;
}

int
main (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  int bad = 0;

  ripple_parallel (BS, 1);
  for (int y = 0; y < H; y++)
    ripple_parallel (BS, 0);
    for (int x = 0; x < W; x++)
      out[y][x] = y * 100 + x;
  bad += check ();

  ripple_parallel (BS, 1);
  for (int y = H - 1; y >= 0; y--)
    {
      int row = y * 100;
      ripple_parallel (BS, 0);
      for (unsigned x = W; x != 0; x--)
	out[y][x - 1] = row + (int) x - 1;
    }
  bad += check ();

  /* Stacked directives.  */
  for (int y = 0; y < H; y++)
    ripple_parallel (BS, 0);
    ripple_parallel (BS, 1)
    for (short x = 0; x < W; ++x)
      out[y][x] = y * 100 + x;
  bad += check ();

  int n = ({
    int s = H;
    ripple_parallel (BS, 0);
    for (long i = 0; i < (long) H * W; i += 1)
      out[i / W][i % W] = (int) (i / W * 100 + i % W);
    s;
  });
  bad += n != H || check ();

  /* Loops, switches and jumps that stay inside.  */
  ripple_parallel (BS, 0);
  for (int x = 0; x < W; x++)
    {
      int y;
      for (y = 0; ; y++)
	{
	  if (y == H)
	    break;
	  switch (y)
	    {
	    case 3:
	      out[y][x] = 300 + x;
	      break;
	    default:
	      out[y][x] = y * 100 + x;
	    }
	}
      if (W > 1000)
	continue;
      y = 0;
      while (1)
	if (++y > 3)
	  break;
      do
	break;
      while (1);
    }
  bad += check ();

  return bad;
}

/* { dg-do run } */
/* { dg-options "-Wall -Wextra -Werror" } */
/* { dg-std "gnu17 gnu89 c99 gnu2x" } */
/* The semicolon behind the loop macros is optional, also where directive and
   loop are the one statement of an outer loop or of an if, and where the
   directive comes out of other macros.  */
#include <ripple.h>

#define H 5
#define W 37

#define PARALLEL ripple_parallel (BS, 0)
#define PARALLEL_SEMI ripple_parallel (BS, 0);
#define ALSO(bs) PARALLEL
#define LOOP(x) ripple_parallel (BS, 0); for (x = 0; x < W; x++)
#define WRAP(...) __VA_ARGS__
#define FULL(bs, ...) ripple_parallel_full (bs, __VA_ARGS__)

static int out[H][W];

static int
check (int add)
{
  int x, y;
  for (y = 0; y < H; y++)
    for (x = 0; x < W; x++)
      {
	if (out[y][x] != y * 100 + x + add)
	  return 1;
	out[y][x] = 0;
      }
  return 0;
}

int
main (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_block_t B1 = ripple_set_block_shape (0, 1);
  int x, y, bad = 0;

  for (y = 0; y < H; y++)
    ripple_parallel (BS, 0);
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x;
  bad += check (0);

  for (y = 0; y < H; y++)
    ripple_parallel (BS, 0)
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 1;
  bad += check (1);

  for (y = 0; y < H; y++)
    PARALLEL;
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 2;
  bad += check (2);

  for (y = 0; y < H; y++)
    PARALLEL_SEMI
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 3;
  bad += check (3);

  for (y = 0; y < H; y++)
    ALSO (BS)
      ;
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 4;
  bad += check (4);

  for (y = 0; y < H; y++)
    LOOP (x)
      out[y][x] = y * 100 + x + 5;
  bad += check (5);

  for (y = 0; y < H; y++)
    WRAP (ripple_parallel (BS, 0); for (x = 0; x < W; x++)
	  out[y][x] = y * 100 + x + 6;)
  bad += check (6);

  for (y = 0; y < H; y++)
    if (y >= 0)
      FULL (B1, 0) ; /* a comment */
      for (x = 0; x < W; x++)
	out[y][x] = y * 100 + x + 7;
    else
      bad++;
  bad += check (7);

  y = 0;
  while (y < H)
    {
      ripple_parallel_peel (BS, 0) ; ; ;
      for (x = 0; x < W; x++)
	out[y][x] = y * 100 + x + 8;
      y++;
    }
  bad += check (8);

  y = 0;
  do
    ripple_parallel (BS, 0);
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 9;
  while (++y < H);
  bad += check (9);

  for (y = 0; y < H; y++)
    switch (y)
      {
      case 1:
	ripple_parallel (BS, 0);
	for (x = 0; x < W; x++)
	  out[y][x] = 100 + x;
	break;
      default:
      again:
	ripple_parallel (BS, 0)
	for (x = 0; x < W; x++)
	  out[y][x] = y * 100 + x;
	if (y > 1000)
	  goto again;
      }
  bad += check (0);

  for (y = 0; y < H; y++)
#pragma ripple parallel block(BS) DIMS(0)
    for (x = 0; x < W; x++)
      out[y][x] = y * 100 + x + 1;
  bad += check (1);

  return bad;
}

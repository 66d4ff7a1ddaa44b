/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-require vectors } */
/* Blocks that are too long for straight code, and are cut, with loops in the
   body: what goes from round to round is as long as what is loaded.  */
#include "../ripple-test.h"

enum { MOST = 8500 };
static int a[MOST], b[MOST + 16], c[16];

NOIPA static void
filter (int n, int rounds)
{
  ripple_block_t block = ripple_set_block_shape (0, 4096);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int sum = 0;
      for (int j = 0; j < rounds; j++)
	sum += b[i + j] * c[j];
      a[i] = sum >> 4;
    }
}

/* What is added to in no order that shows is one vector.  */

NOIPA static int
total (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 2048);
  int sum = 0;
  #pragma ripple parallel Block(block) Dims(0) reduction(+: sum)
  for (int i = 0; i < n; i++)
    sum += b[i] * 3;
  return sum;
}

int
main (void)
{
  static const int counts[] = { 0, 1, 4095, 4096, 4097, MOST };
  for (int i = 0; i < MOST + 16; i++)
    b[i] = i * 77 % 501;
  for (int j = 0; j < 16; j++)
    c[j] = j + 3;
  for (int k = 0; k < 6; k++)
    {
      int sum = 0;
      for (int i = 0; i < counts[k]; i++)
	sum += b[i] * 3;
      CHECK (total (counts[k]) == sum);
    }
  for (int k = 0; k < 6; k++)
    for (int rounds = 0; rounds < 10; rounds += 3)
      {
	for (int i = 0; i < MOST; i++)
	  a[i] = -1;
	filter (counts[k], rounds);
	for (int i = 0; i < MOST; i++)
	  {
	    int sum = 0;
	    for (int j = 0; j < rounds; j++)
	      sum += b[i + j] * c[j];
	    CHECK (a[i] == (i < counts[k] ? sum >> 4 : -1));
	  }
      }
  return 0;
}

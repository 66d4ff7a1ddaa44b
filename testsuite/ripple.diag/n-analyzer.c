/* GCC's analyzer sees the program as it was written: it finds what is wrong in
   it, nothing in what the masks and tiles of vectors are, and ends soon.  */
/* { dg-do compile } */
/* { dg-options "-fanalyzer" } */
#include <ripple.h>
#include <stdlib.h>

void
escape (int n, int m, const float *x, float *y, int *count)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);

  ripple_parallel (block, 1);
  for (int j = 0; j < m; j++)
    ripple_parallel (block, 0);
    for (int i = 0; i < n; i++)
      {
	float a = x[j * n + i], b = a;
	int steps = 0;
	while (a < 100 && a > -100)
	  {
	    if (a > b)
	      a = a * a + 1;
	    else if (count[i] > 3)
	      break;
	    b -= 1;
	  }
	if (count[j * n + i] & 1)
	  steps = count[j * n + i] / 2;
	y[j * n + i] = b + steps;
      }
}

void
squares (int n, const int *x, int *sum)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int *square = (int *) malloc (n * sizeof *square);
  int s = 0;

  if (!square)
    return;
  #pragma ripple parallel Block (block) Dims (0) reduction (+: s)
  for (int i = 0; i < n; i++)
    s += square[i] = x[i] * x[i];
  *sum = s;
  free (square);
  if (s > 3)
    free (square);	/* { dg-warning {double-'free' of 'square'} } */
}

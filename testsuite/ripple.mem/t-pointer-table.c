/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Tables of pointers: (*out[j])[v] is a scalar pointer and a vector store;
   *(out[v]) is a vector of pointers and a scatter.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
rows (int m, int n, int *const *in, int (*const *out)[30])
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  for (int j = 0; j < m; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	(*out[j])[i] = in[j][i] + j;
    }
}

NOIPA static void
lanes (int n, int *const *in, int **out, int **copy)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      *(out[i]) = *(in[i]) + 1;
      copy[i] = in[i] + 1;
      if (in[i] == out[i])
	copy[i] = NULL;
    }
}

int
main (void)
{
  int data[30][30], result[30][30], copy_want = 0;
  int *in[30], *out[30], *copy[30], (*rows_out[30])[30];
  for (int i = 0; i < 30; i++)
    {
      for (int j = 0; j < 30; j++)
	data[i][j] = rnd () & 0xffff;
      in[i] = data[29 - i];
      rows_out[i] = &result[(i * 7) % 30];
    }
  for (int n = 0; n <= 30; n += 3)
    {
      memset (result, 0, sizeof result);
      rows (30, n, in, rows_out);
      for (int i = 0; i < 30; i++)
	for (int j = 0; j < 30; j++)
	  CHECK ((*rows_out[i])[j] == (j < n ? data[29 - i][j] + i : 0));
      memset (result, 0, sizeof result);
      for (int i = 0; i < 30; i++)
	{
	  in[i] = &data[i][(i * i) % 30];
	  out[i] = i % 5 ? &result[i][(i * 11) % 30] : in[i];
	  copy[i] = &copy_want;
	}
      int before[30];
      for (int i = 0; i < 30; i++)
	before[i] = *in[i];
      lanes (n, in, out, copy);
      for (int i = 0; i < 30; i++)
	{
	  CHECK (*out[i] == (i < n ? before[i] + 1 : i % 5 ? 0 : before[i]));
	  CHECK (copy[i] == (i >= n ? &copy_want : i % 5 ? in[i] + 1
			     : NULL));
	}
      for (int i = 0; i < 30; i++)
	in[i] = data[29 - i];
    }
  return 0;
}

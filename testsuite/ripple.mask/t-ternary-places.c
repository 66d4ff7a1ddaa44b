/* { dg-do run } */
/* { dg-options "-w" } */
/* ?: with scalar arms is data wherever its value goes.  */
#include "../ripple-test.h"
#define B 8

static inline int
returned (ripple_block_t BS, const int *b, int s)
{
  return b[ripple_id (BS, 0)] > 0 ? s : -s;
}

NOIPA static void
kernel (const int *b, int s, int *declared, int *later, int *comma, int *inner,
	int *nested, float *converted, int *value, int *result)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = b[v] > 0 ? s : -s;
  declared[v] = x;
  int y;
  y = b[v] > 0 ? s : -s;
  later[v] = y;
  int k = 0, z = (k++, b[v] > 0 ? s : -s);
  comma[v] = z + k;
  int u, w;
  u = w = b[v] > 0 ? s : -s;
  inner[v] = u + w;
  int n = b[v] > 0 ? b[v] > 2 ? s : 1 : b[v] < -2 ? -s : -1;
  nested[v] = n;
  float f = b[v] > 0 ? s : 2.5f;
  converted[v] = f;
  int e = ({ k++; b[v] > 0 ? s : -s; });
  value[v] = e + k;
  result[v] = returned (BS, b, s);
}

int
main (void)
{
  for (int t = 1; t < 100; t++)
    {
      int b[B], r[7][B];
      float f[B];
      for (int i = 0; i < B; i++)
	b[i] = (int) (rnd () % 9) - (t % 10);
      kernel (b, t, r[0], r[1], r[2], r[3], r[4], f, r[5], r[6]);
      for (int i = 0; i < B; i++)
	{
	  int want = b[i] > 0 ? t : -t;
	  CHECK (r[0][i] == want);
	  CHECK (r[1][i] == want);
	  CHECK (r[2][i] == want + 1);
	  CHECK (r[3][i] == 2 * want);
	  CHECK (r[4][i] == (b[i] > 2 ? t : b[i] > 0 ? 1
			     : b[i] < -2 ? -t : -1));
	  CHECK (f[i] == (b[i] > 0 ? t : 2.5f));
	  CHECK (r[5][i] == want + 2);
	  CHECK (r[6][i] == want);
	}
    }
  return 0;
}

/* { dg-do run } */
/* { dg-options "-fgimple" } */
/* Blocks in GIMPLE source: the names that other front ends use.  */
#include "../ripple-test.h"

/* c[id] = s * a[id] + b[id] for 16 lanes; the sum of all, and lane 3.  */
NOIPA float __GIMPLE ()
saxpy (float s, float *a, float *b, float *c, float *third)
{
  ripple_block_t bs;
  unsigned long id;
  unsigned long off;
  float *p;
  float x;
  float y;
  float sum;
  float t;

  bs = __ripple_set_shape (0, 16ul, 1ul, 1ul, 1ul, 1ul, 1ul, 1ul, 1ul, 1ul,
			   1ul, 1);
  id = __ripple_id (bs, 0);
  off = id * 4ul;
  p = a + off;
  x = __MEM <float> (p);
  x = s * x;
  p = b + off;
  y = __MEM <float> (p);
  x = x + y;
  p = c + off;
  __MEM <float> (p) = x;
  t = __ripple_slice_f32 (x, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  __MEM <float> (third) = t;
  sum = __ripple_reduce_add_f32 (1ul, x);
  return sum;
}

/* A branch on lanes, a loop with an accumulator, two dimensions, broadcasts:
   out[y] is the sum over k < n of those in[8 k + x] that exceed y.  */
NOIPA void __GIMPLE ()
rows (int n, int *in, int *out)
{
  ripple_block_t bs;
  unsigned long x;
  unsigned long y;
  unsigned long size;
  unsigned long off;
  unsigned long stride;
  int yi;
  int k;
  int v;
  int sum;
  int *p;

  bs = __ripple_set_shape (0, 8ul, 5ul, 1ul, 1ul, 1ul, 1ul, 1ul, 1ul, 1ul,
			   1ul, 2);
  x = __ripple_id (bs, 0);
  y = __ripple_id (bs, 1);
  yi = (int) y;
  size = __ripple_get_size (bs, 0);
  stride = size * 4ul;
  off = x * 4ul;
  p = in + off;
  sum = __ripple_broadcast_i32 (bs, 3ul, 0);
  k = 0;
  goto test;

body:
  v = __MEM <int> (p);
  if (v > yi)
    goto add;
  else
    goto next;

add:
  sum = sum + v;
  goto next;

next:
  p = p + stride;
  k = k + 1;
  goto test;

test:
  if (k < n)
    goto body;
  else
    goto end;

end:
  sum = __ripple_reduce_add_i32 (1ul, sum);
  off = y * 4ul;
  p = out + off;
  __MEM <int> (p) = sum;
  return;
}

int
main (void)
{
  BUF (float, a, 16, BUF_END);
  BUF (float, b, 16, BUF_START);
  BUF (float, c, 16, BUF_MIDDLE);
  float third, want = 0, sum = saxpy (2, a, b, c, &third);
  for (int i = 0; i < 16; i++)
    {
      CHECK (c[i] == 2 * a[i] + b[i]);
      want += c[i];
    }
  CHECK (sum == want && third == c[3]);
  for (int n = 0; n < 9; n++)
    {
      BUF (int, in, 8 * n, n % PLACES);
      int *out = (int *) buf_new (5 * sizeof *out, n % PLACES);
      for (int i = 0; i < 8 * n; i++)
	in[i] = (int) (rnd () % 10) - 2;
      rows (n, in, out);
      for (int y = 0; y < 5; y++)
	{
	  int s = 0;
	  for (int i = 0; i < 8 * n; i++)
	    s += in[i] > y ? in[i] : 0;
	  CHECK (out[y] == s);
	}
    }
  return 0;
}

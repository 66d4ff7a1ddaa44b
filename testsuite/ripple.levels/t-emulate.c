/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-emulate" } */
/* Every lane by itself: masks, gathers, shuffles, reductions and
   calls, without a vector in the code.  */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {[%,]\s*%[yz]mm} } */
/* { dg-asm-not {\mp(add|mul|cmp|shuf|min|max)[bwdq]|(add|mul|div)p[sd]\M} } */
#include "../ripple-test.h"

static size_t
swap_halves (size_t k, size_t n)
{
  return (k + n / 2) % n;
}

NOIPA static int
once (int x)
{
  return x ^ 5;
}

NOIPA static void
kernel (int n, const int *a, const int *index, int *b, int *sums)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[index[i]];
      if (x & 1)
	x = once (x) / (x | 1);
      else
	x += a[i];
      b[i] = x;
    }
  size_t v = ripple_id (BS, 0);
  int last = a[v];
  last = ripple_shuffle (last, swap_halves);
  sums[0] = ripple_reduceadd (1, last * (int) v);
  sums[1] = ripple_reducemin (1, last);
  unsigned char bytes = v * 40;
  bytes = ripple_add_sat (bytes, (unsigned char) 100);
  sums[2] = ripple_reduceadd (1, (int) bytes);
}

NOIPA static void
model (int n, const int *a, const int *index, int *b, int *sums)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[index[i]];
      b[i] = x & 1 ? (x ^ 5) / (x | 1) : x + a[i];
    }
  sums[0] = sums[2] = 0;
  sums[1] = a[0];
  for (int v = 0; v < 8; v++)
    {
      int last = a[(v + 4) % 8], byte = v * 40 % 256 + 100;
      sums[0] += last * v;
      sums[1] = last < sums[1] ? last : sums[1];
      sums[2] += byte > 255 ? 255 : byte;
    }
}

int
main (void)
{
  for (int n = 8; n < 30; n++)
    {
      int a[30], index[30], b[30] = { 0 }, want[30] = { 0 }, s[3], t[3];
      for (int i = 0; i < 30; i++)
	{
	  a[i] = i * 7919 % 101 - 50;
	  index[i] = i * 5 % n;
	}
      kernel (n, a, index, b, s);
      model (n, a, index, want, t);
      CHECK_SAME (b, want, 30);
      CHECK_SAME (s, t, 3);
    }
  return 0;
}

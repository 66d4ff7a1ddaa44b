/* { dg-do run } */
/* Bounds: conditional, arithmetic, through pointers and members, mixed
   signedness and widths.  */
#include "../ripple-test.h"
#define B 8
struct s { int pad; short n; unsigned char un; };

NOIPA static void
kernel (int n, const struct s *s, const long *pn, unsigned char (*c)[64])
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < (n < 29 ? n : 29); i++)
    c[0][i] = 1;
  ripple_parallel (BS, 0);
  for (int i = 0; i < s->n; i++)
    c[1][i] = 2;
  ripple_parallel (BS, 0);
  for (int i = 0; i < *pn; i++)
    c[2][i] = 3;
  ripple_parallel (BS, 0);
  for (size_t i = 0; i < s[0].un + 2u * n / 2; i++)
    c[3][i] = 4;
  ripple_parallel (BS, 0);
  for (int i = 0; n > i; i++)
    c[4][i] = 5;
  ripple_parallel (BS, 0);
  for (int i = n / 2; i < n - n % 3; i++)
    c[5][i] = 6;
  ripple_parallel (BS, 0);
  for (unsigned i = 0; i < (size_t) n; i++)
    c[6][i] = 7;
  ripple_parallel (BS, 0);
  for (int i = 0; n - 1 >= i; i++)
    c[7][i] = 8;
  ripple_parallel (BS, 0);
  for (int i = 0; -1 < n - 1 && n > 5 ? i < n : i < n; i++)
    c[8][i] = 9;
}

NOIPA static void
fill (unsigned char *c, int lo, int hi, int value)
{
  for (int i = lo; i < hi; i++)
    c[i] = value;
}

int
main (void)
{
  for (int n = 0; n < 32; n++)
    {
      struct s s = { 0, (short) n, (unsigned char) (n / 2) };
      long ln = n;
      unsigned char c[9][64] = { { 0 } }, e[9][64] = { { 0 } };
      kernel (n, &s, &ln, c);
      fill (e[0], 0, n < 29 ? n : 29, 1);
      fill (e[1], 0, n, 2);
      fill (e[2], 0, n, 3);
      fill (e[3], 0, n / 2 + n, 4);
      fill (e[4], 0, n, 5);
      fill (e[5], n / 2, n - n % 3, 6);
      fill (e[6], 0, n, 7);
      fill (e[7], 0, n, 8);
      fill (e[8], 0, n, 9);
      CHECK_SAME (&c[0][0], &e[0][0], sizeof c);
    }
  return 0;
}

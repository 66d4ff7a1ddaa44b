/* { dg-do run } */
/* Code of a smaller shape under a mask: active where any lane along the
   missing dimensions is (manual: 8x1 mask over 8x1, 8x8, 1x1 and 1x8).  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *rowc, const int *full, int *p11, int *p81, int *p18,
	int *p88, int *q81, int *q18, int *q11)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 8);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  if (rowc[x])
    {
      *p11 = 1;
      p81[x] = 1;
      p18[y] = 1;
      p88[8 * y + x] = 1;
    }
  if (full[8 * y + x])
    {
      q81[x] = 1;
      q18[y] = 1;
      *q11 = 1;
    }
}

int
main (void)
{
  for (int t = 0; t < 300; t++)
    {
      int rowc[8], full[64], p11 = 0, q11 = 0, any = 0, any_full = 0;
      int p81[8] = { 0 }, p18[8] = { 0 }, p88[64] = { 0 };
      int q81[8] = { 0 }, q18[8] = { 0 }, any_x[8] = { 0 }, any_y[8] = { 0 };
      for (int i = 0; i < 8; i++)
	any |= rowc[i] = rnd () % 10 < (unsigned) t % 4;
      for (int i = 0; i < 64; i++)
	if ((full[i] = rnd () % 64 < (unsigned) t % 16))
	  any_full = any_x[i % 8] = any_y[i / 8] = 1;
      kernel (rowc, full, &p11, p81, p18, p88, q81, q18, &q11);
      CHECK (p11 == any && q11 == any_full);
      for (int i = 0; i < 8; i++)
	{
	  CHECK (p81[i] == rowc[i]);
	  CHECK (p18[i] == any);
	  CHECK (q81[i] == any_x[i]);
	  CHECK (q18[i] == any_y[i]);
	}
      for (int i = 0; i < 64; i++)
	CHECK (p88[i] == rowc[i % 8]);
    }
  return 0;
}

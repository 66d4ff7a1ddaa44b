/* { dg-do run } */
/* Sizes and dimensions through locals, enumerators, sizeof and parameters
   of a static function: constants at every level.  */
#include "../ripple-test.h"
enum { COLS = 4 };

static inline void
fill (ripple_block_t BS, int dim, int *c)
{
  size_t v = ripple_id (BS, dim);
  c[v] = v + 10 * dim;
}

NOIPA static void
kernel (int *c, int *d, int *e)
{
  const int rows = 3;
  size_t width = 64 / sizeof (double);
  int dim = 1;
  ripple_block_t BS = ripple_set_block_shape (0, width, rows);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, dim);
  c[v] = v;
  c[8 + w] = w;
  ripple_block_t other = ripple_set_block_shape (0, COLS * 2 - 1);
  d[ripple_id (other, 0)] = 1;
  fill (BS, 0, e);
  fill (BS, 1, e + 8);
}

int
main (void)
{
  int *c = (int *) buf_new (11 * sizeof *c, BUF_END);
  int *d = (int *) buf_new (7 * sizeof *d, BUF_END);
  int *e = (int *) buf_new (11 * sizeof *e, BUF_END);
  kernel (c, d, e);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == i && e[i] == i);
  for (int i = 0; i < 3; i++)
    CHECK (c[8 + i] == i && e[8 + i] == i + 10);
  for (int i = 0; i < 7; i++)
    CHECK (d[i] == 1);
  buf_free_all ();
  return 0;
}

/* { dg-do run } */
/* ripple_get_block_size: a constant, 1 for what is not declared.  */
#include "../ripple-test.h"

NOIPA static void
kernel (size_t *s, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16, 3, 2);
  s[0] = ripple_get_block_size (BS, 0);
  s[1] = ripple_get_block_size (BS, 1);
  s[2] = ripple_get_block_size (BS, 2);
  s[3] = ripple_get_block_size (BS, 3);
  s[4] = ripple_get_block_size (BS, 9);
  size_t v = ripple_id (BS, 0);
  for (size_t i = 0; i < 64; i += ripple_get_block_size (BS, 0))
    c[i + v] = i;
}

int
main (void)
{
  size_t s[5];
  int *c = (int *) buf_new (64 * sizeof *c, BUF_END);
  kernel (s, c);
  CHECK (s[0] == 16 && s[1] == 3 && s[2] == 2 && s[3] == 1 && s[4] == 1);
  for (int i = 0; i < 64; i++)
    CHECK (c[i] == i / 16 * 16);
  buf_free_all ();
  return 0;
}

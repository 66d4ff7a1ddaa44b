/* { dg-do error } */
/* A block has one to ten sizes.  */

#include <ripple.h>

void
none (void)
{
  ripple_block_t a = ripple_set_block_shape (0); /* { dg-error "22: give 0 and 1 to 10 sizes" } */
  (void) a;
}

void
eleven (void)
{
  ripple_block_t b = ripple_set_block_shape (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); /* { dg-error "22: give 0 and 1 to 10 sizes" } */
  (void) b;
}

void
ten (void)
{
  ripple_block_t c = ripple_set_block_shape (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2);
  (void) c;
}

void
forgotten (void)
{
  ripple_block_t d = ripple_set_block_shape (16); /* { dg-error "22: wrong number of arguments: ripple_block_t ripple_set_block_shape .int pe, size_t s0 .*: give 0 and 1 to 10 sizes" } */
  (void) d;
}

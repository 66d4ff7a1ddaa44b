/* A function that the plugin does not know, of a newer <ripple.h>, say.  */
/* { dg-do error } */

#include <ripple.h>

extern float __ripple_sideways_f32 (float);

void
f (float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);

  y[v] = __ripple_sideways_f32 (y[v]);	/* { dg-error "10: 'ripple_sideways' is not supported.*ripple-api-unsupported" } */
}

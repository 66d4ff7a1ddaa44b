/* The remark tells which function a call became.  */
/* { dg-do compile } */
/* { dg-options "-Wno-psabi -fplugin-arg-ripple-report=all" } */

#include <ripple.h>

typedef float v8sf __attribute__ ((vector_size (32)));

extern float blend (float, float);
extern v8sf ripple_ew_pure_blend (v8sf, v8sf);

void
mix (float *z, const float *x, const float *y)
{
  ripple_block_t bs = ripple_set_block_shape (0, 20);
  int v = ripple_id (bs, 0);
  z[v] = blend (x[v], y[v]); /* { dg-note "10: .blend. on Tensor.20. is .ripple_ew_pure_blend., called 3 times.*ripple-call-library" } */
}

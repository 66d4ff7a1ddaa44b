/* Calls that no vector function can be called for.  */
/* { dg-do error } */
/* { dg-options "-Wno-psabi" } */

#include <ripple.h>

typedef float v4sf __attribute__ ((vector_size (16)));
typedef float v16sf __attribute__ ((vector_size (64)));
typedef int v4si __attribute__ ((vector_size (16)));

extern void effect (float);
extern void ripple_ew_effect (v4sf); /* { dg-note "13: .ripple_ew_effect. is declared here" } */
extern float table (ripple_block_t);
extern v16sf ripple_pure_ret_t4x4f32_table (void);
extern float wrong (float, float);
extern v16sf ripple_mask_ret_t4x4f32_t4f32_t1x4f32_wrong (v4sf, v4sf, v4si);

void
masked (const float *x, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    effect (x[i]); /* { dg-error "5: .effect. is called where some lanes may be off, but .ripple_ew_effect. neither takes a mask nor is it pure.*ripple-library-mask" } */
}

void
too_small (float *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 2);
  x[ripple_id (bs, 0) + 4 * ripple_id (bs, 1)] = table (bs); /* { dg-error "50: no vector function for .table. returns a tensor that fits into the block Tensor.4..2..*ripple-library-no-match" } */
}

void
small_mask (float *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4, 4);
  int i = ripple_id (bs, 0), j = ripple_id (bs, 1);
  x[i + 4 * j] = wrong (x[i], x[j]); /* { dg-error "18: the mask of .*_wrong. must have as many elements as its arguments and its result together, 16 for Tensor.4..4., but has 4.*ripple-library-mask" } */
}

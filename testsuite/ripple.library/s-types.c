/* Vector functions whose types are not those that their names say.  */
/* { dg-do error } */
/* { dg-options "-Wno-psabi" } */

#include <ripple.h>

typedef float v4sf __attribute__ ((vector_size (16)));
typedef float v8sf __attribute__ ((vector_size (32)));
typedef int v4si __attribute__ ((vector_size (16)));

v4sf ripple_arg0_t8f32_a (v4sf); /* { dg-error "6: .ripple_arg0_t8f32_a. cannot be a vector function: argument 0 is a Tensor.8. by its name and has 4 elements.*ripple-library-type" } */
v4sf ripple_ret_t2x4f32_b (v4sf); /* { dg-error "6: .*the result is a Tensor.2..4. by its name and has 4 elements.*ripple-library-type" } */
v4sf ripple_arg1_t4f32_c (v4sf, float); /* { dg-error "6: .*argument 1 is a Tensor.4. by its name and has 1 elements" } */
v4sf ripple_arg0_t4i32_d (v4sf); /* { dg-error "6: .*the elements of argument 0 are not those that its name says" } */
v4sf ripple_mask_e (v4sf); /* { dg-error "6: .*the last parameter, its mask, is no vector of integers" } */
v4sf ripple_mask_f (void); /* { dg-error "6: .*the mask that .mask. asks for is missing" } */
v4sf ripple_ew_g (v4sf, v8sf); /* { dg-error "6: .*.ew. needs vectors of one length" } */
v4sf ripple_ew_h (float); /* { dg-error "6: .*.ew. needs an argument that is a vector" } */
v4sf ripple_ew_mask_i (v4sf, v4si);
v8sf ripple_ew_mask_j (v8sf, v4si); /* { dg-error "6: .*its mask has another length than its vectors" } */

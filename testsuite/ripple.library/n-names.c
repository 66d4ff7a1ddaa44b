/* Names that nearly are those of vector functions.  */
/* { dg-do compile } */
/* { dg-options "-Wno-psabi" } */

#include <ripple.h>

typedef float v4sf __attribute__ ((vector_size (16)));

v4sf ripple_uniform_f (v4sf); /* { dg-warning "6: .ripple_uniform_f. is no vector function: its .uniform. shape is not of the form.*ripple-library-name" } */
v4sf ripple_uniform_t4f32 (v4sf); /* { dg-warning "6: .*its .uniform. shape lacks an underscore" } */
v4sf ripple_uniform_t4f32_ (v4sf); /* { dg-warning "6: .*the name of the function for one number is missing" } */
v4sf ripple_ret_x4f32_f (v4sf); /* { dg-warning "6: .*its .ret. shape is not of the form" } */
v4sf ripple_arg0_t4f33_f (v4sf); /* { dg-warning "6: .*its .arg0. element type is none of" } */
v4sf ripple_arg_t4f32_f (v4sf); /* { dg-warning "6: .*.arg. needs an index and an underscore" } */
v4sf ripple_ret_t4f32_ret_t4f32_f (v4sf); /* { dg-warning "6: .*its .ret. shape is given twice" } */
v4sf ripple_t4f32_arg0_t4f32_f (v4sf); /* { dg-warning "6: .*its .arg0. shape is given twice" } */
v4sf ripple_arg1_t4f32_f (v4sf); /* { dg-warning "6: .*it has no argument 1, only 1" } */
v4sf ripple_uniform_t4f32_ret_t4f32_f (v4sf); /* { dg-warning "6: .*.uniform. cannot stand beside .ret." } */
v4sf ripple_uniform_t4f32_arg0_t4f32_f (v4sf); /* { dg-warning "6: .*.uniform. cannot stand beside .arg." } */
/* Said once.  */
v4sf ripple_uniform_f (v4sf);

/* These are none, and mean nothing.  */
float ripple_ew_no_vector (float);
float ripple_ret_whatever (int);
int ripple_arg_count (const char *, ...);
v4sf ripple_unspecified ();
/* And these are right.  */
v4sf ripple_tanhf (v4sf);

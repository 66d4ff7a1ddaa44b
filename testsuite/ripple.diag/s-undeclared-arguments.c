/* Functions of the API with other numbers of arguments than they have: of each
   row of analysis/api.def, one fewer or one more.  */
/* { dg-do error } */

typedef __SIZE_TYPE__ size_t;
typedef struct ripple_block_shape *ripple_block_t;

ripple_block_t __ripple_set_shape ();
size_t __ripple_id ();
size_t __ripple_get_size ();
size_t __ripple_vscale ();
float __ripple_reduce_add_f32 ();
float __ripple_ordered_add_f32 ();
float __ripple_broadcast_f32 ();
float __ripple_reshape_f32 ();
float __ripple_slice_f32 ();
float __ripple_shuffle_f32 ();
float __ripple_shuffle_pair_f32 ();
int __ripple_add_sat_i32 ();
float __ripple_minimum_f32 ();
float __ripple_maximumnum_f32 ();
float __ripple_reinterp_f32 ();
void __ripple_to_vec_f32 ();
float __ripple_from_vec_f32 ();
size_t __ripple_chunk_idx ();
void __ripple_align ();
float __ripple_stack_f32 ();
float __ripple_scan_add_f32 ();
float __ripple_exclusive_scan_max_f32 ();
float __ripple_compress_f32 ();
size_t __ripple_compressed_f32 ();
float __ripple_expand_f32 ();
float __ripple_permute_f32 ();
size_t __ripple_any_lane ();
size_t __ripple_all_lanes ();
size_t __ripple_count ();
size_t __ripple_first ();
_Bool __ripple_on_f32 ();
_Bool __ripple_same_f32 ();
float __ripple_lookup_f32 ();

void
few (float *x)
{
  ripple_block_t b = __ripple_set_shape (0, 8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
  size_t v = __ripple_id (b, 0), n = 0;
  x[v] = 0;
  n += __ripple_id (b);				/* { dg-error "8: the number of arguments of 'ripple_id' is 2, not 1; call it by the name that '<ripple.h>' defines .ripple-api-arguments" } */
  n += __ripple_get_size (b, 0, 1);		/* { dg-error "'ripple_get_block_size' is 2, not 3" } */
  n += __ripple_vscale (1);			/* { dg-error "'ripple_vscale' is 0, not 1" } */
  x[0] = __ripple_reduce_add_f32 (x[v]);	/* { dg-error "'ripple_reduceadd' is 2, not 1" } */
  x[1] = __ripple_ordered_add_f32 (1, x[v]);	/* { dg-error "'ripple_ordered_add' is 3, not 2" } */
  x[2] = __ripple_broadcast_f32 (b, 1);		/* { dg-error "'ripple_broadcast' is 3, not 2" } */
  x[3] = __ripple_reshape_f32 (b);		/* { dg-error "'ripple_reshape' is 2, not 1" } */
  x[4] = __ripple_slice_f32 (x[v]);		/* { dg-error "'ripple_slice' is 2, not 1" } */
  x[5] = __ripple_shuffle_f32 ();		/* { dg-error "'ripple_shuffle' is 2, not 0" } */
  x[6] = __ripple_shuffle_pair_f32 (x[v], x[v]);	/* { dg-error "'ripple_shuffle_pair' is 3, not 2" } */
  x[7] = __ripple_add_sat_i32 (1);		/* { dg-error "'ripple_add_sat' is 2, not 1" } */
  x[7] = __ripple_minimum_f32 (1);		/* { dg-error "'ripple_minimum' is 2, not 1" } */
  x[7] = __ripple_maximumnum_f32 (1, 2, 3);	/* { dg-error "'ripple_maximumnum' is 2, not 3" } */
  x[8] = __ripple_reinterp_f32 (b);		/* { dg-error "'ripple_reinterp' is 2, not 1" } */
  __ripple_to_vec_f32 (b, 1, 8);		/* { dg-error "'ripple_to_vec' is 5, not 3" } */
  x[9] = __ripple_from_vec_f32 (b, 1, 8, 0);	/* { dg-error "'ripple_from_vec' is 5, not 4" } */
  n += __ripple_chunk_idx (b);			/* { dg-error "'ripple_parallel_idx' is 2, not 1" } */
  __ripple_align (x);				/* { dg-error "'ripple_ptr_alignment' is 2, not 1" } */
  x[10] = __ripple_stack_f32 ();		/* { dg-error "'ripple_stack' is 1, not 0" } */
  x[11] = __ripple_slice_f32 (x[v], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);	/* { dg-error "'ripple_slice' is 11, not 12" } */
  x[12] = __ripple_scan_add_f32 (1);		/* { dg-error "'ripple_scanadd' is 2, not 1" } */
  x[13] = __ripple_exclusive_scan_max_f32 (1, x[v], 1);	/* { dg-error "'ripple_scanmax_exclusive' is 2, not 3" } */
  x[14] = __ripple_compress_f32 (1, x[v], &n);	/* { dg-error "'ripple_compress' is 2, not 3" } */
  n += __ripple_compressed_f32 (1);		/* { dg-error "'ripple_compressed' is 2, not 1" } */
  x[15] = __ripple_expand_f32 (1);		/* { dg-error "'ripple_expand' is 2, not 1" } */
  x[16] = __ripple_permute_f32 (x[v]);		/* { dg-error "'ripple_permute' is 2, not 1" } */
  n += __ripple_any_lane (1, 1);		/* { dg-error "'ripple_any' is 1, not 2" } */
  n += __ripple_all_lanes ();			/* { dg-error "'ripple_all' is 1, not 0" } */
  n += __ripple_count (1, 1);			/* { dg-error "'ripple_count' is 1, not 2" } */
  n += __ripple_first ();			/* { dg-error "'ripple_first' is 1, not 0" } */
  n += __ripple_on_f32 (x[v], x[v]);		/* { dg-error "'ripple_on' is 1, not 2" } */
  n += __ripple_same_f32 (x[v]);		/* { dg-error "'ripple_same' is 2, not 1" } */
  x[17] = __ripple_lookup_f32 (8, x);		/* { dg-error "'ripple_lookup' is 3, not 2" } */
  x[18] = n;
}

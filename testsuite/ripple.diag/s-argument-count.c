/* { dg-do error } */
/* Calls with a wrong number of arguments.  */
#include <ripple.h>

void
f (ripple_block_t B, float *a, float *p, float *r, int n, size_t *k)
{
  k[0] = 2 * ripple_id (B); /* { dg-error "14: wrong number of arguments: size_t ripple_id .ripple_block_t block, int dim." } */
  k[1] = ripple_id (); /* { dg-error "10: wrong number .* ripple_id" } */
  k[2] = ripple_id (B, ripple_id (B, 0, 1)); /* { dg-error "24: wrong number .* ripple_id" } */
  k[3] = ripple_get_block_size (B, 1, 2); /* { dg-error "10: wrong number .* size_t ripple_get_block_size .ripple_block_t block, int dim." } */
  k[4] = ripple_parallel_idx (B); /* { dg-error "10: wrong number .* size_t ripple_parallel_idx .ripple_block_t block, int dim0 ., ... dim9.." } */
  r[0] = ripple_reduceadd (*a); /* { dg-error "10: wrong number .* T ripple_reduceadd .uint64_t dims, T x." } */
  r[1] = ripple_reduceminimum (1, *a, *a); /* { dg-error "10: wrong number .* T ripple_reduceminimum .uint64_t dims, T x." } */
  n = ripple_reduceand (n); /* { dg-error "7: wrong number .* T ripple_reduceand .uint64_t dims, T x." } */
  r[2] = ripple_broadcast (B, *a); /* { dg-error "10: wrong number .* T ripple_broadcast .ripple_block_t block, uint64_t dims, T x." } */
  p = ripple_broadcast_ptr (B, a); /* { dg-error "7: wrong number .* T .ripple_broadcast_ptr .ripple_block_t block, uint64_t dims, T .p." } */
  r[3] = ripple_slice (*a); /* { dg-error "10: wrong number .* T ripple_slice .T x, int i0" } */
  r[4] = ripple_slice (*a, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10); /* { dg-error "10: wrong number .* T ripple_slice .T x, int i0" } */
  p = ripple_slice_ptr (a); /* { dg-error "7: wrong number .* T .ripple_slice_ptr .T .p, int i0" } */
  r[5] = ripple_shuffle (*a); /* { dg-error "10: wrong number .* T ripple_shuffle .T x, size_t ..index. .size_t k, size_t n.." } */
  r[6] = ripple_shuffle_pair (*a, *p); /* { dg-error "10: wrong number .* T ripple_shuffle_pair .T x, T y, size_t" } */
  p = ripple_shuffle_p (a); /* { dg-error "7: wrong number .* T .ripple_shuffle_p .T .p, size_t" } */
  p = ripple_shuffle_pair_p (a, p); /* { dg-error "7: wrong number .* T .ripple_shuffle_pair_p .T .p, T .q, size_t" } */
  n = ripple_add_sat (n); /* { dg-error "7: wrong number .* T ripple_add_sat .T x, T y." } */
  n = ripple_shl_sat (n, n, n); /* { dg-error "7: wrong number .* T ripple_shl_sat .T x, T y." } */
  r[7] = ripple_stack (B); /* { dg-error "10: wrong number .* T ripple_stack .ripple_block_t block, T x0, T x1, ...." } */
  r[7] = ripple_reshape (B); /* { dg-error "10: wrong number .* T ripple_reshape .ripple_block_t block, T x." } */
  p = ripple_reshape_ptr (a); /* { dg-error "7: wrong number .* T .ripple_reshape_ptr .ripple_block_t block, T .p." } */
  r[8] = ripple_reinterp_f32 (n); /* { dg-error "10: wrong number .* T ripple_reinterp_<T> .ripple_block_t block, U x." } */
  p = ripple_ptr_alignment (a); /* { dg-error "7: wrong number .* T .ripple_ptr_alignment .T .p, size_t bytes." } */
  p = ripple_ptr_alignment_slice (a, 16); /* { dg-error "7: wrong number .* T .ripple_ptr_alignment_slice .T .p, size_t bytes, int i0" } */
  r[9] = ripple_to_vec (8, float, *a); /* { dg-error "10: wrong number .* V ripple_to_vec .N, T, ripple_block_t block, T x." } */
  r[10] = vec_to_ripple_2d (8, float, *a); /* { dg-error "11: wrong number .* T vec_to_ripple .N, T, ripple_block_t block, V v." } */
  r[11] = ripple_scanadd (*a); /* { dg-error "11: wrong number .* T ripple_scanadd .uint64_t dims, T x." } */
  n = ripple_scanor_exclusive (1, n, n); /* { dg-error "7: wrong number .* T ripple_scanor_exclusive .uint64_t dims, T x." } */
  r[12] = ripple_compress (n, *a); /* { dg-error "11: wrong number .* T ripple_compress .M mask, T x, size_t .n." } */
  r[13] = ripple_expand (*a); /* { dg-error "11: wrong number .* T ripple_expand .M mask, T x." } */
  r[14] = ripple_permute (*a); /* { dg-error "11: wrong number .* T ripple_permute .T x, I index." } */
  n = ripple_any (n, n); /* { dg-error "7: wrong number .* bool ripple_any .C c." } */
  n = ripple_all (n, n); /* { dg-error "7: wrong number .* bool ripple_all .C c." } */
  n = ripple_none (n, n); /* { dg-error "7: wrong number .* bool ripple_none .C c." } */
  n = ripple_count (n, n); /* { dg-error "7: wrong number .* size_t ripple_count .C c." } */
  n = ripple_first (n, n); /* { dg-error "7: wrong number .* int64_t ripple_first .C c." } */
  n = ripple_lane (n); /* { dg-error "7: wrong number .* T ripple_lane .T x, I k." } */
  n = ripple_first_lane (n, n); /* { dg-error "7: wrong number .* T ripple_first_lane .T x." } */
  ripple_updateadd (a); /* { dg-error "3: wrong number .* void ripple_updateadd .T .p, T x." } */
  ripple_updatexor (&n); /* { dg-error "3: wrong number .* void ripple_updatexor .T .p, T x." } */
  ripple_foreach_unique (n) /* { dg-error "3: wrong number .* ripple_foreach_unique .value, x. statement" } */
    n++;
  n = ripple_rotate_left (n); /* { dg-error "7: wrong number .* T ripple_rotate_left .T x, I n." } */
  n = ripple_funnel_right (n, 1); /* { dg-error "7: wrong number .* T ripple_funnel_right .T high, T low, I n." } */
  n = ripple_average_up (n); /* { dg-error "7: wrong number .* T ripple_average_up .T x, T y." } */
  n = ripple_narrow_sat (int); /* { dg-error "7: wrong number .* T ripple_narrow_sat .T, I x." } */
  n = ripple_narrow_round (int, n); /* { dg-error "7: wrong number .* T ripple_narrow_round .T, I x, unsigned n." } */
  n = ripple_convert_sat (int); /* { dg-error "7: wrong number .* T ripple_convert_sat .T, F x." } */
  r[15] = ripple_lookup (8, a); /* { dg-error "11: wrong number .* T ripple_lookup .size_t n, const T .table, I index." } */
}

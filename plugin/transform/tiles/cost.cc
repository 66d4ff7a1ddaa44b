/* Whether tiles are quicker than vectors.

   INPUT	rows, columns and steps of a nest
   OUTPUT	rows * cols * steps >= 512

   A call of the function that a nest becomes costs some 100 instructions: it
   changes the mode and takes the tiles; copies cost some 500 more.  The
   numbers are from counts of instructions, for streaming vectors of 128 and
   512 bits, of products and transposes of matrices of 1 to 256 rows and
   columns.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

/* Products, and elements that are transposed, for which a call pays.  */
enum { PRODUCTS = 512, COPIED_PRODUCTS = 4096, ELEMENTS = 256 };

static bool
copies_p (tile_nest *n)
{
  for (unsigned i = 0; i < n->accesses.length (); i++)
    if (n->accesses[i].packed)
      return true;
  return false;
}

/* True if N's blocks are of scalable size: then vectors transpose by SVE's
   permutations.  */

static bool
scalable_blocks_p (tile_nest *n)
{
  for (unsigned l = ROW; l <= COL && !n->block; l++)
    {
      unsigned dim[SHAPE_RANK];
      uint64_t extent[SHAPE_RANK];
      struct shape s;
      lane_dims (n->marker[l], LANE_DIM0, dim, extent, &s);
      if (shape_scalable_p (&s))
	return true;
    }
  return false;
}

static tree
at_least (tree count, unsigned limit)
{
  return fold_build2 (GE_EXPR, boolean_type_node, count, size_int (limit));
}

/* Elements of 32 bits are transposed as quickly by permutations of vectors of
   128 bits; those of 64 bits always are.  */

static tree
transpose_worthwhile (tile_nest *n, tree elements)
{
  enum { LONG_ROW = 32 };
  unsigned size = tree_to_uhwi (TYPE_SIZE_UNIT (n->type));
  tree row = ripple_current_target ()->matrix->row_bytes ();
  tree worth = at_least (elements, ELEMENTS);
  if (size < 4 || !scalable_blocks_p (n))
    return worth;
  if (size > 4)
    return boolean_false_node;
  return row ? fold_build2 (TRUTH_AND_EXPR, boolean_type_node, worth,
			    at_least (row, LONG_ROW))
	 : worth;
}

tree
nest_worthwhile (tile_nest *n)
{
  tree all = times (fold_convert (sizetype, iterations_before (n, ROW)),
		    fold_convert (sizetype, iterations_before (n, COL)));
  if (ripple_matrix_use == MATRIX_ON)
    return boolean_true_node;
  if (tile_use (n) == TILE_MOVED)
    return transpose_worthwhile (n, all);
  for (unsigned q = 0; q < n->steps; q++)
    all = times (all, n->step_count[q]);
  bool copied = copies_p (n) && !n->ways;
  return at_least (all, copied ? COPIED_PRODUCTS : PRODUCTS);
}

/* Whether tiles are quicker than vectors.

   INPUT	rows, columns and steps of a nest
   OUTPUT	rows * cols * steps >= 512 && steps >= 4

   A call of the function that a nest becomes costs some 100 instructions: it
   changes the mode and takes the tiles; copies cost some 500 more.  The
   numbers are from counts of instructions, for streaming vectors of 128 to
   2048 bits, of products and transposes of matrices of 1 to 256 rows and
   columns, and of blocks of 5 x 7 to 64 x 64.  Sums come and go by the tiles
   more slowly than by vectors: a few products do not make up for that.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/tiles/linear.h"

/* Products, those of a sum, and elements that are transposed, for which a call
   pays.  */
enum
{
  PRODUCTS = 512, COPIED_PRODUCTS = 4096, PRODUCTS_OF_SUM = 4, ELEMENTS = 128
};

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

/* True if N moves narrow elements of a large block, by their addresses, that
   Advanced SIMD has no short way to permute: of 16 bits, or of bytes if a side
   is no power of two.  */

static bool
hard_to_permute_p (tile_nest *n)
{
  enum { SHORT = 8, LARGE = 256 };
  unsigned size = tree_to_uhwi (TYPE_SIZE_UNIT (n->type));
  if (!n->block || n->turn || size > 2)
    return false;
  unsigned rows = n->extent[ROW], cols = n->extent[COL];
  return MIN (rows, cols) >= SHORT && rows * cols >= LARGE
	 && (size == 2 || !pow2p_hwi (rows * cols));
}

/* True if the vectors of N's blocks of fixed size are permuted: what their
   lanes move lies a known distance apart.  Else it is moved one by one.  */

static bool
permuted_p (tile_nest *n)
{
  if (hard_to_permute_p (n))
    return false;
  for (unsigned i = 0; i < n->accesses.length () && !n->turn; i++)
    {
      nest_access *a = &n->accesses[i];
      if (a->kind == BOTH && a->coef[COL]
	  && TREE_CODE (a->coef[COL]) != INTEGER_CST)
	return false;
    }
  return true;
}

static tree
at_least (tree count, unsigned limit)
{
  return fold_build2 (GE_EXPR, boolean_type_node, count, size_int (limit));
}

/* SVE's permutations of 32 bits are as quick as tiles if vectors have 128 or
   256 bits, or if there is only one tile, of rows of ROW bytes; those of 64
   bits always are.  */

static tree
scalable_worthwhile (unsigned size, tree elements, tree row)
{
  enum { LONG_ROW = 64 };
  tree worth = at_least (elements, ELEMENTS);
  if (size < 4 || (size == 4 && !row))
    return worth;
  if (size > 4)
    return boolean_false_node;
  tree lanes = fold_build2 (TRUNC_DIV_EXPR, sizetype, row, size_int (size));
  tree several = fold_build2 (GT_EXPR, boolean_type_node, elements,
			      times (lanes, lanes));
  return both (worth, both (at_least (row, LONG_ROW), several));
}

/* True if Advanced SIMD permutes 32 bits in N's block in many steps: it is no
   power of two, or large.  */

static bool
many_permutations_p (tile_nest *n)
{
  enum { SHORT = 20, LONG = 33 };
  if (!n->block)
    return false;
  unsigned rows = n->extent[ROW], cols = n->extent[COL];
  return MIN (rows, cols) >= (pow2p_hwi (rows * cols) ? LONG : SHORT);
}

/* Permutations of Advanced SIMD are quicker where the shorter side of what N
   transposes, SIDE, is short; of wide elements also if tiles have few rows,
   unless many are needed; of narrow ones unless there is more than that.  */

static tree
permuted_worthwhile (tile_nest *n, unsigned size, tree elements, tree side,
		     tree row)
{
  enum { LONG_ROW = 32, MANY_ROWS = 8, LONG = 16, LARGE = 32 };
  tree worth = at_least (side, LONG);
  if (size >= 4)
    return row && !(size == 4 && many_permutations_p (n))
	   ? both (worth, at_least (row, MANY_ROWS * size)) : worth;
  worth = both (worth, at_least (elements, LARGE * LARGE));
  return row ? both (worth, fold_build2 (TRUTH_OR_EXPR, boolean_type_node,
					 at_least (side, LARGE),
					 at_least (row, LONG_ROW)))
	 : worth;
}

/* A boolean: it pays to transpose ELEMENTS by tiles, in blocks whose shorter
   side is SIDE.  */

static tree
transpose_worthwhile (tile_nest *n, tree elements, tree side)
{
  enum { FEW_ROWS = 4 };
  unsigned size = tree_to_uhwi (TYPE_SIZE_UNIT (n->type));
  tree row = ripple_current_target ()->matrix->row_bytes ();
  if (scalable_blocks_p (n))
    return scalable_worthwhile (size, elements, row);
  if (permuted_p (n))
    return permuted_worthwhile (n, size, elements, side, row);
  tree worth = at_least (elements, ELEMENTS);
  return row && size > 4 ? both (worth, at_least (row, FEW_ROWS * size))
	 : worth;
}

/* The same of ALL products of pairs, for which SVE has instructions, too: more
   of them are needed if rows are long.  */

static tree
pairs_worthwhile (tree all)
{
  enum { PAIRS = 1000, PAIRS_OF_LONG_ROWS = 2048, LONG_ROW = 64 };
  tree row = ripple_current_target ()->matrix->row_bytes ();
  tree many = at_least (all, PAIRS_OF_LONG_ROWS);
  if (!row)
    return many;
  return fold_build2 (TRUTH_OR_EXPR, boolean_type_node, many,
		      both (at_least (all, PAIRS),
			    fold_build2 (LT_EXPR, boolean_type_node, row,
					 size_int (LONG_ROW))));
}

tree
nest_worthwhile (tile_nest *n)
{
  tree rows = fold_convert (sizetype, iterations_before (n, ROW));
  tree cols = fold_convert (sizetype, iterations_before (n, COL));
  tree all = times (rows, cols);
  if (ripple_matrix_use == MATRIX_ON)
    return boolean_true_node;
  tree steps = size_one_node;
  for (unsigned q = 0; q < n->steps; q++)
    steps = times (steps, n->step_count[q]);
  all = times (all, steps);
  if (tile_use (n) == TILE_MOVED)
    return transpose_worthwhile (n, all, fold_build2 (MIN_EXPR, sizetype, rows,
						      cols));
  if (tile_use (n) == TILE_OF_PAIRS)
    return pairs_worthwhile (all);
  bool copied = copies_p (n) && !n->ways;
  steps = times (steps, size_int (n->sums[0]->terms.length ()));
  return both (at_least (all, copied ? COPIED_PRODUCTS : PRODUCTS),
	       at_least (steps, PRODUCTS_OF_SUM));
}

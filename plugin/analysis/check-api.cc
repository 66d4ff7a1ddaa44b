/* The arguments of the ripple_* functions: what must be a constant, in range,
   a block, or of a shape that fits.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "analysis/check.h"
#include "analysis/shapes.h"
#include "analysis/show.h"
#include "analysis/shuffle.h"
#include "emit/lanes.h"
#include "report/report.h"

/* The public name of the function that CALL calls.  */

static const char *
called_name (gimple *call)
{
  return ripple_api_name (gimple_call_fndecl (call));
}

/* True if OP is a block that was converted to something else.  */

static bool
converted_block_p (tree op)
{
  while (TREE_CODE (op) == SSA_NAME && !ripple_block_type_p (TREE_TYPE (op))
	 && gimple_assign_cast_p (SSA_NAME_DEF_STMT (op)))
    op = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (op));
  return ripple_block_type_p (TREE_TYPE (op));
}

void
report_unknown_block (location_t loc, tree op)
{
  auto_diagnostic_group group;
  tree var = foreign_block (op);
  if (!var)
    ripple_report (loc, RMK_BLOCK_UNKNOWN);
  else if (ripple_report (loc, RMK_BLOCK_FOREIGN, var))
    ripple_report (DECL_SOURCE_LOCATION (var), RMK_BLOCK_DECLARED);
}

/* Check that the first argument of CALL is a block whose shape is known.  A
   block whose own definition is wrong is reported there.  False if something
   was reported.  */

static bool
check_block_p (gcall *call)
{
  struct shape s;
  tree op = gimple_call_arg (call, 0);
  location_t loc = stmt_location (call);
  if (block_shape (op, &s) || handle_definition (op))
    return true;
  /* C converts between numbers and pointers with no more than a warning.  */
  if (gimple_call_num_args (call) > 1
      && converted_block_p (gimple_call_arg (call, 1)))
    ripple_report (loc, RMK_ARGUMENTS_SWAPPED, called_name (call),
		   "the block");
  else if (TREE_CODE (op) == INTEGER_CST)
    ripple_report (loc, RMK_BLOCK_NUMBER, called_name (call));
  else
    report_unknown_block (loc, op);
  return false;
}

static void
check_block (gcall *call)
{
  check_block_p (call);
}

/* Check that CALL, (block, dim), names a dimension.  */

static void
check_dimension (gcall *call)
{
  location_t loc = stmt_location (call);
  if (!check_block_p (call))
    return;
  tree c = constant_value (gimple_call_arg (call, 1));
  if (!c)
    ripple_report (loc, RMK_DIM_CONSTANT);
  else if (!tree_fits_uhwi_p (c) || tree_to_uhwi (c) >= SHAPE_RANK)
    {
      char num[32];
      snprintf (num, sizeof num, HOST_WIDE_INT_PRINT_DEC,
		tree_fits_shwi_p (c) ? tree_to_shwi (c) : HOST_WIDE_INT_MAX);
      ripple_report (loc, RMK_DIM_RANGE, num);
    }
}

/* The mask of dimensions that was meant by MASK, of RANK dimensions, as
   text.  */

static const char *
meant_mask (uint64_t mask, unsigned rank)
{
  static char bits[SHAPE_RANK + sizeof "0b"];
  uint64_t all = (1u << rank) - 1;
  strcpy (bits, "0b");
  for (unsigned d = rank; d-- > 0;)
    strcat (bits, (mask & all ? mask : all) >> d & 1 ? "1" : "0");
  return bits;
}

/* Check the mask of dimensions ARG of CALL: null, after a report, if it is no
   constant.  */

static tree
check_mask (gimple *call, unsigned arg)
{
  location_t loc = stmt_location (call);
  tree op = gimple_call_arg (call, arg), c = constant_value (op);
  tree x = gimple_call_arg (call, gimple_call_num_args (call) - 1);
  if (c && tree_fits_uhwi_p (c))
    {
      if (integer_zerop (c) && (arg > 0 || varying_p (x)))
	ripple_report (loc, RMK_MASK_EMPTY, called_name (call));
      return c;
    }
  if (converted_block_p (op))
    ripple_report (loc, RMK_MASK_BLOCK, called_name (call));
  else if (arg == 0 && constant_value (x))
    ripple_report (loc, RMK_ARGUMENTS_SWAPPED, called_name (call),
		   "the bit mask of dimensions");
  else
    ripple_report (loc, RMK_MASK_CONSTANT);
  return NULL_TREE;
}

/* Check CALL, which reduces X.  */

static void
check_reduced (gcall *call, tree x, bool scan = false)
{
  tree c = check_mask (call, 0);
  const struct shape *s = overlay_shape (x);
  unsigned rank = shape_rank (s);
  if (c && rank > 0 && tree_to_uhwi (c) >> rank
      && tree_to_uhwi (c) >> operand_rank (x))
    ripple_report (stmt_location (call),
		   scan ? RMK_SCAN_RANGE : RMK_REDUCE_RANGE, check_text (s),
		   meant_mask (tree_to_uhwi (c), rank));
}

static void
check_reduce (gcall *call)
{
  check_reduced (call, gimple_call_arg (call, 1));
}

/* A scan goes along one dimension.  */

static void
check_scan (gcall *call)
{
  tree c = constant_value (gimple_call_arg (call, 0));
  tree x = gimple_call_arg (call, 1);
  if (!c || !tree_fits_uhwi_p (c) || integer_zerop (c)
      || pow2p_hwi (tree_to_uhwi (c)))
    check_reduced (call, x, true);
  else
    ripple_report (stmt_location (call), RMK_SCAN_DIMS, called_name (call),
		   check_text (overlay_shape (x)));
}

/* A table has a known number of elements.  */

static void
check_lookup (gcall *call)
{
  tree c = constant_value (gimple_call_arg (call, 0));
  if (!c || !tree_fits_uhwi_p (c) || integer_zerop (c)
      || tree_to_uhwi (c) > MAX_LOOKED_UP)
    ripple_report (stmt_location (call), RMK_LOOKUP_SIZE, MAX_LOOKED_UP);
}

static void
check_ordered_add (gcall *call)
{
  tree c = constant_value (gimple_call_arg (call, 0));
  tree x = gimple_call_arg (call, 2);
  check_reduced (call, x);
  uint64_t dims = c && tree_fits_uhwi_p (c) ? tree_to_uhwi (c) : 0;
  const struct shape *start = overlay_shape (gimple_call_arg (call, 1));
  const struct shape *s = overlay_shape (x);
  struct shape sum = shape_reduce (s, dims);
  unsigned d;
  if (!shape_scalar_p (s) && !shape_fits_p (start, &sum, &d))
    ripple_report (stmt_location (call), RMK_ORDERED_START,
		   check_text (start), check_text (&sum));
  else if (!lanes_ordered_p (TREE_TYPE (x), lanes_of_shape (s)))
    refuse_scalable (stmt_location (call), "an ordered sum of this type", s);
}

/* Bits of the mask beyond the block's dimensions name nothing.  */

static void
check_broadcast (gcall *call)
{
  tree c = check_block_p (call) ? check_mask (call, 1) : NULL_TREE;
  unsigned rank = c ? declared_rank (gimple_call_arg (call, 0)) : 0;
  if (rank > 0 && !integer_zerop (c)
      && !(tree_to_uhwi (c) & ((1u << rank) - 1)))
    ripple_report (stmt_location (call), RMK_MASK_EMPTY, called_name (call));
}

/* Check the sizes of the block that CALL makes.  */

static void
check_sizes (gcall *call)
{
  location_t loc = stmt_location (call);
  tree block = gimple_call_lhs (call);
  struct shape s;
  unsigned nargs = gimple_call_num_args (call);
  for (unsigned d = 0; d < SHAPE_RANK && SHAPE_SIZE0 + d < nargs; d++)
    {
      tree c = poly_constant_value (gimple_call_arg (call, SHAPE_SIZE0 + d));
      if (!c)
	ripple_report (loc, RMK_SHAPE_CONSTANT, d);
      else if (TREE_CODE (c) != INTEGER_CST)
	{
	  poly_int64 size;
	  if (poly_int_tree_p (c, &size) && maybe_lt (size, 1))
	    ripple_report (loc, RMK_SHAPE_SIZE, d);
	  else if (!multiple_p (wi::to_poly_widest (c), ripple_vscale))
	    ripple_report (loc, RMK_SCALABLE_SIZE, d);
	  else
	    continue;
	}
      else if (tree_int_cst_sgn (c) <= 0
	       || wi::to_wide (c).to_shwi () < 0)
	ripple_report (loc, RMK_SHAPE_SIZE, d);
      else
	continue;
      return;
    }
  if (!block || TREE_CODE (block) != SSA_NAME)
    return;
  if (!block_shape (block, &s))
    ripple_report (loc, RMK_SHAPE_PRODUCT);
}

/* Report a dimension that the loop whose lanes CALL numbers is to use and that
   its block does not have.  Of a block that is not declared in sight only the
   dimensions with lanes are known: one of the loop's must be among them.  */

static void
check_loop_dims (gcall *call)
{
  unsigned rank = declared_rank (gimple_call_arg (call, 0)), dim = 0;
  struct shape s;
  if (block_shape (gimple_call_arg (call, 0), &s))
    for (unsigned i = LANE_DIM0; i + 1 < gimple_call_num_args (call); i++)
      {
	tree c = constant_value (gimple_call_arg (call, i));
	if (c && tree_fits_uhwi_p (c) && tree_to_uhwi (c) < SHAPE_RANK
	    && s.dim[tree_to_uhwi (c)].scalable)
	  ripple_report (stmt_location (call), RMK_SCALABLE_DIMS,
			 (unsigned) tree_to_uhwi (c));
      }
  unsigned n = gimple_call_num_args (call) - LANE_DIM0, beyond = 0;
  for (unsigned i = LANE_DIM0; i < LANE_DIM0 + n; i++)
    {
      tree c = constant_value (gimple_call_arg (call, i));
      if (!c || !tree_fits_uhwi_p (c))
	return;
      if (tree_to_uhwi (c) < rank)
	continue;
      dim = tree_to_uhwi (c);
      beyond++;
    }
  if (rank > 0
      && beyond >= (handle_definition (gimple_call_arg (call, 0)) ? 1 : n))
    ripple_report (stmt_location (call), RMK_LOOP_NO_DIM, dim, rank - 1);
}

/* Check that the blocks of annotated loop LANE are as short as its clause
   Safelen wants.  */

static void
check_safelen (gcall *lane)
{
  unsigned dim[SHAPE_RANK];
  uint64_t extent[SHAPE_RANK], lanes = 1;
  uint64_t length = tree_to_uhwi (gimple_call_arg (lane, LANE_SAFELEN));
  struct shape s;
  unsigned n = lane_dims (lane, LANE_DIM0, dim, extent, &s);
  for (unsigned i = 0; i < n; i++)
    lanes *= extent[i];
  /* Scalable blocks are compared when the program runs: strip-mine.cc.  */
  if (length && lanes > length && !shape_scalable_p (&s))
    ripple_report (stmt_location (lane), RMK_SAFELEN, lanes, check_text (&s),
		   length, length);
}

/* Check that the variable of a clause reduction has no lanes that the clause
   would reduce.  */

static void
check_combine (gcall *call)
{
  const struct shape *s = overlay_shape (gimple_call_arg (call, 0));
  uint64_t dims = tree_to_uhwi (gimple_call_arg (call, 2));
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (dims >> d & 1 && !extent_one_p (&s->dim[d]))
      {
	ripple_report (stmt_location (call), RMK_REDUCTION_SHAPED,
		       check_text (s));
	return;
      }
}

static void
check_align (gcall *call)
{
  bool ok = true;
  for (unsigned i = ALIGN_BYTES; i < gimple_call_num_args (call); i++)
    {
      tree c = constant_value (gimple_call_arg (call, i));
      ok &= c && tree_fits_uhwi_p (c)
	    && (i != ALIGN_BYTES || pow2p_hwi (tree_to_uhwi (c)));
    }
  if (!ok)
    ripple_report (stmt_location (call), RMK_ALIGN_CONSTANT);
}

static void
check_slice (gcall *call)
{
  int64_t index[SHAPE_RANK];
  if (!slice_indices (call, index))
    {
      ripple_report (stmt_location (call), RMK_SLICE_CONSTANT);
      return;
    }
  const struct shape *s = overlay_shape (gimple_call_arg (call, 0));
  if (shape_scalar_p (s))
    return;
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (index[d] < -1 || (index[d] >= 0
			  && (uint64_t) index[d] >= s->dim[d].fixed))
      ripple_report (stmt_location (call), RMK_SLICE_RANGE, (int) index[d], d,
		     check_text (s));
}

static void
check_stack (gcall *call)
{
  struct shape s, block;
  unsigned count, dim, given = gimple_call_num_args (call) - 1;
  tree type = TREE_TYPE (gimple_call_fntype (call));
  check_block (call);
  if (!stack_shape (call, &s, &count))
    return;
  if (block_shape (gimple_call_arg (call, 0), &block)
      && shape_scalable_p (&block) && !shape_scalable_p (&s))
    {
      refuse_scalable (stmt_location (call),
		       "a stack along the dimension of scalable size", &block);
      return;
    }
  if (given < count)
    {
      ripple_report (stmt_location (call), RMK_STACK_FEW, count, given);
      return;
    }
  for (unsigned i = 0; i < count; i++)
    {
      tree x = gimple_call_arg (call, 1 + i);
      if (!types_compatible_p (type, TREE_TYPE (x)))
	ripple_report (stmt_location (call), RMK_STACK_TYPE, i,
		       TREE_TYPE (x), type);
      else if (!shape_fits_p (overlay_shape (x), &s, &dim))
	ripple_report (stmt_location (call), RMK_STACK_SHAPE, i,
		       check_text (overlay_shape (x)), check_text (&s));
      else if (!shape_equal_p (overlay_shape (x), &s))
	ripple_report (stmt_location (call), RMK_STACK_ARGUMENT, i,
		       check_text (overlay_shape (x)), check_text (&s));
    }
}

/* N for a message; two may be in use at a time.  */

static const char *
number_text (poly_uint64 n)
{
  static char buf[2][40];
  static int k;
  k ^= 1;
  snprintf (buf[k], sizeof buf[k], "%u%s", lanes_least (n),
	    lanes_scalable_p (n) ? " x vscale" : "");
  return buf[k];
}

static poly_uint64
tensor_bytes (const struct shape *s, tree type)
{
  return lanes_of_shape (s) * tree_to_uhwi (TYPE_SIZE_UNIT (type));
}

static void
check_reinterp (gcall *call)
{
  struct shape to;
  tree x = gimple_call_arg (call, 1);
  tree type = TREE_TYPE (gimple_call_fntype (call));
  const struct shape *from = overlay_shape (x);
  check_block (call);
  if (block_shape (gimple_call_arg (call, 0), &to)
      && maybe_ne (tensor_bytes (from, TREE_TYPE (x)),
		   tensor_bytes (&to, type)))
    ripple_report (stmt_location (call), RMK_REINTERP_SIZE,
		   number_text (tensor_bytes (from, TREE_TYPE (x))),
		   check_text (from), TREE_TYPE (x),
		   number_text (tensor_bytes (&to, type)),
		   check_text (&to), type);
}

/* Lanes of one shape get another one, of as many.  */

static void
check_reshape (gcall *call)
{
  struct shape to;
  const struct shape *from = overlay_shape (gimple_call_arg (call, 1));
  if (check_block_p (call) && block_shape (gimple_call_arg (call, 0), &to)
      && maybe_ne (lanes_of_shape (from), lanes_of_shape (&to)))
    ripple_report (stmt_location (call), RMK_RESHAPE_LANES, check_text (from),
		   check_text (&to));
}

/* The type of elements of the vector TYPE, or of the vectors that TYPE, one of
   ACLE's or RISC-V's tuples, has; null if there are none.  */

static tree
vector_elements (tree type)
{
  if (TREE_CODE (type) == RECORD_TYPE)
    {
      tree field = TYPE_FIELDS (type);
      while (field && TREE_CODE (field) != FIELD_DECL)
	field = DECL_CHAIN (field);
      type = field ? TREE_TYPE (field) : type;
    }
  if (TREE_CODE (type) == ARRAY_TYPE)
    type = TREE_TYPE (type);
  return VECTOR_TYPE_P (type) ? TREE_TYPE (type) : NULL_TREE;
}

/* CALL converts between a tensor of shape S and a vector of the type TYPE,
   which the program has named.  */

static void
check_vector_type (gimple *call, const struct shape *s, tree type)
{
  tree elt = ripple_api_call (call) == API_TO_VEC
	     ? TREE_TYPE (gimple_call_arg (call, VEC_VALUE))
	     : TREE_TYPE (gimple_call_fntype (call));
  tree own = vector_elements (type);
  poly_uint64 bytes;
  if (!own || TYPE_MODE (own) != TYPE_MODE (elt)
      || (INTEGRAL_TYPE_P (own) && TYPE_UNSIGNED (own) != TYPE_UNSIGNED (elt)))
    ripple_report (stmt_location (call), RMK_VEC_ELEMENT, type, elt);
  else if (poly_int_tree_p (TYPE_SIZE_UNIT (type), &bytes)
	   && !known_ge (bytes, tensor_bytes (s, elt)))
    ripple_report (stmt_location (call), RMK_VEC_SHORT,
		   number_text (exact_div (bytes,
					   GET_MODE_SIZE (TYPE_MODE (own)))),
		   number_text (lanes_of_shape (s)), check_text (s));
}

/* A conversion between a tensor and a vector of GCC's.  */

static void
check_vector (gcall *call)
{
  struct shape s;
  unsigned dim;
  tree n = constant_value (gimple_call_arg (call, VEC_COUNT));
  tree x = gimple_call_arg (call, VEC_VALUE);
  check_block (call);
  if (!n || !vector_shape (call, &s))
    return;
  poly_uint64 lanes = lanes_of_shape (&s);
  unsigned count = tree_to_uhwi (n);
  if (tree type = vector_type_named (call))
    check_vector_type (call, &s, type);
  else if (count < lanes_most (lanes) && lanes_scalable_p (lanes))
    ripple_report (stmt_location (call), RMK_VEC_SHORT_SCALABLE, count,
		   check_text (&s), lanes_most (lanes));
  else if (count < lanes_most (lanes))
    ripple_report (stmt_location (call), RMK_VEC_SHORT, number_text (count),
		   number_text (lanes), check_text (&s));
  if (ripple_api_call (call) == API_TO_VEC
      && !shape_fits_p (overlay_shape (x), &s, &dim))
    ripple_report (stmt_location (call), RMK_VEC_SHAPE,
		   check_text (overlay_shape (x)), check_text (&s));
}

static void
check_lane (gcall *call)
{
  tree n = gimple_call_arg (call, 3);
  if (varying_p (n))
    ripple_report (stmt_location (call), RMK_LOOP_BOUND_SHAPED,
		   check_text (overlay_shape (n)));
  else if (check_block_p (call))
    check_loop_dims (call);
  check_safelen (call);
}

static void
check_parallel (gcall *call)
{
  ripple_report (stmt_location (call), RMK_PARALLEL_UNUSED);
}

static void
check_nothing (gcall *)
{
}

/* CALL is of a function that is declared as one of ours, but is none.  */

static void
check_unknown (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  enum ripple_api api = ripple_api_decl (fn);
  unsigned least, most, given = gimple_call_num_args (call);
  if (api == API_UNKNOWN)
    ripple_report (stmt_location (call), RMK_API_UNSUPPORTED,
		   ripple_api_name (fn));
  else
    {
      ripple_api_arguments (api, &least, &most);
      ripple_report (stmt_location (call), RMK_API_ARGUMENTS,
		     ripple_api_name (fn), given < least ? least : most,
		     given);
    }
}

bool
check_api_call (gcall *call)
{
  static void (*const checks[]) (gcall *) =
  {
    NULL,	/* API_NONE */
    check_unknown,
#define RIPPLE_API(ID, NAME, PUBLIC, TYPED, LEAST, MOST, SHAPE, LANEWISE, \
		   CHECK, RENDER) \
    check_##CHECK,
#include "analysis/api.def"
#undef RIPPLE_API
  };
  enum ripple_api api = ripple_api_call (call);
  if (api == API_NONE)
    return false;
  checks[api] (call);
  return true;
}

/* The calls that clause reduction leaves round a loop (front/reduction.cc).

   INPUT	p_1 = __ripple_partial (BS, DIMS, OP);
		the loop, which leaves in p_2 what its lanes have computed
		s_2 = __ripple_combine (s_1, p_2, DIMS, OP);

   OUTPUT	p_1 = __ripple_broadcast (BS, DIMS, identity of OP);
		the loop
		r_1 = __ripple_reduce_OP (DIMS, p_2);
		s_2 = s_1 OP r_1;

   With a scalar loop for the remainder (BlockIndependent) the partial results
   are reduced in front of it, so that it goes on with a scalar; of that the
   reduction behind it is the scalar itself.

   The identity is that of OpenMP: infinity for a minimum of floats, also for
   lanes that meet NaNs only, since the program's own comparison with NaN would
   be false.  && and || reduce whether the lanes are not zero.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "emit/lanes.h"
#include "front/front.h"
#include "transform/cfg/cfg.h"
#include "transform/loops/loops.h"

static const struct
{
  const char *reduce;
  enum tree_code code;
} operations[] =
{
  { "__ripple_reduce_add", PLUS_EXPR },
  { "__ripple_reduce_mul", MULT_EXPR },
  { "__ripple_reduce_min", MIN_EXPR },
  { "__ripple_reduce_max", MAX_EXPR },
  { "__ripple_reduce_and", BIT_AND_EXPR },
  { "__ripple_reduce_or", BIT_IOR_EXPR },
  { "__ripple_reduce_xor", BIT_XOR_EXPR },
  { "__ripple_reduce_and", BIT_AND_EXPR },
  { "__ripple_reduce_or", BIT_IOR_EXPR }
};

static enum reduction_op
call_op (gimple *call, unsigned arg)
{
  return (enum reduction_op) tree_to_uhwi (gimple_call_arg (call, arg));
}

static bool
logical_p (enum reduction_op op)
{
  return op == REDUCTION_ANDIF || op == REDUCTION_ORIF;
}

/* The type in which OP reduces variables of TYPE.  */

static tree
working_type (tree type, enum reduction_op op)
{
  if (TREE_CODE (type) == BOOLEAN_TYPE || logical_p (op))
    return integer_type_node;
  return INTEGRAL_TYPE_P (type) ? lanes_element_type (type)
	 : TYPE_MAIN_VARIANT (type);
}

/* X of TYPE with OP (x, X) = x.  */

static tree
identity (enum reduction_op op, tree type)
{
  bool min_p = op == REDUCTION_MIN;
  REAL_VALUE_TYPE r = dconst0;

  switch (op)
    {
    case REDUCTION_ADD:
      if (!SCALAR_FLOAT_TYPE_P (type))
	return build_zero_cst (type);
      r.sign = HONOR_SIGNED_ZEROS (type);
      return build_real (type, r);
    case REDUCTION_MUL:
    case REDUCTION_ANDIF:
      return build_one_cst (type);
    case REDUCTION_MIN:
    case REDUCTION_MAX:
      break;
    case REDUCTION_AND:
      return (TREE_CODE (type) == BOOLEAN_TYPE ? boolean_true_node
	      : build_minus_one_cst (type));
    default:
      return build_zero_cst (type);
    }
  if (TREE_CODE (type) == BOOLEAN_TYPE)
    return min_p ? boolean_true_node : boolean_false_node;
  if (INTEGRAL_TYPE_P (type))
    {
      tree elt = lanes_element_type (type);

      return fold_convert (type, min_p ? TYPE_MAX_VALUE (elt)
				       : TYPE_MIN_VALUE (elt));
    }
  if (HONOR_INFINITIES (type))
    real_inf (&r);
  else
    real_maxval (&r, 0, TYPE_MODE (type));
  r.sign = !min_p;
  return build_real (type, r);
}

tree
append_api_call (gimple_seq *seq, location_t loc, tree type, const char *name,
	    unsigned n, tree *args)
{
  tree r = make_ssa_name (type);
  auto_vec<tree> list;
  gcall *call;

  for (unsigned i = 0; i < n; i++)
    list.safe_push (args[i]);
  call = gimple_build_call_vec (ripple_api_declare (name, type), list);
  gimple_call_set_lhs (call, r);
  gimple_set_location (call, loc);
  gimple_seq_add_stmt (seq, call);
  return r;
}

/* The operand X of OP, converted to the working type.  */

static tree
operand_of (gimple_seq *seq, location_t loc, enum reduction_op op, tree x)
{
  tree type = TREE_TYPE (x);

  if (logical_p (op))
    x = gimple_build (seq, loc, NE_EXPR, boolean_type_node, x,
		      build_zero_cst (type));
  return gimple_convert (seq, loc, working_type (type, op), x);
}

/* X, of the working type, converted to TYPE, that of the variable.  */

static tree
variable_of (gimple_seq *seq, location_t loc, tree type, tree x)
{
  if (TREE_CODE (type) == BOOLEAN_TYPE)
    x = gimple_build (seq, loc, NE_EXPR, boolean_type_node, x,
		      build_zero_cst (TREE_TYPE (x)));
  else if (SCALAR_FLOAT_TYPE_P (type) && INTEGRAL_TYPE_P (TREE_TYPE (x)))
    return gimple_build (seq, loc, FLOAT_EXPR, type, x);
  return gimple_convert (seq, loc, type, x);
}

/* PARTIAL reduced by OP, in the working type.  */

static tree
build_reduction (gimple_seq *seq, location_t loc, enum reduction_op op,
		 tree dims, tree partial)
{
  tree type = working_type (TREE_TYPE (partial), op);
  tree args[2] = { fold_convert (long_long_unsigned_type_node, dims),
		   operand_of (seq, loc, op, partial) };

  return append_api_call (seq, loc, type, operations[op].reduce, 2, args);
}

/* The smaller or larger (OP) of floats A and B; the other one if one of them
   is NaN.  */

static tree
float_extremum (gimple_seq *seq, location_t loc, enum reduction_op op,
		tree a, tree b)
{
  tree first = gimple_build (seq, loc,
			     op == REDUCTION_MIN ? LE_EXPR : GE_EXPR,
			     boolean_type_node, a, b);
  tree only = gimple_build (seq, loc, UNORDERED_EXPR, boolean_type_node, b, b);

  first = gimple_build (seq, loc, BIT_IOR_EXPR, boolean_type_node, first,
			only);
  return gimple_build (seq, loc, COND_EXPR, TREE_TYPE (a), first, a, b);
}

/* OLD OP the reduction R, in the type of OLD.  */

static tree
combine (gimple_seq *seq, location_t loc, enum reduction_op op, tree old,
	 tree r)
{
  tree type = TREE_TYPE (r), x = operand_of (seq, loc, op, old);

  if (SCALAR_FLOAT_TYPE_P (type)
      && (op == REDUCTION_MIN || op == REDUCTION_MAX))
    x = float_extremum (seq, loc, op, x, r);
  else
    {
      /* Sums and products wrap, as those of the lanes do.  */
      if (op == REDUCTION_ADD || op == REDUCTION_MUL)
	if (INTEGRAL_TYPE_P (type))
	  type = unsigned_type_for (type);
      x = gimple_build (seq, loc, operations[op].code, type,
			gimple_convert (seq, loc, type, x),
			gimple_convert (seq, loc, type, r));
    }
  return variable_of (seq, loc, TREE_TYPE (old), x);
}

gimple *
partial_of (gphi *phi, edge entry)
{
  tree x = PHI_ARG_DEF_FROM_EDGE (phi, entry);

  while (TREE_CODE (x) == SSA_NAME && !SSA_NAME_IS_DEFAULT_DEF (x)
	 && gimple_assign_ssa_name_copy_p (SSA_NAME_DEF_STMT (x)))
    x = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (x));
  if (TREE_CODE (x) != SSA_NAME)
    return NULL;
  gimple *def = SSA_NAME_DEF_STMT (x);
  return ripple_api_call (def) == API_PARTIAL ? def : NULL;
}

/* True if OP is done in any order to numbers of TYPE.  */

static bool
any_order_p (enum reduction_op op, tree type)
{
  if (logical_p (op))
    return false;
  if (!SCALAR_FLOAT_TYPE_P (type))
    return INTEGRAL_TYPE_P (type);
  return op == REDUCTION_MIN || op == REDUCTION_MAX
	 ? !HONOR_SIGNED_ZEROS (type) : flag_associative_math;
}

/* True if CODE, an operation on a partial result and something else, is what
   OP adds up.  */

static bool
adds_p (enum reduction_op op, enum tree_code code)
{
  return code == operations[op].code
	 || (op == REDUCTION_ADD && code == MINUS_EXPR);
}

/* True if S, which uses the partial result NAME of OP, does no more than OP or
   choose; *NEXT is its result.  */

static bool
does_no_more_p (enum reduction_op op, gimple *s, tree name, tree *next)
{
  if (gimple_code (s) == GIMPLE_PHI)
    {
      *next = gimple_phi_result (s);
      return true;
    }
  if (!is_gimple_assign (s) || gimple_vuse (s))
    return false;
  enum tree_code code = gimple_assign_rhs_code (s);
  tree x = gimple_assign_rhs1 (s);
  *next = gimple_assign_lhs (s);
  if (code == COND_EXPR)
    return TREE_CODE (x) == SSA_NAME && x != name;
  if (CONVERT_EXPR_CODE_P (code))
    return INTEGRAL_TYPE_P (TREE_TYPE (x))
	   && INTEGRAL_TYPE_P (TREE_TYPE (*next))
	   && TYPE_PRECISION (TREE_TYPE (x))
	      == TYPE_PRECISION (TREE_TYPE (*next));
  return code == SSA_NAME
	 || (adds_p (op, code) && (code != MINUS_EXPR || x == name));
}

/* True if S, which uses what is MADE of a partial result, chooses of such
   values only, or does OP with one of them.  */

static bool
one_result_p (enum reduction_op op, gimple *s, hash_set<tree> *made)
{
  if (gphi *phi = dyn_cast<gphi *> (s))
    {
      for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
	if (!made->contains (gimple_phi_arg_def (phi, i)))
	  return false;
      return true;
    }
  tree x = gimple_assign_rhs1 (s), y = gimple_assign_rhs2 (s);
  if (gimple_assign_rhs_code (s) == COND_EXPR)
    return made->contains (y) && made->contains (gimple_assign_rhs3 (s));
  return !adds_p (op, gimple_assign_rhs_code (s))
	 || !made->contains (x) || !made->contains (y);
}

/* True if X, uniform, may stand in more lanes or in fewer than it does without
   a change of what OP makes of all lanes.  */

static bool
neutral_p (enum reduction_op op, tree x)
{
  tree c = copied_value (x);
  c = CONSTANT_CLASS_P (c) ? c : constant_value (x);
  switch (op)
    {
    case REDUCTION_MIN:
    case REDUCTION_MAX:
    case REDUCTION_AND:
    case REDUCTION_OR:
      return true;
    case REDUCTION_MUL:
      return c && (integer_onep (c) || real_onep (c));
    default:
      return c && (integer_zerop (c) || real_zerop (c));
    }
}

/* True if CALL makes one number of all lanes in the COUNT dimensions DIMS;
   *OP is how.  */

static bool
reduces_all_p (gimple *call, const unsigned *dims, unsigned count,
	       enum reduction_op *op)
{
  enum reduce_op by;
  if (ripple_api_call (call, &by) != API_REDUCE || by > REDUCE_XOR)
    return false;
  tree mask = constant_value (gimple_call_arg (call, 0));
  if (!mask || !tree_fits_uhwi_p (mask))
    return false;
  for (unsigned i = 0; i < count; i++)
    if (!(tree_to_uhwi (mask) >> dims[i] & 1))
      return false;
  /* The first operations of both are the same.  */
  *op = (enum reduction_op) by;
  return true;
}

/* True if all that is done behind LOOP, whose lanes MARKER numbers, with what
   is MADE in it is one reduction of all these lanes: *OP.  */

static bool
reduced_behind_p (class loop *loop, gcall *marker, hash_set<tree> *made,
		  enum reduction_op *op)
{
  unsigned dims[SHAPE_RANK], found = 0;
  uint64_t extent[SHAPE_RANK];
  struct shape s;
  auto_vec<tree> names;
  unsigned n = lane_dims (marker, LANE_DIM0, dims, extent, &s);
  for (hash_set<tree>::iterator i = made->begin (); i != made->end (); ++i)
    names.safe_push (*i);
  for (unsigned i = 0; i < names.length (); i++)
    {
      imm_use_iterator it;
      use_operand_p use;
      FOR_EACH_IMM_USE_FAST (use, it, names[i])
	{
	  gimple *u = USE_STMT (use);
	  if (is_gimple_debug (u)
	      || flow_bb_inside_loop_p (loop, gimple_bb (u)))
	    continue;
	  gphi *phi = dyn_cast<gphi *> (u);
	  /* Macros look at its type.  */
	  if (gimple_assign_cast_p (u) && has_zero_uses (gimple_get_lhs (u)))
	    continue;
	  if (phi ? gimple_phi_num_args (phi) == 1
	      : gimple_assign_ssa_name_copy_p (u))
	    names.safe_push (gimple_get_lhs (u));
	  else if (phi || found++ || !reduces_all_p (u, dims, n, op))
	    return false;
	}
    }
  return found == 1;
}

/* True if PHI, in the header of LOOP, takes part in OP only; what is made of
   it is MADE.  */

static bool
only_reduced_p (class loop *loop, gphi *phi, enum reduction_op op,
		hash_set<tree> *made)
{
  tree result = gimple_phi_result (phi);
  auto_vec<tree> names;
  auto_vec<gimple *> users;
  made->add (result);
  names.safe_push (result);
  while (!names.is_empty ())
    {
      imm_use_iterator it;
      use_operand_p use;
      tree name = names.pop (), next;
      FOR_EACH_IMM_USE_FAST (use, it, name)
	{
	  gimple *s = USE_STMT (use);
	  if (is_gimple_debug (s) || s == phi
	      || !flow_bb_inside_loop_p (loop, gimple_bb (s)))
	    continue;
	  if ((gimple_code (s) == GIMPLE_PHI && gimple_bb (s) == loop->header)
	      || !does_no_more_p (op, s, name, &next))
	    return false;
	  if (!made->add (next))
	    names.safe_push (next);
	  users.safe_push (s);
	}
    }
  for (unsigned i = 0; i < users.length (); i++)
    if (!one_result_p (op, users[i], made))
      return false;
  edge latch = loop_latch_edge (loop);
  return made->contains (PHI_ARG_DEF_FROM_EDGE (phi, latch));
}

bool
laneless_reduction_p (gcall *marker, gphi *phi, enum loop_sums sums)
{
  class loop *loop = gimple_bb (marker)->loop_father;
  edge entry = loop_preheader_edge (loop);
  gimple *partial = partial_of (phi, entry);
  tree type = TREE_TYPE (gimple_phi_result (phi));
  if (partial)
    {
      enum reduction_op op = call_op (partial, PARTIAL_OP);
      hash_set<tree> made;
      return ((sums == ORDERED_SUMS || any_order_p (op, type))
	      && only_reduced_p (loop, phi, op, &made));
    }
  /* What the program reduces itself.  */
  tree begin = PHI_ARG_DEF_FROM_EDGE (phi, entry);
  for (unsigned i = REDUCTION_ADD; i <= REDUCTION_XOR; i++)
    {
      enum reduction_op op = (enum reduction_op) i, behind = op;
      hash_set<tree> made;
      if (!varying_p (begin) && any_order_p (op, type)
	  && neutral_p (op, begin) && only_reduced_p (loop, phi, op, &made)
	  && reduced_behind_p (loop, marker, &made, &behind) && behind == op)
	return true;
    }
  return false;
}

void
reduce_before_tail (class loop *loop, class loop *tail)
{
  edge entry = loop_preheader_edge (loop), next = loop_preheader_edge (tail);
  gphi_iterator a = gsi_start_nonvirtual_phis (loop->header);
  gphi_iterator b = gsi_start_nonvirtual_phis (tail->header);
  gimple_seq seq = NULL;

  for (; !gsi_end_p (a) && !gsi_end_p (b);
       gsi_next_nonvirtual_phi (&a), gsi_next_nonvirtual_phi (&b))
    if (gimple *partial = partial_of (a.phi (), entry))
      {
	location_t loc = gimple_location (partial);
	tree x = PHI_ARG_DEF_FROM_EDGE (b.phi (), next);
	tree r = build_reduction (&seq, loc, call_op (partial, PARTIAL_OP),
				  gimple_call_arg (partial, PARTIAL_DIMS), x);

	SET_PHI_ARG_DEF (b.phi (), next->dest_idx,
			 variable_of (&seq, loc, TREE_TYPE (x), r));
      }
  if (seq)
    gsi_insert_seq_on_edge_immediate (next, seq);
}

void
lower_reductions (void)
{
  basic_block bb;

  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      {
	gimple *call = gsi_stmt (g);
	enum ripple_api api = ripple_api_call (call);
	tree lhs = gimple_get_lhs (call), x;
	location_t loc = gimple_location (call);
	gimple_seq seq = NULL;

	if (api != API_PARTIAL && api != API_COMBINE)
	  {
	    gsi_next (&g);
	    continue;
	  }
	if (api == API_PARTIAL)
	  {
	    enum reduction_op op = call_op (call, PARTIAL_OP);
	    tree type = TREE_TYPE (gimple_call_fntype (call));
	    tree args[3] = { gimple_call_arg (call, 0),
			     fold_convert (long_long_unsigned_type_node,
					   gimple_call_arg (call,
							    PARTIAL_DIMS)),
			     identity (op, type) };

	    x = append_api_call (&seq, loc, type, "__ripple_broadcast", 3,
				 args);
	  }
	else
	  {
	    enum reduction_op op = call_op (call, COMBINE_OP);

	    x = build_reduction (&seq, loc, op,
				 gimple_call_arg (call, COMBINE_DIMS),
				 gimple_call_arg (call, COMBINE_PARTIAL));
	    x = combine (&seq, loc, op, gimple_call_arg (call, COMBINE_OLD),
			 x);
	  }
	gsi_insert_seq_before (&g, seq, GSI_SAME_STMT);
	if (lhs)
	  {
	    gassign *copy = gimple_build_assign (lhs, x);
	    gimple_set_location (copy, loc);
	    gsi_insert_before (&g, copy, GSI_SAME_STMT);
	  }
	gsi_remove (&g, true);
      }
}

/* The calls of the clause are replaced.  */

gcall *
build_flat_lane (const struct shape *s, location_t loc)
{
  auto_vec<tree> args;
  uint64_t stride = 1;
  tree decl = ripple_api_make (API_FLAT);
  for (unsigned d = 0; d < SHAPE_RANK; d++)
    if (!extent_one_p (&s->dim[d]))
      {
	args.safe_push (size_int (d));
	args.safe_push (build_int_cst (sizetype, poly_int64 (lanes_of_extent
							     (s->dim[d]))));
	args.safe_push (size_int (stride));
	stride *= lanes_most (lanes_of_extent (s->dim[d]));
      }
  gcall *call = gimple_build_call_vec (decl, args);
  tree lane = make_ssa_name (size_type_node);
  gimple_call_set_lhs (call, lane);
  gimple_set_location (call, loc);
  return call;
}

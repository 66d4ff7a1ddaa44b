/* Copies of local variables for every lane.

   INPUT	float acc[4];		OUTPUT	float acc'[4][16];
		acc[i] = x[lane];		acc'[i][flat] = x[lane];

		struct s t;			struct s t'[16];
		f (&t);				p = &t'[flat];  f (p);

   What is left of variables of lanes when they have been taken apart becomes
   an array over the lanes of its shape.  FLAT, the number of a lane, is what
   the call __ripple_flat stands for.  Where all that the program does is to
   access the scalars in the variable, each of these becomes an array, so that
   equal scalars of all lanes are together; otherwise the whole variable, which
   then can be treated in any way that C allows.  Short loops over the former
   are to be unrolled later, so that the elements come to be registers.  There
   are as many copies of a variable with scalable lanes as there can be lanes.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/locals.h"
#include "transform/loops/loops.h"
#include "tree-scalar-evolution.h"

struct lane_copies
{
  struct shape shape;
  bool together;	/* Each scalar is an array.  */
  tree array;
};
static hash_map<tree, lane_copies *> *copies;
/* The arrays of scalars of cfun.  */
static hash_set<tree> scalar_arrays;

static lane_copies *
copies_of (tree base)
{
  lane_copies **c = DECL_P (base) ? copies->get (base) : NULL;
  return c ? *c : NULL;
}

/* TYPE with each scalar in it replaced by N of them; null if there is
   something else in it.  */

static tree
together_type (tree type, unsigned n)
{
  type = TYPE_MAIN_VARIANT (type);
  if (INTEGRAL_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type)
      || POINTER_TYPE_P (type))
    return build_array_type_nelts (type, n);
  if (TREE_CODE (type) == ARRAY_TYPE && TYPE_DOMAIN (type)
      && TYPE_MAX_VALUE (TYPE_DOMAIN (type))
      && integer_zerop (TYPE_MIN_VALUE (TYPE_DOMAIN (type))))
    {
      tree t = together_type (TREE_TYPE (type), n);
      return t ? build_array_type (t, TYPE_DOMAIN (type)) : NULL_TREE;
    }
  return NULL_TREE;
}

/* True if REF consists of array accesses down to a scalar.  */

static bool
elements_only_p (tree ref)
{
  if (!is_gimple_reg_type (TREE_TYPE (ref)))
    return false;
  for (; handled_component_p (ref); ref = TREE_OPERAND (ref, 0))
    if (TREE_CODE (ref) != ARRAY_REF)
      return false;
  return DECL_P (ref);
}

static tree
see_operand (tree *op, int *walk_subtrees, void *)
{
  tree ref = *op;
  if (TYPE_P (ref))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (TREE_CODE (ref) == ADDR_EXPR)
    {
      if (lane_copies *c = copies_of (reference_base (TREE_OPERAND (ref, 0))))
	c->together = false;
      return NULL_TREE;
    }
  if (!handled_component_p (ref) && !DECL_P (ref))
    return NULL_TREE;
  if (lane_copies *c = copies_of (reference_base (ref)))
    {
      c->together &= elements_only_p (ref);
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

static tree
flat_lane (gimple_stmt_iterator *at, const struct shape *s, location_t loc)
{
  gcall *call = build_flat_lane (s, loc);
  gsi_insert_before (at, call, GSI_SAME_STMT);
  overlay_set_shape (gimple_call_lhs (call), s);
  return gimple_call_lhs (call);
}

struct replacement
{
  gimple_stmt_iterator at;	/* Insert before.  */
  location_t loc;
  tree base;			/* The last variable, and its lane number.  */
  tree lane;
};

static tree
lane_of (replacement *r, tree base)
{
  if (r->base != base)
    {
      r->base = base;
      r->lane = flat_lane (&r->at, &copies_of (base)->shape, r->loc);
    }
  return r->lane;
}

/* Let *OP, a part of a variable of lanes, be that of each lane.  */

static void
replace_base (replacement *r, tree *op)
{
  tree *inner = op;
  while (handled_component_p (*inner))
    inner = &TREE_OPERAND (*inner, 0);
  tree base = *inner, lane = lane_of (r, base);
  lane_copies *c = copies_of (base);
  if (!c->together)
    {
      *inner = build4 (ARRAY_REF, TREE_TYPE (base), c->array, lane,
		       NULL_TREE, NULL_TREE);
      return;
    }
  /* The types of all accesses are new.  */
  auto_vec<tree> index;
  for (tree t = *op; t != base; t = TREE_OPERAND (t, 0))
    index.safe_push (TREE_OPERAND (t, 1));
  tree ref = c->array;
  for (unsigned i = index.length (); i-- > 0;)
    ref = build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (ref)), ref, index[i],
		  NULL_TREE, NULL_TREE);
  *op = build4 (ARRAY_REF, TREE_TYPE (TREE_TYPE (ref)), ref, lane, NULL_TREE,
		NULL_TREE);
}

/* The address ADDR of a part of a variable as an SSA name.  */

static tree
address_name (replacement *r, tree addr)
{
  addr = unshare_expr (addr);
  replace_base (r, &TREE_OPERAND (addr, 0));
  TREE_CONSTANT (addr) = 0;
  recompute_tree_invariant_for_addr_expr (addr);
  tree name = make_ssa_name (TREE_TYPE (addr));
  gassign *g = gimple_build_assign (name, addr);
  gimple_set_location (g, r->loc);
  gsi_insert_before (&r->at, g, GSI_SAME_STMT);
  TREE_ADDRESSABLE (reference_base (TREE_OPERAND (addr, 0))) = 1;
  return name;
}

static tree
replace_operand (tree *op, int *walk_subtrees, void *data)
{
  replacement *r = (replacement *) data;
  if (TYPE_P (*op))
    {
      *walk_subtrees = 0;
      return NULL_TREE;
    }
  if (TREE_CODE (*op) == ADDR_EXPR)
    {
      if (copies_of (reference_base (TREE_OPERAND (*op, 0))))
	{
	  *op = address_name (r, *op);
	  *walk_subtrees = 0;
	}
      return NULL_TREE;
    }
  if ((handled_component_p (*op) || DECL_P (*op))
      && copies_of (reference_base (*op)))
    {
      replace_base (r, op);
      *walk_subtrees = 0;
    }
  return NULL_TREE;
}

static void
replace_in_statement (gimple_stmt_iterator *g)
{
  gimple *s = gsi_stmt (*g);
  replacement r = { *g, gimple_location (s), NULL_TREE, NULL_TREE };
  for (unsigned i = 0; i < gimple_num_ops (s); i++)
    if (gimple_op (s, i))
      walk_tree (gimple_op_ptr (s, i), replace_operand, &r, NULL);
  /* &VAR as the whole right-hand side is now a name.  */
  if (is_gimple_assign (s) && gimple_assign_rhs_code (s) == ADDR_EXPR
      && TREE_CODE (gimple_assign_rhs1 (s)) == SSA_NAME)
    gimple_assign_set_rhs_code (s, SSA_NAME);
  update_stmt (s);
}

static void
replace_in_phi (gphi *phi)
{
  for (unsigned i = 0; i < gimple_phi_num_args (phi); i++)
    {
      tree a = gimple_phi_arg_def (phi, i);
      if (TREE_CODE (a) != ADDR_EXPR
	  || !copies_of (reference_base (TREE_OPERAND (a, 0))))
	continue;
      edge e = gimple_phi_arg_edge (phi, i);
      if (!single_succ_p (e->src))
	e = single_succ_edge (split_edge (e));
      replacement r = { gsi_last_bb (e->src), gimple_location (phi),
			NULL_TREE, NULL_TREE };
      /* Insert behind what is there.  */
      gimple *mark = gimple_build_nop ();
      gsi_insert_after (&r.at, mark, GSI_NEW_STMT);
      SET_PHI_ARG_DEF (phi, e->dest_idx, address_name (&r, a));
      gsi_remove (&r.at, true);
    }
}

/* Remove the clobber of such a variable at G, which some lanes may not mean.
   True if there was one.  */

static bool
forget_variable (gimple_stmt_iterator *g)
{
  gimple *s = gsi_stmt (*g);
  if (gimple_clobber_p (s)
      && copies_of (reference_base (gimple_assign_lhs (s))))
    {
      unlink_stmt_vdef (s);
      gsi_remove (g, true);
      return true;
    }
  return false;
}

static void
make_array (tree var, lane_copies *c)
{
  unsigned n = lanes_most (lanes_of_shape (&c->shape));
  tree type = NULL_TREE;
  if (c->together)
    type = together_type (TREE_TYPE (var), n);
  c->together = type != NULL_TREE;
  if (!type)
    type = build_array_type_nelts (TYPE_MAIN_VARIANT (TREE_TYPE (var)), n);
  c->array = create_tmp_var_raw (type, get_name (var) ? get_name (var)
						      : "local");
  DECL_SOURCE_LOCATION (c->array) = DECL_SOURCE_LOCATION (var);
  make_local (c->array);
  note_lane_copies (c->array);
  /* The debugger would show what is in the place where VAR is no more.  */
  if (!optimize)
    DECL_IGNORED_P (var) = 1;
  if (c->together)
    scalar_arrays.add (c->array);
}

bool
make_lane_copies (void)
{
  unsigned i;
  tree var;
  basic_block bb;
  auto_vec<tree> vars;
  copies = new hash_map<tree, lane_copies *>;
  scalar_arrays.empty ();
  FOR_EACH_LOCAL_DECL (cfun, i, var)
    if (VAR_P (var) && lane_copied_p (var))
      {
	lane_copies *c = new lane_copies ();
	c->shape = *local_shape (var);
	c->together = true;
	copies->put (var, c);
	vars.safe_push (var);
      }
  bool any = !copies->is_empty ();
  if (any)
    {
      FOR_EACH_BB_FN (bb, cfun)
	{
	  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	       gsi_next (&p))
	    for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	      walk_tree (gimple_phi_arg_def_ptr (p.phi (), k), see_operand,
			 NULL, NULL);
	  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
	    {
	      if (forget_variable (&g))
		continue;
	      gimple *s = gsi_stmt (g);
	      if (!is_gimple_debug (s))
		for (unsigned k = 0; k < gimple_num_ops (s); k++)
		  if (gimple_op (s, k))
		    walk_tree (gimple_op_ptr (s, k), see_operand, NULL, NULL);
	      gsi_next (&g);
	    }
	}
      for (i = 0; i < vars.length (); i++)
	make_array (vars[i], copies_of (vars[i]));
      FOR_EACH_BB_FN (bb, cfun)
	{
	  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	       gsi_next (&p))
	    replace_in_phi (p.phi ());
	  for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	       gsi_next (&g))
	    if (!is_gimple_debug (gsi_stmt (g)))
	      replace_in_statement (&g);
	}
      mark_virtual_operands_for_renaming (cfun);
      update_ssa (TODO_update_ssa);
    }
  for (i = 0; i < vars.length (); i++)
    delete copies_of (vars[i]);
  delete copies;
  local_shapes_done ();
  return any;
}

/* Loops over such arrays.  */

/* A loop of more iterations, or that makes more statements, is not
   unrolled.  */
enum { MAX_UNROLL = 16, MAX_STATEMENTS = 400 };

/* True if STMT accesses an element of a scalar array that LOOP chooses.  */

static bool
chosen_in_loop_p (gimple *stmt, class loop *loop)
{
  tree ref = !is_gimple_assign (stmt) ? NULL_TREE
	     : gimple_store_p (stmt) ? gimple_assign_lhs (stmt)
	     : gimple_assign_load_p (stmt) ? gimple_assign_rhs1 (stmt)
	     : NULL_TREE;
  if (!ref || !scalar_arrays.contains (reference_base (ref)))
    return false;
  for (; TREE_CODE (ref) == ARRAY_REF; ref = TREE_OPERAND (ref, 0))
    {
      tree index = TREE_OPERAND (ref, 1);
      if (TREE_CODE (index) == SSA_NAME && !varying_p (index)
	  && gimple_bb (SSA_NAME_DEF_STMT (index))
	  && flow_bb_inside_loop_p (loop, gimple_bb (SSA_NAME_DEF_STMT
						     (index))))
	return true;
    }
  return false;
}

void
unroll_array_loops (void)
{
  if (!optimize || scalar_arrays.is_empty ())
    return;
  record_loop_exits ();
  scev_initialize ();
  for (class loop *loop : loops_list (cfun, LI_FROM_INNERMOST))
    {
      tree n = number_of_latch_executions (loop);
      unsigned statements = 0;
      bool chosen = false;
      if (loop->unroll || !tree_fits_uhwi_p (n)
	  || tree_to_uhwi (n) >= MAX_UNROLL)
	continue;
      basic_block *body = get_loop_body (loop);
      for (unsigned i = 0; i < loop->num_nodes; i++)
	for (gimple_stmt_iterator g = gsi_start_bb (body[i]); !gsi_end_p (g);
	     gsi_next (&g))
	  {
	    statements += !is_gimple_debug (gsi_stmt (g));
	    chosen |= chosen_in_loop_p (gsi_stmt (g), loop);
	  }
      free (body);
      if (chosen && statements * (tree_to_uhwi (n) + 1) <= MAX_STATEMENTS)
	{
	  loop->unroll = tree_to_uhwi (n) + 1;
	  cfun->has_unroll = true;
	}
    }
  scev_finalize ();
  release_recorded_exits (cfun);
}

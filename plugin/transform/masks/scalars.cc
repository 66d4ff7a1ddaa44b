/* Scalar variables that are assigned under a varying condition.

   The nodes of a region run one after the other, each if any lane comes to it
   (manual, "Masking").  So a node sees what those before it in the row have
   made of a scalar variable.  SSA form does not say so: it takes the paths for
   alternatives.

   INPUT, n is a scalar:

       if (c) n_2 = n_1 + 10; else n_3 = n_1 * 2;
       n_4 = PHI <n_2, n_3>

   OUTPUT: from TOP to END the variable is a cell in memory.

	   cell = n_1;
	   n_5 = cell;
	   if (__ripple_any (mT))	because of the store, see
					needs_any_lane_branch
	     n_2 = n_5 + 10; cell = n_2;
	   n_6 = cell;
	   if (__ripple_any (mF))
	     n_3 = n_6 * 2; cell = n_3;
	   n_4 = cell;

   GCC makes registers of the cells as soon as it optimises.

   Variables that some node gives a shape are none of these: each of their
   lanes is chosen by itself (append_select).  Nor are those of lane functions,
   where control gives shape.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/depend.h"
#include "report/report.h"
#include "transform/cfg/cfg.h"
#include "transform/masks/region.h"

/* A variable as the nodes of a region see it.  */
struct scalar_var
{
  tree var;
  tree outer;		/* Its value before the paths part, or null.  */
  bool merges;		/* It has a PHI where paths meet.  */
  bool refused;
  auto_vec<node *> definers;	/* For each of NAMES its node.  */
  auto_vec<tree> names;		/* What the nodes define.  */
  auto_vec<node *> users;	/* Nodes that use what others define.  */
};

struct scalar_vars
{
  region *r;
  hash_map<tree, scalar_var *> by_decl;
  auto_vec<scalar_var *> list;
  hash_map<basic_block, node *> nodes;
};

/* The variable of NAME; null for temporaries, which are assigned once.  */

static scalar_var *
var_of (scalar_vars *vars, tree name)
{
  tree decl = TREE_CODE (name) == SSA_NAME ? SSA_NAME_VAR (name) : NULL_TREE;
  if (!decl || virtual_operand_p (name))
    return NULL;
  bool existed;
  scalar_var *&v = vars->by_decl.get_or_insert (decl, &existed);
  if (!existed)
    {
      v = new scalar_var ();
      v->var = decl;
      v->refused = ripple_block_type_p (TREE_TYPE (decl));
      vars->list.safe_push (v);
    }
  return v;
}

/* The node that defines NAME; null if that is outside of the region.  */

static node *
definer (scalar_vars *vars, tree name)
{
  basic_block bb = SSA_NAME_IS_DEFAULT_DEF (name) ? NULL
		   : gimple_bb (SSA_NAME_DEF_STMT (name));
  node **n = bb ? vars->nodes.get (bb) : NULL;
  return n ? *n : NULL;
}

/* True if node N uses NAME as others have left it.  */

static bool
used_from_outside_p (scalar_vars *vars, node *n, tree name)
{
  return !varying_p (name) && definer (vars, name) != n;
}

static void
note_outer (scalar_var *v, tree name)
{
  if (varying_p (name) || (v->outer && v->outer != name))
    v->refused = true;
  v->outer = name;
}

static void
note_use (scalar_vars *vars, node *n, tree name)
{
  scalar_var *v = var_of (vars, name);
  if (!v)
    return;
  if (!definer (vars, name))
    note_outer (v, name);
  if (used_from_outside_p (vars, n, name) && !v->users.contains (n))
    v->users.safe_push (n);
}

static void
note_definition (scalar_vars *vars, node *n, tree name)
{
  scalar_var *v = var_of (vars, name);
  if (!v || varying_p (name))
    return;
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (overlay_info (name)->flags & VALUE_LANE_CODE
      || (gimple_code (def) == GIMPLE_ASM && stmt_ends_bb_p (def)))
    v->refused = true;
  v->definers.safe_push (n);
  v->names.safe_push (name);
}

/* The PHI stands where INCOMING meet.  */

static void
note_merge (scalar_vars *vars, gphi *phi, const vec<incoming_edge> &incoming)
{
  tree res = gimple_phi_result (phi);
  scalar_var *v = virtual_operand_p (res) ? NULL : var_of (vars, res);
  if (v && (varying_p (res) || overlay_info (res)->flags & VALUE_LANE_CODE))
    v->refused = true;
  if (v)
    v->merges = true;
  for (unsigned i = 0; i < incoming.length (); i++)
    {
      tree a = PHI_ARG_DEF_FROM_EDGE (phi, incoming[i].e);
      scalar_var *w = TREE_CODE (a) == SSA_NAME ? var_of (vars, a) : NULL;
      if (w && overlay_info (a)->flags & VALUE_DEAD_END)
	continue;
      if (v != w)
	{
	  /* A value without a variable of its own.  */
	  if (v)
	    v->refused = true;
	  if (w)
	    w->refused = true;
	}
      else if (v && !definer (vars, a))
	note_outer (v, a);
    }
}

static void
scan_node (scalar_vars *vars, node *n)
{
  ssa_op_iter it;
  tree op;
  for (unsigned i = 0; i < n->blocks.length (); i++)
    {
      basic_block bb = n->blocks[i];
      bool meet = bb == n->head && !loop_header_p (bb);
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	if (meet)
	  note_merge (vars, p.phi (), n->incoming);
	else if (!virtual_operand_p (gimple_phi_result (p.phi ())))
	  {
	    note_definition (vars, n, gimple_phi_result (p.phi ()));
	    for (unsigned k = 0; k < gimple_phi_num_args (p.phi ()); k++)
	      note_use (vars, n, gimple_phi_arg_def (p.phi (), k));
	  }
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (!is_gimple_debug (gsi_stmt (g)))
	  {
	    FOR_EACH_SSA_TREE_OPERAND (op, gsi_stmt (g), it, SSA_OP_USE)
	      note_use (vars, n, op);
	    FOR_EACH_SSA_TREE_OPERAND (op, gsi_stmt (g), it, SSA_OP_DEF)
	      note_definition (vars, n, op);
	  }
    }
}

/* True if some node may see what another has made of V.  */

static bool
wants_cell_p (scalar_var *v)
{
  if (v->refused || v->names.is_empty ())
    return false;
  if (v->merges)
    return true;
  for (unsigned i = 0; i < v->definers.length (); i++)
    for (unsigned k = 0; k < v->users.length (); k++)
      if (v->users[k]->place > v->definers[i]->place
	  && !dominates_p (v->definers[i], v->users[k]))
	return true;
  return false;
}

/* CELL = VALUE.  */

static gassign *
store (tree cell, tree value, location_t loc)
{
  gassign *g = gimple_build_assign (cell, value);
  gimple_set_location (g, loc);
  return g;
}

/* Store NAME to CELL behind its definition.  */

static void
store_definition (tree cell, tree name)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  gassign *g = store (cell, name, gimple_location (def));
  basic_block bb = gimple_bb (def);
  gimple_stmt_iterator at;
  if (gimple_code (def) != GIMPLE_PHI && !stmt_ends_bb_p (def))
    {
      at = gsi_for_stmt (def);
      gsi_insert_after (&at, g, GSI_SAME_STMT);
      return;
    }
  if (gimple_code (def) != GIMPLE_PHI)
    bb = find_fallthru_edge (bb->succs)->dest;
  at = gsi_after_labels (bb);
  gsi_insert_before (&at, g, GSI_SAME_STMT);
}

/* Node N uses V as others have left it: let it load the cell first.  */

static void
replace_uses (scalar_vars *vars, scalar_var *v, node *n, tree cell)
{
  tree name = make_ssa_name (v->var);
  cell_load l = { name, cell };
  ssa_op_iter it;
  use_operand_p use;
  n->loads.safe_push (l);
  for (unsigned i = 0; i < n->blocks.length (); i++)
    {
      basic_block bb = n->blocks[i];
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	FOR_EACH_PHI_ARG (use, p.phi (), it, SSA_OP_USE)
	  if (var_of (vars, USE_FROM_PTR (use)) == v
	      && used_from_outside_p (vars, n, USE_FROM_PTR (use)))
	    SET_USE (use, name);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	{
	  FOR_EACH_SSA_USE_OPERAND (use, gsi_stmt (g), it, SSA_OP_USE)
	    if (var_of (vars, USE_FROM_PTR (use)) == v
		&& used_from_outside_p (vars, n, USE_FROM_PTR (use)))
	      SET_USE (use, name);
	  update_stmt (gsi_stmt (g));
	}
    }
}

/* The PHI of V at BB, if there is one, is a load of CELL among LOADS.  */

static void
replace_phi (scalar_vars *vars, scalar_var *v, basic_block bb, tree cell,
	     vec<cell_load> *loads)
{
  for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p); gsi_next (&p))
    {
      tree res = gimple_phi_result (p.phi ());
      if (virtual_operand_p (res) || var_of (vars, res) != v)
	continue;
      cell_load l = { res, cell };
      loads->safe_push (l);
      remove_phi_node (&p, false);
      return;
    }
}

static void
make_cell (scalar_vars *vars, scalar_var *v)
{
  region *r = vars->r;
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (v->var));
  tree cell = create_tmp_var_raw (type, get_name (v->var));
  DECL_NOT_GIMPLE_REG_P (cell) = 1;
  make_local (cell);

  /* A variable that was never assigned may have any value; zero draws no
     warning.  */
  tree first = v->outer;
  if (!first || (SSA_NAME_IS_DEFAULT_DEF (first) && VAR_P (v->var)))
    first = build_zero_cst (type);
  gimple_stmt_iterator at = gsi_last_bb (r->top);
  gsi_insert_before (&at, store (cell, first, r->loc), GSI_SAME_STMT);

  for (unsigned i = 0; i < v->users.length (); i++)
    replace_uses (vars, v, v->users[i], cell);
  for (unsigned i = 0; i < v->names.length (); i++)
    {
      store_definition (cell, v->names[i]);
      v->definers[i]->assigned.safe_push (v->names[i]);
    }
  for (unsigned i = 0; i < r->nodes.length (); i++)
    if (!loop_header_p (r->nodes[i]->head))
      replace_phi (vars, v, r->nodes[i]->head, cell, &r->nodes[i]->loads);
  replace_phi (vars, v, r->end, cell, &r->end_loads);
}

void
order_scalars (region *r)
{
  scalar_vars vars;
  vars.r = r;
  for (unsigned i = 0; i < r->nodes.length (); i++)
    for (unsigned k = 0; k < r->nodes[i]->blocks.length (); k++)
      vars.nodes.put (r->nodes[i]->blocks[k], r->nodes[i]);
  for (unsigned i = 0; i < r->nodes.length (); i++)
    scan_node (&vars, r->nodes[i]);
  for (gphi_iterator p = gsi_start_phis (r->end); !gsi_end_p (p);
       gsi_next (&p))
    note_merge (&vars, p.phi (), r->end_incoming);
  /* The order of the variables is that in which the program has them, so that
     the code does not depend on addresses.  */
  for (unsigned i = 0; i < vars.list.length (); i++)
    {
      if (wants_cell_p (vars.list[i]))
	make_cell (&vars, vars.list[i]);
      delete vars.list[i];
    }
}

void
append_loads (region *r, basic_block bb, const vec<cell_load> &loads)
{
  for (unsigned i = 0; i < loads.length (); i++)
    {
      gassign *g = gimple_build_assign (loads[i].name, loads[i].cell);
      gimple_set_location (g, r->loc);
      gimple_stmt_iterator at = gsi_last_bb (bb);
      gsi_insert_after (&at, g, GSI_NEW_STMT);
    }
}

void
make_room_for_scalars (void)
{
  auto_vec<edge> edges;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      gcall *c = safe_dyn_cast<gcall *> (last_stmt (bb));
      tree lhs = c ? gimple_call_lhs (c) : NULL_TREE;
      if (lhs && TREE_CODE (lhs) == SSA_NAME && SSA_NAME_VAR (lhs)
	  && stmt_ends_bb_p (c))
	if (edge e = find_fallthru_edge (bb->succs))
	  edges.safe_push (e);
    }
  for (unsigned i = 0; i < edges.length (); i++)
    split_edge (edges[i]);
}

location_t
edge_location (const region *r, const incoming_edge *w)
{
  location_t loc = UNKNOWN_LOCATION;
  if (w->cond && TREE_CODE (w->cond) == SSA_NAME)
    loc = gimple_location (SSA_NAME_DEF_STMT (w->cond));
  return loc == UNKNOWN_LOCATION ? r->loc : loc;
}

/* Warnings.  */

/* Is NAME, a PHI, what a function returns?  GCC's variable for that has no
   name, other than all its variables that are assigned more than once.  */

static bool
result_p (tree name)
{
  tree var = SSA_NAME_VAR (name);
  if (var)
    return TREE_CODE (DECL_ORIGIN (var)) == RESULT_DECL;
  return !SSA_NAME_IDENTIFIER (name);
}

/* Where VALUE comes from, or the definition of NAME.  */

static location_t
assigned_location (tree name, tree value)
{
  gimple *def = SSA_NAME_DEF_STMT (name);
  if (value && TREE_CODE (value) == SSA_NAME)
    def = SSA_NAME_DEF_STMT (value);
  return gimple_location (def);
}

/* The operator by which the annotated loop round it adds to VAR, as a clause
   has it, or null.  */

static const char *
reduction_operator (tree var)
{
  switch (accumulation_of (var))
    {
    case PLUS_EXPR: return "+";
    case MULT_EXPR: return "*";
    case MIN_EXPR: return "min";
    case MAX_EXPR: return "max";
    case BIT_AND_EXPR: return "&";
    case BIT_IOR_EXPR: return "|";
    case BIT_XOR_EXPR: return "^";
    default: return NULL;
    }
}

/* Warn of a scalar that is returned at LOC under the condition of the shape
   SHAPE at COND.  */

static void
warn_result (location_t loc, const char *shape, location_t cond)
{
  static hash_set<int_hash<location_t, UNKNOWN_LOCATION> > *warned;
  if (!warned)
    warned = new hash_set<int_hash<location_t, UNKNOWN_LOCATION> >;
  if (loc == UNKNOWN_LOCATION || warned->add (loc))
    return;
  if (ripple_report (loc, RMK_RETURN_SCALAR, shape) && loc != cond)
    ripple_report (cond, RMK_RETURN_CONDITION);
}

/* True if what stands under the condition at COND is meant to be done once:
   what ripple_foreach_unique repeats; what functions of system headers do is
   their own affair.  Of a program that has been preprocessed no macros are
   known.  */

static bool
meant_once_p (location_t cond)
{
  return (in_system_header_at (cond)
	  && (!linemap_location_from_macro_expansion_p (line_table, cond)
	      || ripple_in_macro_p (cond, "ripple_foreach_unique")));
}

void
warn_scalar_variable (tree var, location_t loc, const struct shape *s,
		      location_t cond)
{
  static hash_set<tree> *warned;
  auto_diagnostic_group group;
  char text[SHAPE_TEXT];
  bool said;
  if (!warned)
    warned = new hash_set<tree>;
  if (meant_once_p (cond) || warned->add (DECL_ORIGIN (var)))
    return;
  shape_print (s, text, sizeof text);
  if (const char *op = reduction_operator (var))
    said = ripple_report (loc, RMK_SCALAR_REDUCTION, var, text, op, var);
  else
    said = ripple_report (loc, RMK_SCALAR_ASSIGN, var, text);
  if (said && loc != cond)
    ripple_report (cond, RMK_SCALAR_CONDITION);
}

void
warn_scalar (tree name, const struct shape *s, location_t cond, tree value)
{
  auto_diagnostic_group group;
  tree var = SSA_NAME_VAR (name);
  /* In lane functions a scalar is what all lanes agree on.  */
  if (virtual_operand_p (name)
      || overlay_info (name)->flags & VALUE_LANE_CODE)
    return;
  location_t loc = assigned_location (name, value);
  if (loc == UNKNOWN_LOCATION)
    loc = cond;
  if (value && result_p (name))
    {
      char text[SHAPE_TEXT];
      shape_print (s, text, sizeof text);
      warn_result (loc, text, cond);
      return;
    }
  if (var && !DECL_ARTIFICIAL (var) && !DECL_IGNORED_P (var))
    warn_scalar_variable (var, loc, s, cond);
}

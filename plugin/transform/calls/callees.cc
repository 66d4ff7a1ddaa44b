/* What functions of the program are to those that call them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/check.h"
#include "analysis/overlay.h"
#include "emit/arith/exceptions.h"
#include "front/front.h"
#include "report/report.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"
#include "transform/handlers/handlers.h"

/* Copies of functions that are transformed themselves, as they were written;
   null where there is none.  */
static hash_map<cgraph_node *, cgraph_node *> copies;

cgraph_node *
as_written (cgraph_node *node)
{
  cgraph_node **copy = copies.get (node);
  return copy ? *copy : node;
}

bool
mentions_ripple_p (cgraph_node *node)
{
  basic_block bb;
  for (tree p = DECL_ARGUMENTS (node->decl); p; p = DECL_CHAIN (p))
    if (ripple_block_type_p (TREE_TYPE (p)))
      return true;
  /* What cannot be copied is a recursive block function.  */
  if (!(node = as_written (node)))
    return true;
  FOR_EACH_BB_FN (bb, node->get_fun ())
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (enum ripple_api api = ripple_api_call (gsi_stmt (g)))
	if (api != API_ALIGN)
	  return true;
  return false;
}

/* The lane function of mathematics that a call of NODE, with lanes, stands
   for; NODE itself if that is no such function, or the program says itself
   which variants it has.  It may raise what the library does not: that is not
   what was asked for with -ftrapping-math.  */

static cgraph_node *
math_function (cgraph_node *node)
{
  if (node->definition || ripple_math >= MATH_LIBMVEC
      || exceptions_kept_p (EXCEPTIONS_ALL)
      || (lookup_attribute ("omp declare simd", DECL_ATTRIBUTES (node->decl))
	  && !in_system_header_at (DECL_SOURCE_LOCATION (node->decl))))
    return node;
  cgraph_node *on_lanes = ripple_math_function (node->decl);
  return on_lanes ? on_lanes : node;
}

cgraph_node *
body_of (cgraph_node *node)
{
  enum availability available;
  node = math_function (default_version (node));
  cgraph_node *body = node->ultimate_alias_target (&available);
  if (available <= AVAIL_INTERPOSABLE && !DECL_COMDAT (node->decl)
      && !DECL_ONE_ONLY (node->decl)
      && (DECL_WEAK (node->decl) || DECL_WEAK (body->decl)))
    return NULL;
  for (symtab_node *n = node; n->alias; n = n->get_alias_target ())
    if (n->ifunc_resolver || n->weakref)
      return NULL;
  return body->has_gimple_body_p () && body->get_fun ()
	 && body->get_fun ()->cfg && gimple_in_ssa_p (body->get_fun ())
	 && !body->thunk ? body : NULL;
}

/* True if calls lead from AT to TO, by functions that are not in SEEN; PATH
   gets those that are on the way.  */

static bool
find_cycle (cgraph_node *at, cgraph_node *to, hash_set<cgraph_node *> *seen,
	    vec<cgraph_node *> *path)
{
  path->safe_push (at);
  for (cgraph_edge *e = at->callees; e; e = e->next_callee)
    {
      cgraph_node *c = e->callee->ultimate_alias_target ();
      if (c == to || (c->has_gimple_body_p () && !seen->add (c)
		      && find_cycle (c, to, seen, path)))
	return true;
    }
  path->pop ();
  return false;
}

bool
recursive_p (cgraph_node *node)
{
  /* Copies are made of recursive functions only.  */
  if (as_written (node) != node)
    return true;
  hash_set<cgraph_node *> seen;
  auto_vec<cgraph_node *> path;
  return find_cycle (node, node, &seen, &path);
}

bool
recursive_block_function_p (cgraph_node *node)
{
  return mentions_ripple_p (node) && recursive_p (node);
}

void
keep_as_written (cgraph_node *node)
{
  if (!recursive_block_function_p (node))
    return;
  cgraph_node *copy = node->create_version_clone_with_body
			(vNULL, NULL, NULL, NULL, NULL, "written");
  if (copy)
    {
      /* It is inlined time and again, and called by nobody.  */
      copy->force_output = true;
      drop_stale_marks (copy->get_fun ());
    }
  copies.put (node, copy);
}

void
forget_as_written (void)
{
  for (auto it = copies.begin (); it != copies.end (); ++it)
    if ((*it).second)
      (*it).second->remove ();
  copies.empty ();
}

void
report_recursion (gcall *call, cgraph_node *node, const char *why)
{
  hash_set<cgraph_node *> seen;
  auto_vec<cgraph_node *> path;
  char *names = NULL;
  find_cycle (node, node, &seen, &path);
  for (unsigned i = 0; i < path.length (); i++)
    {
      const char *name = IDENTIFIER_POINTER (DECL_NAME (path[i]->decl));
      char *all = concat (names ? names : "", i ? ", " : "", name, NULL);
      free (names);
      names = all;
    }
  auto_diagnostic_group group;
  ripple_report (stmt_location (call), RMK_RECURSION, names, why);
  explain_shapes (call);
  free (names);
}

enum math_instruction
math_instruction_of (tree fndecl)
{
  if (!ripple_current_target ()->math_instruction
      || !fndecl || !ripple_math_function_p (fndecl))
    return MATH_INLINED;
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  name = strstr (name, "_insn_");
  return !name ? MATH_INLINED
	 : startswith (name, "_insn_scalb") ? MATH_SCALB : MATH_RSQRT;
}

bool
inlinable_p (tree decl)
{
  /* What the user forbids the optimisers, and what -O0 leaves out, is no
     matter here.  */
  bool was = DECL_UNINLINABLE (decl);
  int no_inline = flag_no_inline;
  DECL_UNINLINABLE (decl) = 0;
  flag_no_inline = 0;
  bool ok = tree_inlinable_function_p (decl);
  flag_no_inline = no_inline;
  DECL_UNINLINABLE (decl) = was;
  return ok;
}

cgraph_node *
ripple_inlinable_callee (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  cgraph_node *node = fn ? cgraph_node::get (fn) : NULL;
  if (!node || ripple_api_decl (fn) != API_NONE)
    return NULL;
  node = body_of (node);
  return node && !recursive_p (node) && inlinable_p (node->decl) ? node : NULL;
}

tree
local_address (tree op)
{
  for (unsigned steps = 0; TREE_CODE (op) == SSA_NAME && steps < 64; steps++)
    {
      gimple *def = SSA_NAME_DEF_STMT (op);
      if (!is_gimple_assign (def)
	  || !(gimple_assign_single_p (def) || gimple_assign_cast_p (def)
	       || gimple_assign_rhs_code (def) == POINTER_PLUS_EXPR))
	return NULL_TREE;
      op = gimple_assign_rhs1 (def);
    }
  if (TREE_CODE (op) != ADDR_EXPR)
    return NULL_TREE;
  tree base = get_base_address (TREE_OPERAND (op, 0));
  if (base && TREE_CODE (base) == MEM_REF)
    return local_address (TREE_OPERAND (base, 0));
  return base && DECL_P (base) && auto_var_in_fn_p (base, cfun->decl)
	 ? base : NULL_TREE;
}

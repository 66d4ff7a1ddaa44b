/* What Fortran has otherwise than C.

   There are no unsigned integers: include/ripple.f90 declares functions for
   them with the signed types of the same size, and their names tell what is
   meant.  They become those of C.

     INPUT   int8 r = __ripple_add_sat_u8 (int8 x, int8 y)
     OUTPUT  uint8 u = __ripple_add_sat_u8 ((uint8) x, (uint8) y)
	     int8 r = (int8) u

   There are no inline functions: those of the module are in every unit that
   includes its text.  The linker keeps one of them, as of C++'s.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/overlay.h"
#include "transform/calls/calls.h"
#include "transform/calls/inline.h"
#include "varasm.h"

/* The name of DECL that the module gives its functions: in C they are names of
   the program.  */

static const char *
name_of (tree decl)
{
  return (DECL_ASSEMBLER_NAME_SET_P (decl)
	  ? IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (decl)) : "");
}

bool
ordered_update_p (tree decl, const char *op)
{
  tree id = DECL_NAME (decl);
  const char *names[] = { id ? IDENTIFIER_POINTER (id) : "", name_of (decl) };
  static const char prefix[] = "__ripplelane_";
  for (unsigned i = 0; i < ARRAY_SIZE (names); i++)
    if (startswith (names[i], prefix)
	&& startswith (names[i] + sizeof prefix - 1, op))
      return true;
  return false;
}

/* True if CALL is of a function for unsigned numbers, but gives a signed
   one.  */

static bool
unsigned_by_name_p (gcall *call)
{
  tree fn = gimple_call_fndecl (call);
  if (ripple_api_call (call) == API_NONE)
    return false;
  tree type = TREE_TYPE (TREE_TYPE (fn));
  if (!INTEGRAL_TYPE_P (type) || TYPE_UNSIGNED (type))
    return false;
  char end[16];
  snprintf (end, sizeof end, "_u%u", (unsigned) TYPE_PRECISION (type));
  const char *name = name_of (fn), *last = strrchr (name, '_');
  return last && !strcmp (last, end);
}

/* Let the function be what its name says.  */

static void
make_unsigned (gimple_stmt_iterator *at, gcall *call)
{
  tree fn = gimple_call_fndecl (call), lhs = gimple_call_lhs (call);
  tree given = TREE_TYPE (TREE_TYPE (fn)), type = unsigned_type_for (given);
  enum ripple_api api = ripple_api_call (call);
  auto_vec<tree> args;
  gimple_seq before = NULL;

  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    {
      tree x = gimple_call_arg (call, i);
      /* What is narrowed is signed.  */
      if (api != API_NARROW && api != API_ROUND_NARROW
	  && useless_type_conversion_p (given, TREE_TYPE (x)))
	x = gimple_convert (&before, gimple_location (call), type, x);
      args.safe_push (x);
    }
  gsi_insert_seq_before (at, before, GSI_SAME_STMT);
  gcall *made
    = gimple_build_call_vec (ripple_api_declare (name_of (fn), type), args);
  gimple_set_location (made, gimple_location (call));
  gimple_set_vuse (made, gimple_vuse (call));
  gimple_set_vdef (made, gimple_vdef (call));
  if (gimple_vdef (made))
    SSA_NAME_DEF_STMT (gimple_vdef (made)) = made;
  if (lhs)
    {
      tree value = make_ssa_name (type, made);
      gimple_call_set_lhs (made, value);
      gsi_insert_before (at, made, GSI_SAME_STMT);
      gassign *back = gimple_build_assign (lhs, NOP_EXPR, value);
      gimple_set_location (back, gimple_location (call));
      gsi_replace (at, back, false);
    }
  else
    gsi_replace (at, made, false);
}

static void
make_calls_unsigned (cgraph_node *node)
{
  basic_block bb;
  bool changed = false;
  push_cfun (node->get_fun ());
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	if (unsigned_by_name_p (call))
	  {
	    make_unsigned (&g, call);
	    changed = true;
	  }
  if (changed)
    cgraph_edge::rebuild_edges ();
  pop_cfun ();
}

/* True if NODE is a function of the module with a body.  */

static bool
function_of_module_p (cgraph_node *node)
{
  const char *name = name_of (node->decl);
  return (startswith (name, "__ripplelane_")
	  || startswith (name, "__ripplemodule_"));
}

void
prepare_fortran (void)
{
  cgraph_node *node;
  bool alone = true;
  if (!lang_GNU_Fortran ())
    return;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (node->get_fun () && node->get_fun ()->cfg)
      {
	make_calls_unsigned (node);
	alone &= function_of_module_p (node);
      }
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (function_of_module_p (node) && TREE_PUBLIC (node->decl))
      {
	make_decl_one_only (node->decl, DECL_ASSEMBLER_NAME (node->decl));
	/* The unit that is the module alone has them for those that use it
	   without its text.  */
	DECL_COMDAT (node->decl) = !alone;
      }
}

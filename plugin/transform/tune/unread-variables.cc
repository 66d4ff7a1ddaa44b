/* Variables of a function to which lanes store, and which nothing reads.

   INPUT	r[0][lane] = x;  r[1][lane] = y;	(copies of an array
		c[i].e[0] = x;  c[i].e[1] = y;		that is a value)

   OUTPUT	c[i].e[0] = x;  c[i].e[1] = y;

   once what is loaded behind these stores is what they store
   (forwarded-stores.cc).  GCC removes them, too, but behind what looks at all
   stores of vectors (cancelled-permutations.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform/tune/branch-memory.h"

/* Callbacks of walk_stmt_load_store_addr_ops: what BASE is of is used, and is
   noted in DATA.  */

static bool
note_used (gimple *, tree base, tree, void *data)
{
  base = get_base_address (base);
  if (base && VAR_P (base))
    static_cast<hash_set<tree> *> (data)->add (base);
  return false;
}

static bool
note_stored (gimple *, tree, tree, void *)
{
  return false;
}

void
drop_unread_variables (void)
{
  hash_set<tree> used;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    {
      for (gphi_iterator p = gsi_start_phis (bb); !gsi_end_p (p);
	   gsi_next (&p))
	walk_stmt_load_store_addr_ops (p.phi (), &used, note_used, note_stored,
				       note_used);
      for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	   gsi_next (&g))
	if (!is_gimple_debug (gsi_stmt (g)))
	  walk_stmt_load_store_addr_ops (gsi_stmt (g), &used, note_used,
					 is_gimple_assign (gsi_stmt (g))
					 ? note_stored : note_used, note_used);
    }
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);)
      {
	gassign *store = varying_store (gsi_stmt (g));
	tree base = store ? get_base_address (gimple_assign_lhs (store))
		    : NULL_TREE;
	if (!base || !VAR_P (base) || used.contains (base)
	    || !auto_var_in_fn_p (base, cfun->decl)
	    || TREE_THIS_VOLATILE (base) || stmt_could_throw_p (cfun, store))
	  {
	    gsi_next (&g);
	    continue;
	  }
	unlink_stmt_vdef (store);
	gsi_remove (&g, true);
	release_defs (store);
      }
}

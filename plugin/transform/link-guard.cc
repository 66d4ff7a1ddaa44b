/* Links that need the plugin.

   INPUT	gcc -flto -fplugin=ripple -c f.c; gcc -flto f.o
   OUTPUT	an error of the assembler: link with -fplugin=ripple, too

   With -flto the program becomes code when it is linked.  Behind some of what
   we make for scalable vectors, and for the masks of SVE, passes of ours must
   stand (ripple.cc): a link without the plugin would crash, or give wrong
   code.  So such a unit has a statement that the assembler refuses; the
   plugin, if it is there, takes it away once the unit has been streamed out.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "../emit/lanes.h"
#include "../target/riscv.h"
#include "transform.h"

static const char guard[]
  = "\t.error \"vectors of Ripple, to be made by -flto: link with"
    " -fplugin=ripple, too [ripple-link]\"";

#if !defined (GCC_RISCV_H)

/* True if OP is a mask in a register for masks that is no integer, as those of
   SVE are.  */

static bool
predicate_p (tree op)
{
  /* Labels and the operands of asm have no type.  */
  return op && TREE_TYPE (op) && VECTOR_TYPE_P (TREE_TYPE (op))
	 && GET_MODE_CLASS (TYPE_MODE (TREE_TYPE (op))) == MODE_VECTOR_BOOL;
}

/* True if there are such masks in cfun: some may become constants.  */

static bool
predicates_p (void)
{
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      for (unsigned i = 0; i < gimple_num_ops (gsi_stmt (g)); i++)
	if (predicate_p (gimple_op (gsi_stmt (g), i)))
	  return true;
  return false;
}

#endif

/* True if what was rendered last needs late passes to be right.  */

static bool
needs_late_passes_p (void)
{
#if defined (GCC_RISCV_H)
  return true;
#else
  return lanes_scalable_used || predicates_p ();
#endif
}

void
guard_link (void)
{
  static bool guarded;

  if (guarded || !flag_generate_lto || !needs_late_passes_p ())
    return;
  symtab->finalize_toplevel_asm (build_string (sizeof guard, guard));
  guarded = true;
}

void
ripple_drop_link_guards (void *, void *)
{
  for (asm_node *n = symtab->first_asm_symbol (); n; n = ripple_next_asm (n))
    if (strcmp (TREE_STRING_POINTER (n->asm_str), guard) == 0)
      n->asm_str = build_string (1, "");
}

/* Links that need the plugin.

   INPUT	gcc -flto -fplugin=ripple -c f.c; gcc -flto f.o
   OUTPUT	an error of the assembler: link with -fplugin=ripple, too

   With -flto the program becomes code when it is linked.  Behind what we make
   the late passes must stand (../late/late.h): a link without the plugin may
   crash, or give wrong code.  So such a unit has a statement that the
   assembler refuses; the plugin, if it is there, takes it away once the unit
   has been streamed out.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "transform.h"

static const char guard[]
  = "\t.error \"vectors of Ripple, to be made by -flto: link with"
    " -fplugin=ripple, too [ripple-link]\"";

void
guard_link (void)
{
  static bool guarded;

  if (guarded || !flag_generate_lto)
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

/* The target that every GCC back end is, and the choice of the target.

   The vectors of the generic target are those that the back end's own
   vectoriser prefers if their size is known, else 16 bytes: what is no
   vector mode is lowered by GCC to scalars.  No gathers: the caller loads
   lane by lane.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../compat.h"
#include "../emit/lanes-private.h"
#include "riscv.h"

unsigned
ripple_generic_native_bytes (unsigned es)
{
  scalar_mode elt = int_mode_for_size (es * 8, 0).require ();
  machine_mode mode = targetm.vectorize.preferred_simd_mode (elt);
  unsigned HOST_WIDE_INT bytes;

  if (VECTOR_MODE_P (mode) && GET_MODE_SIZE (mode).is_constant (&bytes)
      && bytes > 16 && pow2p_hwi (bytes))
    return bytes;
  return 16;
}

const ripple_target ripple_generic_target =
{
  "generic", ripple_generic_native_bytes, NULL, NULL, NULL, NULL, NULL,
  false, NULL, false, NULL, NULL, NULL, false, false
};

const ripple_target *
ripple_current_target (void)
{
#if defined (TARGET_AVX512F)
  return &ripple_x86_target;
#elif defined (GCC_AARCH64_H)
  return &ripple_aarch64_target;
#elif defined (GCC_RISCV_H)
  return &ripple_riscv_target;
#else
  return &ripple_generic_target;
#endif
}

unsigned ripple_width;

unsigned
ripple_native_bytes (unsigned es)
{
  const ripple_target *target = ripple_current_target ();
  unsigned native = target->native_bytes (es);

  if (!ripple_width || ripple_width >= native)
    return native;
  return target->whole_vectors ? 16 : ripple_width;
}

/* Declarations of the machine-specific built-in functions by name, found at
   the first question: their codes change with every release, their names
   do not.  */
static hash_map<nofree_string_hash, tree> *builtins;

tree
ripple_target_builtin (const char *name)
{
  tree *slot;

  if (!builtins)
    {
      builtins = new hash_map<nofree_string_hash, tree>;
      if (targetm.builtin_decl)
	/* AArch64 numbers two tables with the even and the odd codes; one of
	   them may be empty.  */
	for (unsigned i = 0, missing = 0; missing < 4; i++)
	  {
	    tree decl = targetm.builtin_decl (i, true);

	    missing = decl == error_mark_node ? missing + 1 : 0;
	    if (decl && decl != error_mark_node && DECL_NAME (decl))
	      builtins->put (IDENTIFIER_POINTER (DECL_NAME (decl)), decl);
	  }
    }
  slot = builtins->get (name);
  return slot ? *slot : NULL_TREE;
}

tree
ripple_target_call (emitter *e, tree fn, tree *arg, unsigned count)
{
  tree types = TYPE_ARG_TYPES (TREE_TYPE (fn));
  tree rt = TREE_TYPE (TREE_TYPE (fn)), lhs = NULL_TREE;
  auto_vec<tree> args;
  gcall *g;

  for (unsigned i = 0; i < count; i++, types = TREE_CHAIN (types))
    {
      tree type = TREE_VALUE (types), x = arg[i];

      if (VECTOR_TYPE_P (type))
	x = part_view (e, type, x);
      else
	x = gimple_convert (&e->seq, e->loc, type, x);
      args.safe_push (x);
    }
  g = gimple_build_call_vec (fn, args);
  if (!VOID_TYPE_P (rt))
    {
      lhs = make_ssa_name (rt);
      gimple_call_set_lhs (g, lhs);
    }
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  return lhs;
}

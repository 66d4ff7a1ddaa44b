/* RISC-V V.  Values of constant size are in vectors of the length that every
   machine has that the program may run on, those of scalable size in groups
   of registers.

   INPUT	8 * vscale lanes of 1, 4 and 8 bytes
   OUTPUT	one part each, of half a register, of 2 and of 4; the mask of
		all of them is one type

   Conversions then are one instruction for a part, and gathers take offsets
   of any size.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "emit/value/parts.h"
#include "options.h"
#include "riscv.h"

#if defined (GCC_RISCV_H)

enum { MOST_NATIVE_BYTES = 512 };

static unsigned
riscv_native_bytes (unsigned)
{
# if defined (HAVE_RVVM1SImode)
  if (TARGET_VECTOR)
    {
      unsigned bytes = constant_lower_bound (GET_MODE_SIZE (RVVM1SImode));

      return MIN (MAX (bytes, 16u), (unsigned) MOST_NATIVE_BYTES);
    }
# endif
  return 16;
}

/* With another least length than 128 bits vscale is no number that a mode
   knows; and parts of 2 lanes for each vscale must exist for all elements.  */

/* True if cfun has vectors of which nothing is known but that they have a
   multiple of SCALABLE_BYTES.  */

static bool
scalable_p (void)
{
# if defined (HAVE_RVVM1SImode)
  return (TARGET_VECTOR && TARGET_VECTOR_ELEN_64 && TARGET_VECTOR_ELEN_FP_64
	  && known_eq (GET_MODE_SIZE (RVVM1SImode),
		       ripple_vscale * (unsigned) SCALABLE_BYTES));
# else
  return false;
# endif
}

/* Let cfun stop where vectors are longer than MAX_SCALABLE_BYTES.  */

static void
stop_beyond_longest (void)
{
  edge go = single_succ_edge (ENTRY_BLOCK_PTR_FOR_FN (cfun));
  basic_block bb = split_edge (go), stop = create_empty_bb (bb);
  tree bytes = build_int_cst (sizetype,
			      poly_int64 (ripple_vscale)
			      * int (SCALABLE_BYTES));
  gimple_stmt_iterator g = gsi_last_bb (bb);

  gsi_insert_after (&g, gimple_build_cond (GT_EXPR, bytes,
					   size_int (MAX_SCALABLE_BYTES),
					   NULL_TREE, NULL_TREE),
		    GSI_NEW_STMT);
  go = single_succ_edge (bb);
  go->flags &= ~EDGE_FALLTHRU;
  go->flags |= EDGE_FALSE_VALUE;
  go->probability = profile_probability::very_likely ();
  make_edge (bb, stop, EDGE_TRUE_VALUE)->probability
    = profile_probability::very_unlikely ();
  if (current_loops)
    add_bb_to_loop (stop, bb->loop_father);
  g = gsi_last_bb (stop);
  gsi_insert_after (&g, gimple_build_call (builtin_decl_implicit
					   (BUILT_IN_TRAP), 0),
		    GSI_NEW_STMT);
}

/* With a frame pointer the place of what a function has saved does not depend
   on the length of vectors.  */

static void
keep_frame_pointer (struct gcc_options *opts, struct gcc_options *)
{
  opts->x_flag_omit_frame_pointer = 0;
}

static void
keep_unwindable (void)
{
  basic_block bb;
  bool throws = cfun->can_throw_non_call_exceptions;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (g)))
	throws |= !gimple_call_nothrow_p (call);
  if (UNWINDS_NO_VECTORS && flag_exceptions && throws)
    change_options (keep_frame_pointer);
}

/* Let cfun stop where lanes are not numbered, and exceptions pass it, whatever
   it has on its stack.  */

static void
finish (void)
{
  if (lanes_scalable_used)
    stop_beyond_longest ();
  keep_unwindable ();
}

void
riscv_change_unspecs (function *fn, int code, void (*change) (rtx unspec))
{
  basic_block bb;
  rtx_insn *insn;
  FOR_EACH_BB_FN (bb, fn)
    FOR_BB_INSNS (bb, insn)
      {
	rtx set = NONDEBUG_INSN_P (insn) ? single_set (insn) : NULL_RTX;
	if (!set || GET_CODE (SET_SRC (set)) != UNSPEC
	    || XINT (SET_SRC (set), 1) != code)
	  continue;
	change (SET_SRC (set));
	INSN_CODE (insn) = -1;
	if (recog_memoized (insn) < 0)
	  gcc_unreachable ();
      }
}

/* An operand of an asm.  */
struct operand
{
  tree value;
  const char *letters;
};

/* Append the asm TEXT of the COUNT operands OP, of which the first RESULTS are
   set, those that are no memory being new names.  */

static void
append_asm (emitter *e, const char *text, const operand *op, unsigned count,
	    unsigned results)
{
  static const char *const changed[] = { "vl", "vtype", "vxrm" };
  unsigned changes = ARRAY_SIZE (changed) - !strstr (text, changed[2]);
  vec<tree, va_gc> *list[3] = { NULL, NULL, NULL };

  for (unsigned i = 0; i < count; i++)
    {
      tree name = build_string (strlen (op[i].letters) + 1, op[i].letters);
      vec_safe_push (list[i < results],
		     build_tree_list (build_tree_list (NULL_TREE, name),
				      op[i].value));
    }
  for (unsigned i = 0; i < changes; i++)
    vec_safe_push (list[2],
		   build_tree_list (NULL_TREE,
				    build_string (strlen (changed[i]) + 1,
						  changed[i])));
  gasm *g = gimple_build_asm_vec (text, list[0], list[1], list[2], NULL);
  gimple_asm_set_volatile (g, false);
  gimple_set_location (g, e->loc);
  gimple_seq_add_stmt (&e->seq, g);
  for (unsigned i = 0; i < results; i++)
    if (TREE_CODE (op[i].value) == SSA_NAME)
      SSA_NAME_DEF_STMT (op[i].value) = g;
}

/* The instruction that lets others work on vectors of TYPE: LENGTH says how it
   sets the length, POLICY what is in the other elements.  */

static void
set_type (char *text, size_t size, const char *length, tree type,
	  const char *policy)
{
  unsigned bytes = GET_MODE_SIZE (TYPE_MODE (type)).coeffs[0];
  unsigned whole = SCALABLE_BYTES;

  snprintf (text, size, "%s,e%u,m%s%u,%s\n\t", length,
	    element_bits (TREE_TYPE (type)), bytes < whole ? "f" : "",
	    bytes < whole ? whole / bytes : bytes / whole, policy);
}

/* The instructions TEXT, on all elements of vectors like those of TYPE, or if
   ONE the first one, under POLICY: %0 is what they make, of RESULT in a
   register of the class OUT, %2 that of the first vector or mask, A, and %3 of
   B, in one of the class LETTERS.  GCC has no function for them that needs no
   header.  */

static tree
vector_instructions (emitter *e, tree type, const char *policy,
		     const char *text, tree result, const char *out, tree a,
		     tree b, const char *letters, bool one = false)
{
  char all[160];
  tree to = make_ssa_name (result), length = make_ssa_name (sizetype);
  operand op[] = { { to, out }, { length, "=&r" }, { a, "vr" },
		   { b, letters } };

  set_type (all, sizeof all, one ? "vsetivli\tzero,1" : "vsetvli\t%1,zero",
	    type, policy);
  strncat (all, text, sizeof all - strlen (all) - 1);
  append_asm (e, all, op, ARRAY_SIZE (op), 2);
  return to;
}

/* True if instructions of our own may work on vectors of TYPE.  Without
   optimisation GCC 14 moves their operands from register to register where it
   has not set vtype yet, which is illegal.  */

static bool
variable_length_p (tree type)
{
  return (optimize && VECTOR_MODE_P (TYPE_MODE (type))
	  && !GET_MODE_SIZE (TYPE_MODE (type)).is_constant ());
}

/* X as a name.  */

static tree
named (emitter *e, tree x)
{
  tree name = make_ssa_name (TREE_TYPE (x));
  gimple_seq_add_stmt (&e->seq, gimple_build_assign (name, x));
  return name;
}

/* VLSE and, if VALUE is not null, VSSE.  Any elements behind POINTER may be
   accessed; before it, too, if GCC does not know where it points.  */

static tree
strided (emitter *e, tree type, tree value, tree alias, tree pointer,
	 tree stride, tree mask, tree length)
{
  char all[160], text[64];
  tree elt = TREE_TYPE (type), to = value ? NULL_TREE : make_ssa_name (type);

  if (TREE_CODE (stride) != INTEGER_CST || tree_int_cst_sign_bit (stride))
    pointer = part_hide (e, pointer, "=r");
  else if (TREE_CODE (pointer) != SSA_NAME)
    pointer = named (e, pointer);
  if (!length)
    length = build_int_cst (sizetype, TYPE_VECTOR_SUBPARTS (type));
  tree memory = build2 (MEM_REF, build_array_type (elt, NULL_TREE), pointer,
			build_zero_cst (alias));
  operand op[] = { { value ? memory : to,
		     value ? "=m" : mask ? "=&vd" : "=vr" },
		   { pointer, "r" }, { named (e, stride), "r" },
		   { named (e, length), "r" }, { unshare_expr (memory), "m" },
		   { value ? value : mask, value ? "vr" : "vm" },
		   { mask, "vm" } };
  unsigned count = ARRAY_SIZE (op) - !mask - !value;

  set_type (all, sizeof all, "vsetvli\tzero,%3", type, "ta,ma");
  snprintf (text, sizeof text, "v%sse%u.v\t%s,(%%1),%%2%s",
	    value ? "s" : "l", element_bits (elt), value ? "%5" : "%0",
	    !mask ? "" : value ? ",%6.t" : ",%5.t");
  strncat (all, text, sizeof all - strlen (all) - 1);
  append_asm (e, all, op, count, 1);
  return value ? value : to;
}

static tree
riscv_strided_load (emitter *e, tree type, tree alias, tree pointer,
		    tree stride, tree mask, tree length)
{
  return (variable_length_p (type)
	  ? strided (e, type, NULL_TREE, alias, pointer, stride, mask, length)
	  : NULL_TREE);
}

static bool
riscv_strided_store (emitter *e, tree value, tree alias, tree pointer,
		     tree stride, tree mask, tree length)
{
  tree type = TREE_TYPE (value);

  return (variable_length_p (type)
	  && strided (e, type, value, alias, pointer, stride, mask, length));
}

/* VCOMPRESS.  */

static tree
riscv_compress (emitter *e, tree v, tree mask, bool expand)
{
  tree type = TREE_TYPE (v);

  if (!variable_length_p (type) || expand)
    return NULL_TREE;
  return vector_instructions (e, type, "tu,mu",
			      "vmv.v.i\t%0,0\n\tvcompress.vm\t%0,%2,%3", type,
			      "=&vr", v, mask, "vr");
}

/* VCPOP.  The mask could be one of elements of any size.  */

static tree
riscv_count_mask (emitter *e, tree mask)
{
  tree type = part_vector_type (integer_element (8, true),
				TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask)));

  return variable_length_p (type)
	 ? vector_instructions (e, type, "ta,ma", "vcpop.m\t%0,%2",
				integer_element (64, true), "=r", mask, mask,
				"vr") : NULL_TREE;
}

/* VFIRST, which is -1 if none is on.  */

static tree
riscv_first_mask (emitter *e, tree mask)
{
  tree type = part_vector_type (integer_element (8, true),
				TYPE_VECTOR_SUBPARTS (TREE_TYPE (mask)));

  return variable_length_p (type)
	 ? vector_instructions (e, type, "ta,ma", "vfirst.m\t%0,%2",
				integer_element (64, true), "=r", mask, mask,
				"vr") : NULL_TREE;
}

/* VNCLIP or VNCLIPU, by no bits where the rounding mode has no say, else in
   the mode in which ties go up.  */

static tree
riscv_narrow_saturated (emitter *e, tree type, tree v, unsigned n)
{
  char text[64];
  bool uns = TYPE_UNSIGNED (TREE_TYPE (type));
  unsigned bits = element_bits (TREE_TYPE (TREE_TYPE (v)));

  if (!variable_length_p (type) || bits != 2 * element_bits (TREE_TYPE (type))
      || n > 31 || uns != (bool) TYPE_UNSIGNED (TREE_TYPE (TREE_TYPE (v))))
    return NULL_TREE;
  snprintf (text, sizeof text, "%svnclip%s.wi\t%%0,%%2,%u",
	    n ? "csrwi\tvxrm,0\n\t" : "", uns ? "u" : "", n);
  return vector_instructions (e, type, "ta,ma", text, type, "=&vr", v, v,
			      "vr");
}

/* VSLIDEDOWN, and VMV.X.S or VFMV.F.S.  */

static tree
riscv_element (emitter *e, tree v, tree index)
{
  tree type = TREE_TYPE (v);

  if (!variable_length_p (type))
    return NULL_TREE;
  v = vector_instructions (e, type, "ta,ma", "vslidedown.vx\t%0,%2,%3", type,
			   "=vr", v, index, "r", true);
  return part_extract (e, v, 0);
}

/* VRGATHER.  */

static tree
riscv_look_up (emitter *e, tree v, tree index)
{
  tree type = TREE_TYPE (v);

  return variable_length_p (type)
	 ? vector_instructions (e, type, "ta,ma", "vrgather.vv\t%0,%2,%3",
				type, "=&vr", v, index, "vr") : NULL_TREE;
}

/* The same for vectors of constant length, by VEC_PERM_EXPR: of one vector the
   index is cut off, of two there are comparisons, differences and masks.  */

static bool
riscv_table_way (unsigned es, unsigned bytes, table_form *way)
{
  tree type = part_vector_type (integer_element (es * BITS_PER_UNIT, true),
				bytes / es);

  *way = { es, bytes, 2, 6, false, false, false };
  return (VECTOR_MODE_P (TYPE_MODE (type))
	  && can_vec_perm_var_p (TYPE_MODE (type)));
}

static tree
riscv_table (emitter *e, const table_form *, tree *v, unsigned count,
	     tree index, tree)
{
  return gimple_build (&e->seq, e->loc, VEC_PERM_EXPR, TREE_TYPE (v[0]), v[0],
		       v[count - 1], index);
}

/* One instruction goes to integers of half the size, not further.  */

static enum misfits
riscv_misfits (tree type, tree to)
{
  return (2 * TYPE_PRECISION (to) >= TYPE_PRECISION (TREE_TYPE (type))
	  ? MISFIT_IS_END : MISFIT_IS_ANY);
}

const ripple_target ripple_riscv_target =
{
  .name = "riscv",
  .native_bytes = riscv_native_bytes,
  .strided_load = riscv_strided_load,
  .strided_store = riscv_strided_store,
  .narrow_saturated = riscv_narrow_saturated,
  .misfits = riscv_misfits,
  .compress = riscv_compress,
  .count_mask = riscv_count_mask,
  .first_mask = riscv_first_mask,
  .element = riscv_element,
  .look_up = riscv_look_up,
  .table_way = riscv_table_way,
  .table = riscv_table,
  .vector_register = "=vr",
  .group_lanes = 8,
  .longest_bytes = 8192,
  .scalable_p = scalable_p,
  .finish = finish
};

#endif

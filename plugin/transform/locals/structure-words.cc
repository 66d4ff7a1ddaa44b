/* Whole structures, and scalars that are no elements, at addresses of lanes
   become integers.

   INPUT	c[i] = a[i];		x = b[i].l;  d[i].l = x;  (long double)

   OUTPUT	loads of all of a[i] as integers, as wide as its alignment
		permits; stores of them at c[i];
		the same for b[i].l and d[i].l, and for memcpy, memmove and
		memset of few bytes

   Nothing can be computed with such scalars in lanes; what does is left as it
   was, and refused.  Scalars that are the same for all lanes go to memory
   first.  Structures of very many words are copied in loops
   (whole-copies.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/overlay.h"
#include "transform/cfg/cfg.h"
#include "transform/locals/memory-words.h"

/* The most words of what is moved so, and the most bytes that memcpy and its
   like move in words; with more they stay calls.  */
enum { MAX_WORDS = 64, MAX_CALL_BYTES = 64 };

tree
unsigned_bits (unsigned bits)
{
  return build_nonstandard_integer_type (bits, 1);
}

bool
varying_ref_p (tree ref)
{
  struct shape s = overlay_address_shape (ref);
  return !shape_scalar_p (&s);
}

place
place_of (gimple_seq *seq, tree ref)
{
  /* The members of packed structures are less aligned than their types.  */
  unsigned align = MIN (TYPE_ALIGN (TREE_TYPE (ref)),
			get_object_alignment (ref)) / BITS_PER_UNIT;
  place p = { NULL_TREE, 0, align, TREE_THIS_VOLATILE (ref) };
  if (TREE_CODE (ref) == MEM_REF
      && TREE_CODE (TREE_OPERAND (ref, 0)) == SSA_NAME
      && integer_zerop (TREE_OPERAND (ref, 1)))
    p.pointer = TREE_OPERAND (ref, 0);
  else
    {
      tree address = build_fold_addr_expr (unshare_expr (ref));
      mark_addressable (ref);
      p.pointer = make_ssa_name (TREE_TYPE (address));
      gimple_seq_add_stmt (seq, gimple_build_assign (p.pointer, address));
    }
  return p;
}

tree
word_at (const place *p, unsigned offset, unsigned bits)
{
  unsigned off = p->offset + offset;
  unsigned align = off ? MIN (p->align, least_bit_hwi (off)) : p->align;
  tree type = unsigned_bits (bits);
  tree any = build_pointer_type_for_mode (char_type_node, ptr_mode, true);
  if (align * BITS_PER_UNIT < TYPE_ALIGN (type))
    type = build_aligned_type (type, align * BITS_PER_UNIT);
  tree ref = build2 (MEM_REF, type, p->pointer, build_int_cst (any, off));
  TREE_THIS_VOLATILE (ref) = TREE_SIDE_EFFECTS (ref) = p->is_volatile;
  return ref;
}

tree
load_word (gimple_seq *seq, const place *p, unsigned offset, unsigned bits)
{
  tree r = make_ssa_name (unsigned_bits (bits));
  gimple_seq_add_stmt (seq, gimple_build_assign (r, word_at (p, offset,
							     bits)));
  return r;
}

void
replace_by (gimple_stmt_iterator *gsi, gimple_seq seq)
{
  gimple *old = gsi_stmt (*gsi);
  for (gimple_stmt_iterator g = gsi_start (seq); !gsi_end_p (g);
       gsi_next (&g))
    gimple_set_location (gsi_stmt (g), gimple_location (old));
  gsi_insert_seq_before (gsi, seq, GSI_SAME_STMT);
  unlink_stmt_vdef (old);
  gsi_remove (gsi, true);
}

/* Structures.  */

bool
structure_copy_p (gimple *stmt)
{
  if (!gimple_assign_single_p (stmt) || gimple_clobber_p (stmt)
      || gimple_has_volatile_ops (stmt))
    return false;
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  return !is_gimple_reg_type (TREE_TYPE (lhs))
	 && tree_fits_uhwi_p (TYPE_SIZE_UNIT (TREE_TYPE (lhs)))
	 && varying_ref_p (lhs)
	 && (TREE_CODE (rhs) == CONSTRUCTOR
	     ? CONSTRUCTOR_NELTS (rhs) == 0
	     : DECL_P (rhs) || REFERENCE_CLASS_P (rhs));
}

/* Bytes of a word in a copy of FROM, which may be zeros, to TO.  */

static unsigned
word_bytes (tree to, tree from)
{
  unsigned align = get_object_alignment (to);
  align = MIN (align, TYPE_ALIGN (TREE_TYPE (to)));
  if (TREE_CODE (from) != CONSTRUCTOR)
    align = MIN (align, MIN (get_object_alignment (from),
			     TYPE_ALIGN (TREE_TYPE (from))));
  return MIN (align / BITS_PER_UNIT, 8u);
}

bool
many_words_p (tree to, tree from)
{
  unsigned HOST_WIDE_INT size = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE
							      (to)));
  return CEIL (size, word_bytes (to, from)) > MAX_WORDS;
}

bool
copy_structure (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  tree lhs = gimple_assign_lhs (stmt), rhs = gimple_assign_rhs1 (stmt);
  unsigned HOST_WIDE_INT size = tree_to_uhwi (TYPE_SIZE_UNIT (TREE_TYPE
							      (lhs)));
  bool zero = TREE_CODE (rhs) == CONSTRUCTOR;
  unsigned align = word_bytes (lhs, rhs);
  if (many_words_p (lhs, rhs))
    return false;
  gimple_seq loads = NULL, stores = NULL;
  place from = zero ? place () : place_of (&loads, rhs);
  place to = place_of (&loads, lhs);
  for (unsigned offset = 0, bytes; offset < size; offset += bytes)
    {
      bytes = MIN (align, 8u);
      while (bytes > size - offset)
	bytes /= 2;
      tree w = zero ? build_zero_cst (unsigned_bits (bytes * 8))
	       : load_word (&loads, &from, offset, bytes * 8);
      gimple_seq_add_stmt (&stores,
			   gimple_build_assign (word_at (&to, offset,
							 bytes * 8), w));
    }
  gimple_seq_add_seq (&loads, stores);
  replace_by (gsi, loads);
  return true;
}

/* Calls.  */

bool
memory_call_p (gimple *stmt)
{
  if (!gimple_call_builtin_p (stmt, BUILT_IN_MEMCPY)
      && !gimple_call_builtin_p (stmt, BUILT_IN_MEMMOVE)
      && !gimple_call_builtin_p (stmt, BUILT_IN_MEMSET))
    return false;
  tree size = constant_value (gimple_call_arg (stmt, 2));
  return (varying_p (gimple_call_arg (stmt, 0)) && size
	  && !STRICT_ALIGNMENT && tree_fits_uhwi_p (size)
	  && tree_to_uhwi (size) <= MAX_CALL_BYTES);
}

/* The bytes at the pointer P.  */

static place
bytes_at (gimple_seq *seq, tree p)
{
  place at = { p, 0, MAX (get_pointer_alignment (p) / BITS_PER_UNIT, 1u),
	       false };
  if (TREE_CODE (p) != SSA_NAME)
    {
      at.pointer = make_ssa_name (TREE_TYPE (p));
      gimple_seq_add_stmt (seq, gimple_build_assign (at.pointer, p));
    }
  return at;
}

/* A word of 64 bits, each byte of which is X.  */

static tree
repeat_byte (gimple_seq *seq, tree x)
{
  tree word = unsigned_bits (64);
  x = gimple_convert (seq, unsigned_bits (8), x);
  x = gimple_convert (seq, word, x);
  return gimple_build (seq, MULT_EXPR, word, x,
		       build_int_cst (word, HOST_WIDE_INT_UC
						(0x0101010101010101)));
}

void
move_bytes (gimple_stmt_iterator *gsi)
{
  gcall *call = as_a<gcall *> (gsi_stmt (*gsi));
  tree dest = gimple_call_arg (call, 0), src = gimple_call_arg (call, 1);
  tree lhs = gimple_call_lhs (call), all = NULL_TREE;
  unsigned size = tree_to_uhwi (constant_value (gimple_call_arg (call, 2)));
  gimple_seq loads = NULL, stores = NULL;
  place from = place (), to = bytes_at (&loads, dest);
  if (gimple_call_builtin_p (call, BUILT_IN_MEMSET))
    all = repeat_byte (&loads, src);
  else
    from = bytes_at (&loads, src);
  for (unsigned offset = 0, bytes; offset < size; offset += bytes)
    {
      bytes = 8;
      while (bytes > size - offset)
	bytes /= 2;
      tree w = all ? gimple_convert (&loads, unsigned_bits (bytes * 8), all)
	       : load_word (&loads, &from, offset, bytes * 8);
      gimple_seq_add_stmt (&stores,
			   gimple_build_assign (word_at (&to, offset,
							 bytes * 8), w));
    }
  gimple_seq_add_seq (&loads, stores);
  if (lhs)
    gimple_seq_add_stmt (&loads, gimple_build_assign (lhs, dest));
  gimple *last = gimple_seq_last_stmt (loads);
  replace_by (gsi, loads);
  if (lhs && TREE_CODE (lhs) == SSA_NAME)
    SSA_NAME_DEF_STMT (lhs) = last;
}

/* Scalars.  */

bool
opaque_type_p (tree type)
{
  tree elt = lanes_element_type (type);
  return ((VECTOR_TYPE_P (type) || SCALAR_FLOAT_TYPE_P (type)
	   || (INTEGRAL_TYPE_P (type) && TYPE_PRECISION (type) > 64))
	  && !VECTOR_BOOLEAN_TYPE_P (type)
	  && (!elt || lanes_bytes (elt) > MAX_VECTOR_ELEMENT)
	  && TYPE_SIZE_UNIT (type)
	  && tree_fits_uhwi_p (TYPE_SIZE_UNIT (type)));
}

static unsigned
scalar_word_bytes (tree type)
{
  return MIN (TYPE_ALIGN_UNIT (TYPE_MAIN_VARIANT (type)), 8u);
}

/* True if STMT stores a scalar that no vector has at addresses of lanes.  */

static bool
opaque_store_p (gimple *stmt)
{
  return (gimple_assign_single_p (stmt) && gimple_store_p (stmt)
	  && !gimple_clobber_p (stmt) && !gimple_has_volatile_ops (stmt)
	  && opaque_type_p (TREE_TYPE (gimple_assign_lhs (stmt)))
	  && (TREE_CODE (gimple_assign_rhs1 (stmt)) == SSA_NAME
	      || is_gimple_min_invariant (gimple_assign_rhs1 (stmt)))
	  && varying_ref_p (gimple_assign_lhs (stmt)));
}

/* True if STMT is an assignment of a name of such a scalar to another.  */

static bool
opaque_name_p (gimple *stmt)
{
  return (gimple_assign_ssa_name_copy_p (stmt)
	  && opaque_type_p (TREE_TYPE (gimple_assign_lhs (stmt))));
}

/* True if NAME, of such a scalar, is only given other names and stored at
   addresses of lanes.  */

static bool
only_moved_p (tree name)
{
  imm_use_iterator it;
  use_operand_p use;
  FOR_EACH_IMM_USE_FAST (use, it, name)
    {
      gimple *g = USE_STMT (use);
      if (!is_gimple_debug (g) && !opaque_store_p (g)
	  && !(opaque_name_p (g) && only_moved_p (gimple_assign_lhs (g))))
	return false;
    }
  return true;
}

/* True if STMT loads such a scalar, which is then only moved.  */

static bool
opaque_load_p (gimple *stmt)
{
  return (gimple_assign_load_p (stmt) && !gimple_has_volatile_ops (stmt)
	  && opaque_type_p (TREE_TYPE (gimple_assign_lhs (stmt)))
	  && varying_ref_p (gimple_assign_rhs1 (stmt))
	  && only_moved_p (gimple_assign_lhs (stmt)));
}

/* The load that gives NAME its value, by way of copies; if it is no load, the
   statement that defines it.  */

static tree
first_name (tree name)
{
  while (TREE_CODE (name) == SSA_NAME
	 && opaque_name_p (SSA_NAME_DEF_STMT (name)))
    name = gimple_assign_rhs1 (SSA_NAME_DEF_STMT (name));
  return name;
}

bool
opaque_move_p (gimple *stmt)
{
  return is_gimple_assign (stmt) && (opaque_store_p (stmt)
				     || opaque_load_p (stmt));
}

/* The words of scalars that were loaded.  */
static hash_map<tree, auto_vec<tree> *> *loaded;

/* Load the words of the scalar of TYPE at P.  */

static void
load_words (gimple_seq *seq, const place *p, tree type, vec<tree> *words)
{
  unsigned HOST_WIDE_INT size = tree_to_uhwi (TYPE_SIZE_UNIT (type));
  unsigned bytes = scalar_word_bytes (type);
  for (unsigned offset = 0; offset < size; offset += bytes)
    words->safe_push (load_word (seq, p, offset, bytes * BITS_PER_UNIT));
}

static void
load_opaque (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  gimple_seq seq = NULL;
  place p = place_of (&seq, gimple_assign_rhs1 (stmt));
  auto_vec<tree> *words = new auto_vec<tree> ();
  load_words (&seq, &p, TREE_TYPE (gimple_assign_lhs (stmt)), words);
  loaded->put (gimple_assign_lhs (stmt), words);
  gimple_seq_set_location (seq, gimple_location (stmt));
  gsi_insert_seq_before (gsi, seq, GSI_SAME_STMT);
}

static void
store_opaque (gimple_stmt_iterator *gsi)
{
  gimple *stmt = gsi_stmt (*gsi);
  tree value = first_name (gimple_assign_rhs1 (stmt));
  tree type = TREE_TYPE (value);
  unsigned bits = scalar_word_bytes (type) * BITS_PER_UNIT;
  gimple_seq seq = NULL;
  auto_vec<tree> own, *words = &own;
  if (auto_vec<tree> **known = loaded->get (value))
    words = *known;
  else
    {
      tree var = create_tmp_var_raw (type, "scalar");
      TREE_ADDRESSABLE (var) = 1;
      make_local (var);
      gimple_seq_add_stmt (&seq, gimple_build_assign (var, value));
      place from = place_of (&seq, var);
      load_words (&seq, &from, type, &own);
    }
  place to = place_of (&seq, gimple_assign_lhs (stmt));
  for (unsigned i = 0; i < words->length (); i++)
    {
      tree word = word_at (&to, i * bits / BITS_PER_UNIT, bits);
      gimple_seq_add_stmt (&seq, gimple_build_assign (word, (*words)[i]));
    }
  replace_by (gsi, seq);
}

void
move_opaque_scalars (void)
{
  auto_vec<gimple *> loads, names, stores, unused;
  basic_block bb;
  FOR_EACH_BB_FN (bb, cfun)
    for (gimple_stmt_iterator g = gsi_start_bb (bb); !gsi_end_p (g);
	 gsi_next (&g))
      if (!is_gimple_assign (gsi_stmt (g)))
	;
      else if (opaque_load_p (gsi_stmt (g)))
	loads.safe_push (gsi_stmt (g));
      else if (opaque_name_p (gsi_stmt (g)))
	names.safe_push (gsi_stmt (g));
      else if (opaque_store_p (gsi_stmt (g)))
	stores.safe_push (gsi_stmt (g));
  loaded = new hash_map<tree, auto_vec<tree> *> ();
  for (unsigned i = 0; i < loads.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_stmt (loads[i]);
      load_opaque (&g);
    }
  for (unsigned i = 0; i < stores.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_stmt (stores[i]);
      tree value = first_name (gimple_assign_rhs1 (stores[i]));
      /* Scalars with which lanes compute are left: they are stored one by one,
	 or refused.  */
      if (loaded->get (value) || !varying_p (value))
	store_opaque (&g);
    }
  for (unsigned i = 0; i < names.length (); i++)
    if (loaded->get (first_name (gimple_assign_lhs (names[i]))))
      unused.safe_push (names[i]);
  for (unsigned i = 0; i < loads.length (); i++)
    {
      delete *loaded->get (gimple_assign_lhs (loads[i]));
      unused.safe_push (loads[i]);
    }
  delete loaded;
  for (unsigned i = 0; i < unused.length (); i++)
    {
      gimple_stmt_iterator g = gsi_for_stmt (unused[i]);
      insert_debug_temp_for_var_def (&g, gimple_assign_lhs (unused[i]));
      unlink_stmt_vdef (unused[i]);
      gsi_remove (&g, true);
    }
  for (unsigned i = 0; i < unused.length (); i++)
    release_defs (unused[i]);
}

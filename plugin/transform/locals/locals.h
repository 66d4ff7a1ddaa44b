/* Variables and values of which lanes have copies.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef RIPPLE_LOCALS_H
#define RIPPLE_LOCALS_H

/* promotions.cc: let the ripple_* functions have the arguments that the
   program passes, where C has promoted them.  True if there were such; shapes
   must be computed anew.  */
extern bool undo_promotions (void);

/* local-address.cc: resolve the addresses of local variables of which lanes
   have copies.  True if something changed.  */
extern bool resolve_local_addresses (void);
/* True if REF is a part of such a variable.  */
extern bool lane_copied_p (tree ref);
/* constant-records.cc: put the structures of cfun into VARS that all lanes
   share, of which only fields are used, and these set once, before.  */
extern void find_constant_records (hash_set<tree> *vars);
/* What is BYTES behind REF, a reference to a variable, as a reference of type
   TYPE; null if that cannot be said.  */
extern tree reference_behind (tree ref, HOST_WIDE_INT bytes, tree type);
/* The only member of TYPE that has a value, if that is a union of it and of
   empty classes, as std::optional has one; else null.  */
extern tree sole_member (tree type);
/* The constant offset of the MEM_REF REF.  */
inline HOST_WIDE_INT
memory_offset (tree ref)
{
  return mem_ref_offset (ref).force_shwi ().to_constant ();
}

/* phi-loads.cc: let loads from addresses that lanes chose be choices of
   values.  True if something changed.  */
extern bool resolve_phi_loads (void);
/* The address that the pointer P was copied from.  */
extern tree copied_address (tree p);

/* pointer-indices.cc: let pointers that walk through such an array be its
   indices, those of one walk.  True if there was one.  */
extern bool index_local_arrays (void);

/* whole-copies.cc: copy objects from and to such variables scalar by scalar.
   True if there were such copies.  */
extern bool lower_whole_copies (void);
/* Let calls that are made once for several lanes, or for all, give each of
   these a copy of the object that they return.  When no call is left that is
   to be inlined.  Shapes must be computed anew if it returns true.  */
extern bool share_results (void);
/* True if VAR is a variable that was made for a call.  */
extern bool made_for_call_p (tree var);

/* scalar-replacement.cc: take structures and arrays apart that lanes have
   copies of.  True if something changed; shapes must be computed anew.  */
extern bool split_local_variables (void);

/* allocations.cc: let each iteration of an annotated loop allocate its own
   memory.  True if something changed; shapes must be computed anew.  */
extern bool own_allocations (void);

/* complex.cc: take complex numbers in lanes apart.  True if there were any;
   shapes must be computed anew.  */
extern bool lower_complex_lanes (void);

/* ordered-variables.cc: keep in memory variables of which one path of a
   condition with lanes reads what another may have assigned, before numbers
   are propagated past them.  Shapes must be computed anew if true.  */
extern bool move_crossed_variables (void);

/* ordered-variables.cc: keep in memory what is assigned under conditions with
   lanes, if the order of their paths matters: where it has fewer dimensions,
   or a handler sees it.  Shapes must be computed anew if true.  */
extern bool move_ordered_variables (void);

/* privatise.cc: make the copies of local variables that lanes have.  Shapes
   must be computed anew if true.  */
extern bool make_lane_copies (void);
/* Have GCC unroll short loops over them.  Requires loops, and shapes.  */
extern void unroll_array_loops (void);

/* overflow.cc: make arithmetic of calls on lanes that tell of overflow.
   Requires shapes; those of new names must be computed.  */
extern void lower_overflow_calls (void);

/* bit-fields.cc: make integers of whole structures and of bit-fields at
   addresses of lanes.  Shapes must be computed anew if it returns true.  */
extern bool lower_bit_fields (void);

/* value-parts.cc: make shifts of parts of lanes' values, as memcpy reads and
   write them.  Shapes must be computed anew if it returns true.  */
extern bool lower_value_parts (void);

/* forwarded-addresses.cc: let references by pointers to members be such to
   these members.  Shapes must be computed anew if it returns true.  */
extern bool forward_addresses (void);

/* same-joins.cc: join what comes from several edges once.  True if something
   was joined twice.  */
extern bool merge_joins (void);

/* row-sizes.cc: reach by pointers what stands in arrays whose rows have a size
   of each lane.  Shapes must be computed anew if it returns true.  */
extern bool lower_row_sizes (void);

#endif
